import type { RowColumns } from "../../core/read/sql-field.ts";
import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import type { PayoutKind } from "./approval.enums.ts";

// `payout_of(kind, id)` of the database returns amount, payee and account of each thing that is paid.

/** Returns SQL for whether an approval still matches the payment that would be made now. */
export const isCurrentSql = (row: RowColumns): Fragment =>
  sql`exists (select 1 from payout_of(${row("kind")}, ${row("subjectId")}) o
    where o.payable and o.monto = ${row("monto")} and o.account = ${row("account")})`;

/** Returns SQL for whether a payment made now needs a second person's approval. */
export const needsSecondPersonSql =
  (kind: PayoutKind) =>
  (row: RowColumns): Fragment =>
    sql`coalesce((select (select o.monto > rule.second_person_above from payout_of(${kind}, ${row("id")}) o
      where o.payable) from approval_rules rule where rule.second_person_above is not null), false)`;

/** Returns SQL for the person who approved a payment as it would be made now; null while there is none. */
export const approvedBySql =
  (kind: PayoutKind) =>
  (row: RowColumns): Fragment =>
    sql`(select a.approved_by_id from payout_approvals a, payout_of(a.kind, a.subject_id) o
      where a.kind = ${kind} and a.subject_id = ${row("id")} and a.status = 'approved'
      and a.monto = o.monto and a.account = o.account)`;

/**
 * Returns SQL for the time or the author of the last change of a seller's bank account, for the seller of a
 * row.
 */
export const accountChangeSql =
  (column: "account_changed_at" | "account_changed_by_id") =>
  (row: RowColumns): Fragment =>
    sql`(select b.${raw(column)} from banking_details b where b.user_id = ${row("vendedor")})`;
