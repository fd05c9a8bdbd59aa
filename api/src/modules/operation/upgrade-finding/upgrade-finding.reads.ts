import type { Context } from "../../../core/context.ts";
import type { PageArgs } from "../../../core/page.ts";
import { sql } from "../../../core/read/sql.ts";
import { standingFindings } from "../../reports/standing-findings.sql.ts";
import type { UpgradeFinding, UpgradeFindingPage } from "./upgrade-finding.types.ts";

/** Returns a page of possible mistakes of earlier versions, unreviewed ones first. */
export async function upgradeFindings(
  { read }: Context,
  { page, limit, offset }: PageArgs,
): Promise<UpgradeFindingPage> {
  const { items, total } = await read.listing<UpgradeFinding>({
    columns: sql`f.id, f.kind, f.subject_id as "subjectId", f.other_id as "otherId", f.fact,
      coalesce(p.receipt_number, a.name, c.contract_number, h.name, m.text) as title,
      case f.kind when 'twin_movement' then n.text when 'twin_customer' then a.telefono
        when 'boxed_letters' then concat_ws(' ', c.cliente->>'name', c.cliente->>'lastname')
        when 'borrowed_hotel' then h.city else m.text end as second,
      coalesce(p.monto, m.amount) as amount, m.day, m.account_id as "accountId",
      coalesce(c.status in ('draft', 'active'), false) as printable, f.reviewed_at as "reviewedAt",
      (select concat_ws(' ', u.name, u.lastname) from users u where u.id = f.reviewed_by_id) as "reviewedBy"`,
    from: standingFindings,
    order: sql`f.reviewed_at desc nulls first, f.kind, f.found_at, f.id`,
    limit,
    offset,
  });
  const { open } = await read.row<{ open: number }>(
    sql`select (select count(*)::int ${standingFindings} and f.reviewed_at is null) as open`,
  );
  return { items, open, total, page, totalPages: Math.ceil(total / limit) };
}
