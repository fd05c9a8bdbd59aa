import { type DocumentNode, print } from "graphql";
import type { Client } from "./client.ts";
import { TODAY } from "./calendar.ts";
import { approvalFilterOf } from "../../web/src/features/approvals/approval.filters.ts";
import { ApprovalListDocument } from "../../web/src/features/approvals/approvals.generated.ts";
import { approvalPaths } from "../../web/src/features/approvals/approvals.paths.ts";
import { movementFilterOf } from "../../web/src/features/bank/bank.filters.ts";
import { BankMovementsDocument } from "../../web/src/features/bank/bank.generated.ts";
import { bankPaths } from "../../web/src/features/bank/bank.paths.ts";
import { claimPaths } from "../../web/src/features/claims/claims.paths.ts";
import { claimFilterOf } from "../../web/src/features/claims/desk/claim.filters.ts";
import { ClaimListDocument } from "../../web/src/features/claims/desk/claims.generated.ts";
import { commissionFilterOf } from "../../web/src/features/commissions/commission/commission.filters.ts";
import { CommissionListDocument } from "../../web/src/features/commissions/commission/commissions.generated.ts";
import { commissionPaths } from "../../web/src/features/commissions/commission/commissions.paths.ts";
import { objectionFilterOf } from "../../web/src/features/commissions/objection/objection.filters.ts";
import { ObjectionListDocument } from "../../web/src/features/commissions/objection/objections.generated.ts";
import { contractFilterOf } from "../../web/src/features/contracts/contract/contract.filters.ts";
import { ContractListDocument } from "../../web/src/features/contracts/contract/contracts.generated.ts";
import { contractPaths } from "../../web/src/features/contracts/contract/contracts.paths.ts";
import { invoiceFilterOf } from "../../web/src/features/invoices/invoice.filters.ts";
import { InvoiceListDocument } from "../../web/src/features/invoices/invoices.generated.ts";
import { invoicePaths } from "../../web/src/features/invoices/invoices.paths.ts";
import { chargebackShowOf } from "../../web/src/features/payments/chargeback/chargeback.filters.ts";
import { ChargebackListDocument } from "../../web/src/features/payments/chargeback/chargebacks.generated.ts";
import { paymentFilterOf } from "../../web/src/features/payments/payment/payment.filters.ts";
import { PaymentQueueDocument } from "../../web/src/features/payments/payment/payments.generated.ts";
import { paymentPaths } from "../../web/src/features/payments/payment/payments.paths.ts";
import { receivableFilterOf } from "../../web/src/features/payments/receivable/receivable.filters.ts";
import { ReceivableListDocument } from "../../web/src/features/payments/receivable/receivables.generated.ts";
import { refundShowOf } from "../../web/src/features/payments/refund/refund.filters.ts";
import { RefundListDocument } from "../../web/src/features/payments/refund/refunds.generated.ts";
import { providerFilterOf } from "../../web/src/features/providers/provider.filters.ts";
import { ProviderListDocument } from "../../web/src/features/providers/providers.generated.ts";
import { providerPaths } from "../../web/src/features/providers/providers.paths.ts";
import { dueFilterOf } from "../../web/src/features/purchases/dues/due.filters.ts";
import { ProviderDueListDocument } from "../../web/src/features/purchases/dues/dues.generated.ts";
import { purchasePaths } from "../../web/src/features/purchases/purchase/purchases.paths.ts";
import { quoteFilterOf } from "../../web/src/features/quotes/quote/quote.filters.ts";
import { QuoteListDocument } from "../../web/src/features/quotes/quote/quotes.generated.ts";
import { quotePaths } from "../../web/src/features/quotes/quote/quotes.paths.ts";
import { DocumentsToReviewDocument } from "../../web/src/features/staff-documents/document/staff-documents.generated.ts";
import { staffDocumentPaths } from "../../web/src/features/staff-documents/staff-documents.paths.ts";

type Values = Readonly<Record<string, string>>;
interface Viewer {
  readonly id: number;
}
type Asked = readonly [document: DocumentNode, filter?: object];

/**
 * Documents with variables that the screens send, by address; the variables come from the screens' own code
 * for reading addresses.
 */
const screens: Readonly<Record<string, (values: Values, viewer: Viewer) => Asked>> = {
  [quotePaths.list.to()]: (values) => [QuoteListDocument, quoteFilterOf(values)],
  [contractPaths.list.to()]: (values) => [ContractListDocument, contractFilterOf(values)],
  [commissionPaths.list.to()]: (values) => [
    CommissionListDocument,
    { ...commissionFilterOf(values), ajustes: true },
  ],
  [commissionPaths.mine.to()]: (values, { id: userId }) => [
    CommissionListDocument,
    { ...commissionFilterOf(values), userId, ajustes: true },
  ],
  [`${commissionPaths.panel.to()} objeciones`]: (values) => [
    ObjectionListDocument,
    objectionFilterOf(values),
  ],
  [`${paymentPaths.queue.to()} todos`]: (values) => [PaymentQueueDocument, paymentFilterOf(values)],
  [`${paymentPaths.queue.to()} devoluciones`]: ({ estado }) => [
    RefundListDocument,
    { show: refundShowOf(estado) },
  ],
  [`${paymentPaths.queue.to()} reversiones`]: ({ estado }) => [
    ChargebackListDocument,
    { show: chargebackShowOf(estado) },
  ],
  [`${invoicePaths.list.to()} facturas`]: (values) => [InvoiceListDocument, invoiceFilterOf(values)],
  [`${purchasePaths.dues.to()} due`]: (values) => [ProviderDueListDocument, dueFilterOf(values, TODAY)],
  [paymentPaths.receivables.to()]: (values) => [ReceivableListDocument, receivableFilterOf(values)],
  [approvalPaths.list.to()]: (values) => [ApprovalListDocument, approvalFilterOf(values)],
  [bankPaths.movements.to()]: (values) => [BankMovementsDocument, movementFilterOf(values)],
  [claimPaths.list.to()]: (values, viewer) => [ClaimListDocument, claimFilterOf(values, viewer)],
  [providerPaths.list.to()]: (values) => [ProviderListDocument, providerFilterOf(values)],
  [staffDocumentPaths.review.to()]: () => [DocumentsToReviewDocument],
};

/** Returns a person's list at an address, asked for as its screen does. */
async function listAt(
  address: string,
  client: Client,
  viewer: Viewer,
  limit: number,
): Promise<{ readonly total: number; readonly items: readonly { readonly id: string }[] }> {
  const { pathname, searchParams } = new URL(address, "https://travesia.test");
  const values = Object.fromEntries(searchParams);
  const screen = screens[`${pathname} ${values["ver"] ?? ""}`.trim()];
  if (!screen) throw new Error(`no list is known at ${address}`);
  const [document, filter] = screen(values, viewer);
  const data = await client.freely.ask(print(document), filter ? { page: 1, limit, filter } : {});
  return Object.values(data as Record<string, never>)[0]!;
}

/** Counts the records of a person's list at an address. */
export const totalAt = async (address: string, client: Client, viewer: Viewer): Promise<number> =>
  (await listAt(address, client, viewer, 1)).total;

/** The records of the list at an address, up to a hundred. */
export const recordsAt = async (
  address: string,
  client: Client,
  viewer: Viewer,
): Promise<readonly { readonly id: string }[]> => (await listAt(address, client, viewer, 100)).items;
