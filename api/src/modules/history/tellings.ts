import type { Change, NameOf, Tellings, Told } from "../../core/audit/telling.ts";
import { toldAccounts } from "../accounts/account/account.audit.ts";
import { toldPeople } from "../organization/organization.audit.ts";
import { toldNumbering } from "../numbering/numbering.audit.ts";
import { toldStaffDocuments } from "../staff-documents/staff-document.audit.ts";
import { toldApprovals } from "../approvals/approval.audit.ts";
import { toldPackages } from "../catalog/package.audit.ts";
import { toldContent } from "../content/content.audit.ts";
import { toldRaffles } from "../raffle/raffle.audit.ts";
import { toldCustomers } from "../customers/customer/customer.audit.ts";
import { toldProviders } from "../providers/provider.audit.ts";
import { toldQuotes } from "../quotes/quote/quote.audit.ts";
import { toldQuoteTemplates } from "../quotes/template/quote-template.audit.ts";
import { toldCalculations } from "../quotes/calculation/calculation.audit.ts";
import { toldPassengers } from "../quotes/passenger/passenger.audit.ts";
import { toldTemplates } from "../contracts/template/template.audit.ts";
import { toldContracts } from "../contracts/contract/contract.audit.ts";
import { toldAddenda } from "../contracts/addendum/addendum.audit.ts";
import { toldCancellations } from "../contracts/cancellation/cancellation.audit.ts";
import { toldMonths } from "../closing/closing.audit.ts";
import { toldPurchases } from "../purchases/purchase/purchase.audit.ts";
import { toldProviderPayments } from "../purchases/provider-payment/provider-payment.audit.ts";
import { toldPayments } from "../payments/payment/payment.audit.ts";
import { toldRefunds } from "../payments/refund/refund.audit.ts";
import { toldCards } from "../payments/card/card.audit.ts";
import { toldChargebacks } from "../payments/chargeback/chargeback.audit.ts";
import { toldSignatures } from "../contracts/signature/signature.audit.ts";
import { toldRetracto } from "../payments/retracto/retracto.audit.ts";
import { toldMatching } from "../bank/matching/matching.audit.ts";
import { toldStatements } from "../bank/statement/statement.audit.ts";
import { toldCash } from "../payments/payment/cash/cash.audit.ts";
import { toldLegalFigures } from "../content/legal-figure/legal-figure.audit.ts";
import { toldWithholding } from "../commissions/withholding/withholding.audit.ts";
import { toldCommissions } from "../commissions/commission/commission.audit.ts";
import { toldAcquisitions } from "../commissions/acquisition/acquisition.audit.ts";
import { toldObjections } from "../commissions/objection/objection.audit.ts";
import { toldReservations } from "../reservations/reservation.audit.ts";
import { toldPoints } from "../rewards/points.audit.ts";
import { toldCommissionStatements } from "../commissions/statement/statement.audit.ts";
import { toldInvoices } from "../invoices/invoice/invoice.audit.ts";
import { toldClaims } from "../claims/claim/claim.audit.ts";
import { toldListExports } from "../exports/export.audit.ts";
import { toldSalesGoals } from "../reports/goal/sales-goal.audit.ts";
import { toldOperation } from "../operation/operation.audit.ts";
import { toldDossiers } from "./dossier.audit.ts";
import { toldExports } from "./history.audit.ts";

/** How every line of the history is told; a line that no module tells does not build. */
const tellings: Tellings = {
  ...toldAccounts,
  ...toldPeople,
  ...toldNumbering,
  ...toldStaffDocuments,
  ...toldApprovals,
  ...toldPackages,
  ...toldContent,
  ...toldRaffles,
  ...toldCustomers,
  ...toldProviders,
  ...toldQuotes,
  ...toldCalculations,
  ...toldQuoteTemplates,
  ...toldPassengers,
  ...toldTemplates,
  ...toldContracts,
  ...toldAddenda,
  ...toldCancellations,
  ...toldMonths,
  ...toldPurchases,
  ...toldProviderPayments,
  ...toldPayments,
  ...toldRefunds,
  ...toldCards,
  ...toldChargebacks,
  ...toldListExports,
  ...toldSignatures,
  ...toldRetracto,
  ...toldMatching,
  ...toldStatements,
  ...toldCash,
  ...toldLegalFigures,
  ...toldWithholding,
  ...toldCommissions,
  ...toldAcquisitions,
  ...toldObjections,
  ...toldReservations,
  ...toldPoints,
  ...toldCommissionStatements,
  ...toldInvoices,
  ...toldClaims,
  ...toldSalesGoals,
  ...toldOperation,
  ...toldExports,
  ...toldDossiers,
};

/** Every kind of line that is written now. */
export const knownTypes = Object.keys(tellings) as readonly (keyof Tellings)[];

/**
 * What a line says. One of a kind that is not written any more, or whose detail an earlier version wrote
 * otherwise, is told by its name and its values.
 */
export function tell(type: string, detail: object, nameOf: NameOf): Told {
  const telling = (tellings as Readonly<Record<string, (detail: object, nameOf: NameOf) => Told>>)[type];
  if (!telling) return plainly(type, detail);
  try {
    return telling(detail, nameOf);
  } catch {
    return plainly(type, detail);
  }
}

const plainly = (type: string, detail: object): Told => ({
  did: `hizo un cambio (${type})`,
  changes: Object.entries(detail).flatMap(([label, value]): Change[] =>
    typeof value === "string" || typeof value === "number"
      ? [{ label, before: null, after: String(value), only: "costs" }]
      : [],
  ),
});
