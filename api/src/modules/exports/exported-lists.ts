import { chargebackExport } from "../payments/chargeback/chargeback.export.ts";
import { takenNumberExport } from "../raffle/taken-number.export.ts";
import { pointExport } from "../rewards/point.export.ts";
import { staffDocumentExport } from "../staff-documents/staff-document.export.ts";
import { monthExport } from "../closing/month.export.ts";
import { limitExport } from "../commissions/commission/limit/limit.export.ts";
import { taxedPersonExport } from "../commissions/withholding/taxed-person.export.ts";
import { followUpExport } from "../payments/follow-up/follow-up.export.ts";
import { cashFlowExports } from "../reports/financial/cash-flow.export.ts";
import type { ExportableList } from "../../core/export/exportable.ts";
import { movementExport } from "../bank/statement/movement.export.ts";
import { packageExport } from "../catalog/package.export.ts";
import { claimExport } from "../claims/claim/claim.export.ts";
import { commissionExport } from "../commissions/commission/commission.export.ts";
import { objectionExport } from "../commissions/objection/objection.export.ts";
import { contractExport } from "../contracts/contract.export.ts";
import { invoiceExport } from "../invoices/invoice/invoice.export.ts";
import { customerExport } from "../customers/customer/customer.export.ts";
import { userExport } from "../organization/user.export.ts";
import { paymentExport } from "../payments/payment/payment.export.ts";
import { cashExport } from "../payments/payment/cash/cash.export.ts";
import { receivableExport } from "../payments/receivable/receivable.export.ts";
import { refundExport } from "../payments/refund/refund.export.ts";
import { providerExport } from "../providers/provider.export.ts";
import { providerDueExport } from "../purchases/provider-payment/provider-due.export.ts";
import { quoteExport } from "../quotes/quote/quote.export.ts";
import { financialExports } from "../reports/financial/financial.export.ts";
import { salesByExport } from "../reports/sales-by/sales-by.export.ts";
import { reservationExport } from "../reservations/reservation.export.ts";

/** All lists that can be exported. */
export const exportedLists: readonly ExportableList[] = [
  ...[quoteExport, contractExport, paymentExport, refundExport, commissionExport, reservationExport],
  ...[userExport, providerExport, providerDueExport, invoiceExport, movementExport],
  ...[claimExport, customerExport, packageExport, objectionExport, receivableExport, cashExport],
  ...[chargebackExport, staffDocumentExport, takenNumberExport, pointExport],
  ...[followUpExport, monthExport, limitExport, taxedPersonExport],
  ...financialExports,
  ...cashFlowExports,
  salesByExport,
];

const byQuery = new Map(exportedLists.map((list) => [list.query, list]));

/** Returns the exportable list of a query. Throws when the query cannot be exported. */
export function listOf(query: string): ExportableList {
  const list = byQuery.get(query);
  if (!list) throw new Error(`no list of the query ${query} can be taken along`);
  return list;
}
