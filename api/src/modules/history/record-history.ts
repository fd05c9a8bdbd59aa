import type { Viewer } from "../../core/auth/viewer.ts";
import type { Context } from "../../core/context.ts";
import type { Page, PageArgs } from "../../core/page.ts";
import { Scope } from "../../core/mutation/scope.ts";
import { type Fragment, joined, sql } from "../../core/read/sql.ts";
import { NO_USER, visibleUsers } from "../organization/user.access.ts";
import { User } from "../accounts/account/user.entity.ts";
import { may } from "../accounts/permissions.rules.ts";
import { findCommission } from "../commissions/commission/commission.access.ts";
import { findContract } from "../contracts/contract/contract.find.ts";
import { findPayment } from "../payments/payment/payment.access.ts";
import { findCustomer } from "../customers/customer/customer.find.ts";
import { findInvoice } from "../invoices/invoice/invoice.access.ts";
import { visibleProviders } from "../providers/provider.access.ts";
import { Provider } from "../providers/provider.entity.ts";
import { NO_PROVIDER } from "../providers/provider.find.ts";
import { findQuote } from "../quotes/quote/quote.access.ts";
import { findReservation } from "../reservations/reservation.access.ts";
import { isRecordId, NO_RECORD } from "../../core/input/ids.ts";
import { notFound } from "../../core/failure.ts";
import type { StoryRecord } from "./history.enums.ts";
import type { HistoryEntry } from "./history.types.ts";
import { entriesFrom, describedEntries } from "./described-entries.ts";

/** Record whose history can be shown. */
interface Story {
  /** Loads the record in the caller's scope; otherwise refuses like the record's own page. */
  readonly find: (scope: Scope, id: string) => Promise<unknown>;
  /**
   * Returns selects of the ids, as text, of the record and of the parts that the viewer may see. `id` is a
   * uuid or a number.
   */
  readonly parts: (id: string, viewer: Viewer | null) => readonly Fragment[];
  /** Condition for the entries of this kind of record; needed when other kinds may have equal ids. */
  readonly acts?: Fragment;
}

const itself = (id: string): Fragment => sql`select ${id}::text`;
const one = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw notFound(NO_USER);
  return Number(text);
};

const stories: Readonly<Record<StoryRecord, Story>> = {
  quote: {
    find: findQuote,
    parts: (id) => [
      itself(id),
      sql`select id::text from quote_calculations where quote_id = ${id}::uuid`,
      sql`select id::text from passengers where quote_id = ${id}::uuid`,
    ],
  },
  contract: {
    find: findContract,
    parts: (id, viewer) => [
      itself(id),
      sql`select id::text from contract_items where contract_id = ${id}::uuid`,
      sql`select id::text from payments where contract_id = ${id}::uuid`,
      sql`select id::text from refunds where contract_id = ${id}::uuid`,
      sql`select b.id::text from chargebacks b join payments p on p.id = b.payment_id
        where p.contract_id = ${id}::uuid`,
      ...(may(viewer?.role, "readPurchases") ? purchasesOf(id) : []),
      ...(may(viewer?.role, "invoice") ? fiscalDocumentsOf(id) : []),
      ...(may(viewer?.role, "seeAll")
        ? [sql`select id::text from commissions where contract_id = ${id}::uuid`]
        : []),
    ],
  },
  payment: {
    find: findPayment,
    parts: (id) => [
      itself(id),
      sql`select id::text from chargebacks where payment_id = ${id}::uuid`,
      sql`select id::text from refunds where payment_id = ${id}::uuid`,
    ],
  },
  commission: {
    find: findCommission,
    parts: (id) => [
      itself(id),
      sql`select id::text from commission_objections where commission_id = ${id}::uuid`,
    ],
  },
  reservation: {
    find: findReservation,
    parts: (id) => [itself(id), sql`select id::text from payments where order_id = ${id}::uuid`],
  },
  customer: {
    find: findCustomer,
    parts: (id) => [itself(id)],
  },
  provider: {
    find: (scope, id) =>
      scope.find(Provider, { $and: [{ id }, visibleProviders(scope.viewer)] }, NO_PROVIDER),
    parts: (id) => [itself(id)],
  },
  invoice: {
    find: findInvoice,
    parts: (id) => [itself(id), sql`select id::text from credit_notes where invoice_id = ${id}::uuid`],
  },
  person: {
    find: (scope, id) => scope.find(User, { $and: [{ id: one(id) }, visibleUsers(scope.viewer)] }, NO_USER),
    parts: (id) => [itself(id)],
    // Packages have numbers for ids, too.
    acts: sql`(starts_with(e.type, 'user.') or starts_with(e.type, 'commission-limit.')
      or starts_with(e.type, 'sales-goal.'))`,
  },
};

const fiscalDocumentsOf = (id: string): Fragment[] => [
  sql`select id::text from invoices where contract_id = ${id}::uuid`,
  sql`select n.id::text from credit_notes n join invoices i on i.id = n.invoice_id
    where i.contract_id = ${id}::uuid`,
];

const purchasesOf = (id: string): Fragment[] => [
  sql`select p.id::text from purchases p join contract_items i on i.id = p.contract_item_id
    where i.contract_id = ${id}::uuid`,
  sql`select n.id::text from installments n join purchases p on p.id = n.purchase_id
    join contract_items i on i.id = p.contract_item_id where i.contract_id = ${id}::uuid`,
];

/**
 * Returns the history of a record and its parts, newest first, described for the viewer. NOT_FOUND outside
 * the viewer's scope, with the message of the record's own page.
 */
export async function recordHistory(
  context: Context,
  record: StoryRecord,
  id: string,
  { page, limit, offset }: PageArgs,
): Promise<Page<HistoryEntry>> {
  const { find, parts, acts } = stories[record];
  if (record !== "person" && !isRecordId(id)) throw notFound(NO_RECORD);
  await find(Scope.of(context), id);
  const ids = joined(parts(id, context.viewer), " union all ");
  const where = sql`e.record_id in (${ids})${acts ? sql` and ${acts}` : sql``}`;
  const [items, { total }] = await Promise.all([
    describedEntries(
      context,
      entriesFrom(sql`select e.* from audit_entries e where ${where}
        order by e.at desc, e.id desc limit ${limit} offset ${offset}`),
    ),
    context.read.row<{ total: number }>(sql`select count(*) as total from audit_entries e where ${where}`),
  ]);
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
