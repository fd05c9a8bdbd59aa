import type { Context } from "../../core/context.ts";
import { forbidden } from "../../core/failure.ts";
import { sql } from "../../core/read/sql.ts";
import { may } from "../accounts/permissions.rules.ts";
import type { PayoutKind } from "./approval.enums.ts";
import { accountWarning, changedLately, payoutCapabilities } from "./approval.rules.ts";
import type { Payout } from "./approval.types.ts";

/** The last change of an account, as the query returns it. */
export interface AccountChangeRow {
  readonly payee: string;
  readonly changedAt: string | null;
  /**
   * True when the change replaced an earlier account; false when the account was entered for the first time.
   */
  readonly replaced: boolean;
  readonly changedById: number | null;
  readonly changedBy: string | null;
}

type Row = Omit<Payout, "warnings"> & AccountChangeRow;

/** Returns the warnings about an account for the viewer, to read before paying into it. */
export function warningsOf(
  { payee, changedAt, replaced, changedById, changedBy: by }: AccountChangeRow,
  { viewer, now }: Pick<Context, "viewer" | "now">,
): string[] {
  const recent = changedAt !== null && changedLately(new Date(changedAt), now);
  const own = changedAt !== null && changedById === viewer?.id;
  const warning = accountWarning({ payee, replaced, recent, own, by });
  return warning === null ? [] : [warning];
}

/**
 * Returns the amount and account of a payment as it would be made now, with the warnings for its payer; null
 * when the payable does not exist. Runs one statement.
 * @throws Refusal FORBIDDEN to people who may not make payments of this kind.
 */
export async function payout(context: Context, kind: PayoutKind, subjectId: string): Promise<Payout | null> {
  const { read, viewer } = context;
  if (!may(viewer?.role, payoutCapabilities[kind])) throw forbidden();
  const [row] = await read.rows<Row>(
    sql`with changed as (
        select b.account_changed_at as at, b.account_changed_by_id as by, b.account_replaced as replaced
          from commissions c
          join banking_details b on b.user_id = c.vendedor_id
          where ${kind}::text = 'commission' and c.id = ${subjectId}::uuid
        union all select v.account_changed_at, v.account_changed_by_id, v.account_replaced from providers v
          join purchases p on p.provider_id = v.id left join installments n on n.purchase_id = p.id
            and n.id = ${subjectId}::uuid
          where (${kind}::text = 'purchase' and p.id = ${subjectId}::uuid)
            or (${kind}::text = 'installment' and n.id is not null)
        union all select r.account_at, r.account_by_id, (select count(*) > 1 from audit_entries e
            where e.record_id = r.id::text and e.type = 'refund.account-set') from refunds r
          where ${kind}::text = 'refund' and r.id = ${subjectId}::uuid)
      select o.monto, o.payee, o.masked_account as "maskedAccount", o.payable,
        o.payable and coalesce(o.monto > rule.second_person_above, false) as "needsSecondPerson",
        a.id as "approvalId", a.status as "approvalStatus",
        case when a.id is not null then u.name || ' ' || u.lastname end as "approvedBy",
        c.at as "changedAt", c.by as "changedById",
        coalesce(c.replaced, false) as replaced, w.name || ' ' || w.lastname as "changedBy"
      from payout_of(${kind}, ${subjectId}) o cross join approval_rules rule
        left join payout_approvals a on a.kind = ${kind} and a.subject_id = ${subjectId}::uuid
          and a.status in ('waiting', 'approved') and a.monto = o.monto and a.account = o.account
        left join users u on u.id = a.approved_by_id
        left join changed c on true left join users w on w.id = c.by`,
  );
  if (!row) return null;
  const { changedAt, replaced, changedById, changedBy, ...others } = row;
  const change = { payee: row.payee, changedAt, replaced, changedById, changedBy };
  return { ...others, monto: Number(row.monto), warnings: warningsOf(change, context) };
}
