import type { Scope } from "../../core/mutation/scope.ts";
import { sql } from "../../core/read/sql.ts";
import type { PayoutKind } from "./approval.enums.ts";
import { type AccountChangeRow, warningsOf } from "./payout.reads.ts";

/** Payable by its kind and id. */
export interface PayoutRef {
  readonly kind: PayoutKind;
  readonly id: string;
}

/**
 * Returns the ids of the payments that still lack an approval, if the caller made all of them in one act;
 * payments to one account count together. Runs one statement.
 */
export async function missingApprovals(
  scope: Scope,
  things: readonly PayoutRef[],
): Promise<ReadonlySet<string>> {
  const kinds = things.map(({ kind }) => kind);
  const ids = things.map(({ id }) => id);
  const rows = await scope.rows<{ id: string }>(
    sql`select t.id from (select s.kind, s.id, o.monto, o.account,
          sum(o.monto) over (partition by o.account) as together
        from unnest(${kinds}::text[], ${ids}::uuid[]) s (kind, id), payout_of(s.kind, s.id) o) t
        cross join approval_rules rule
      where t.together > rule.second_person_above and not exists (select 1 from payout_approvals a
        where a.kind = t.kind and a.subject_id = t.id and a.status = 'approved' and a.monto = t.monto
          and a.account = t.account and a.approved_by_id <> ${scope.viewer?.id ?? 0}::int)`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface StaffAccountRow extends AccountChangeRow {
  readonly id: number;
}

/**
 * Returns the warnings about the bank accounts of some staff, by person, to display before paying into them.
 */
export async function staffAccountWarnings(
  scope: Scope,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await scope.rows<StaffAccountRow>(
    sql`select u.id, u.name || ' ' || u.lastname as payee, b.account_changed_at as "changedAt",
        b.account_changed_by_id as "changedById",
        b.account_replaced as replaced, w.name || ' ' || w.lastname as "changedBy"
      from banking_details b join users u on u.id = b.user_id
        left join users w on w.id = b.account_changed_by_id
      where b.user_id = any(${[...userIds]}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, warningsOf(row, scope)]));
}
