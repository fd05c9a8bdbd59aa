import type { SnapshotRows } from "./snapshot.ts";
import { type Fragment, joined, sql } from "../../../core/read/sql.ts";

/** A sale whose dossier is made. */
export interface Sale {
  readonly contractId: string;
  readonly number: string;
  readonly quoteId: string | null;
  /** Id of the client's account; null without an account. */
  readonly accountId: number | null;
  /** True when the dossier contains costs, purchases, commissions and the full text of the history. */
  readonly full: boolean;
  /**
   * True when the client requested the dossier; it then contains the client's claims, which managers may not
   * read.
   */
  readonly forClient: boolean;
}

/** Kind of record of a sale; each has an `id` (uuid). */
type PartName =
  | "quote"
  | "contract"
  | "addendum"
  | "payment"
  | "refund"
  | "chargeback"
  | "invoice"
  | "credit-note"
  | "cancellation"
  | "voucher"
  | "item"
  | "purchase"
  | "installment"
  | "provider-payment"
  | "commission"
  | "claim"
  | "claim-answer";

const purchases = (id: string): Fragment => sql`purchases p join contract_items i
  on i.id = p.contract_item_id and i.contract_id = ${id}::uuid`;

/** Returns SQL: the claims about a contract. */
const claims = (id: string): Fragment => sql`select m.id from claims m
  join contracts c on c.contract_number = m.about and c.id = ${id}::uuid`;

const selects = ({ contractId: id, quoteId, full }: Sale): Partial<Record<PartName, Fragment>> => ({
  ...(quoteId && { quote: sql`select ${quoteId}::uuid as id` }),
  contract: sql`select ${id}::uuid as id`,
  addendum: sql`select id from addenda where contract_id = ${id}::uuid`,
  payment: sql`select id from payments where contract_id = ${id}::uuid`,
  refund: sql`select id from refunds where contract_id = ${id}::uuid`,
  chargeback: sql`select b.id from chargebacks b join payments y on y.id = b.payment_id
    where y.contract_id = ${id}::uuid`,
  invoice: sql`select id from invoices where contract_id = ${id}::uuid`,
  "credit-note": sql`select n.id from credit_notes n join invoices v on v.id = n.invoice_id
    where v.contract_id = ${id}::uuid`,
  cancellation: sql`select id from cancellation_requests where contract_id = ${id}::uuid`,
  voucher: sql`select v.id from trip_vouchers v join contract_items i on i.id = v.item_id
    where i.contract_id = ${id}::uuid`,
  ...(full && {
    item: sql`select id from contract_items where contract_id = ${id}::uuid`,
    purchase: sql`select p.id from ${purchases(id)}`,
    installment: sql`select n.id from installments n join ${purchases(id)} on p.id = n.purchase_id`,
    "provider-payment": sql`select p.provider_payment_id as id from ${purchases(id)}
      where p.provider_payment_id is not null
      union select n.provider_payment_id from installments n join ${purchases(id)} on p.id = n.purchase_id
      where n.provider_payment_id is not null`,
    commission: sql`select id from commissions where contract_id = ${id}::uuid`,
    claim: claims(id),
    "claim-answer": claims(id),
  }),
});

/** One record of a sale. */
export interface SalePart {
  readonly kind: PartName;
  readonly id: string;
}

/** Returns all records of a sale whose files, mails and history belong in the dossier. */
export const saleParts = (rows: SnapshotRows, sale: Sale): Promise<SalePart[]> =>
  rows<SalePart>(
    joined(
      Object.entries(selects(sale)).map(
        ([kind, select]) => sql`select ${kind}::text as kind, r.id::text as id from (${select}) r`,
      ),
      " union all ",
    ),
  );
