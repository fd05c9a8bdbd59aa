import type { Module } from "./core/module.ts";
import { accounts } from "./modules/accounts/accounts.module.ts";
import { organization } from "./modules/organization/organization.module.ts";
import { numbering } from "./modules/numbering/numbering.module.ts";
import { staffDocuments } from "./modules/staff-documents/staff-documents.module.ts";
import { approvals } from "./modules/approvals/approvals.module.ts";
import { catalog } from "./modules/catalog/catalog.module.ts";
import { content } from "./modules/content/content.module.ts";
import { raffle } from "./modules/raffle/raffle.module.ts";
import { customers } from "./modules/customers/customers.module.ts";
import { providers } from "./modules/providers/providers.module.ts";
import { quotes } from "./modules/quotes/quotes.module.ts";
import { contracts } from "./modules/contracts/contracts.module.ts";
import { closing } from "./modules/closing/closing.module.ts";
import { purchases } from "./modules/purchases/purchases.module.ts";
import { payments } from "./modules/payments/payments.module.ts";
import { onlineClosing } from "./modules/online-closing/online-closing.module.ts";
import { commissions } from "./modules/commissions/commissions.module.ts";
import { bank } from "./modules/bank/bank.module.ts";
import { reservations } from "./modules/reservations/reservations.module.ts";
import { rewards } from "./modules/rewards/rewards.module.ts";
import { claims } from "./modules/claims/claims.module.ts";
import { invoices } from "./modules/invoices/invoices.module.ts";
import { opening } from "./modules/opening/opening.module.ts";
import { accounting } from "./modules/accounting/accounting.module.ts";
import { notifications } from "./modules/notifications/notifications.module.ts";
import { search } from "./modules/search/search.module.ts";
import { reports } from "./modules/reports/reports.module.ts";
import { dossiers } from "./modules/dossiers/dossiers.module.ts";
import { exports } from "./modules/exports/exports.module.ts";
import { webhooks } from "./modules/webhooks/webhooks.module.ts";
import { operation } from "./modules/operation/operation.module.ts";
import { history } from "./modules/history/history.module.ts";
import { live } from "./modules/live/live.module.ts";

/** The modules in the order of a sale; each imports only from earlier ones. */
export const modules: readonly Module[] = [
  ...[
    accounts,
    organization,
    numbering,
    staffDocuments,
    approvals,
    catalog,
    content,
    raffle,
    customers,
    providers,
    quotes,
    contracts,
  ],
  ...[
    closing,
    purchases,
    payments,
    onlineClosing,
    commissions,
    bank,
    reservations,
    rewards,
    invoices,
    opening,
    accounting,
    claims,
    notifications,
    search,
    reports,
    exports,
    webhooks,
    operation,
    history,
    dossiers,
    live,
  ],
];
