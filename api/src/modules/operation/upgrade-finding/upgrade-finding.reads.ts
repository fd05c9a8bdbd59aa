import type { Context } from "../../../core/context.ts";
import type { PageArgs } from "../../../core/page.ts";
import { sql } from "../../../core/read/sql.ts";
import type { UpgradeFinding, UpgradeFindingPage } from "./upgrade-finding.types.ts";

/** The findings that still stand: a record that is gone, or a customer who was merged since, is none. */
const standing = sql`from upgrade_findings f
  left join payments p on f.kind = 'signed_by_word' and p.id = f.subject_id
  left join bank_movements m on m.id = case f.kind when 'twin_movement' then f.subject_id
    when 'signed_by_word' then f.other_id end
  left join bank_movements n on f.kind = 'twin_movement' and n.id = f.other_id
  left join customers a on f.kind = 'twin_customer' and a.id = f.subject_id
  left join customers b on f.kind = 'twin_customer' and b.id = f.other_id
  left join contracts c on f.kind = 'boxed_letters' and c.id = f.subject_id
  where case f.kind when 'signed_by_word' then p.id is not null when 'twin_movement' then n.id is not null
    when 'twin_customer' then num_nonnulls(a.merged_into_id, a.erased_at, b.merged_into_id, b.erased_at) = 0
    else c.id is not null end`;

/** Returns a page of what earlier versions may have got wrong, what nobody reviewed first. */
export async function upgradeFindings(
  { read }: Context,
  { page, limit, offset }: PageArgs,
): Promise<UpgradeFindingPage> {
  const { items, total } = await read.listing<UpgradeFinding>({
    columns: sql`f.id, f.kind, f.subject_id as "subjectId", f.other_id as "otherId", f.fact,
      coalesce(p.receipt_number, a.name, c.contract_number, m.text) as title,
      case f.kind when 'twin_movement' then n.text when 'twin_customer' then a.telefono
        when 'boxed_letters' then concat_ws(' ', c.cliente->>'name', c.cliente->>'lastname')
        else m.text end as second,
      coalesce(p.monto, m.amount) as amount, m.day, m.account_id as "accountId",
      coalesce(c.status in ('draft', 'active'), false) as printable, f.reviewed_at as "reviewedAt",
      (select concat_ws(' ', u.name, u.lastname) from users u where u.id = f.reviewed_by_id) as "reviewedBy"`,
    from: standing,
    order: sql`f.reviewed_at desc nulls first, f.kind, f.found_at, f.id`,
    limit,
    offset,
  });
  const { open } = await read.row<{ open: number }>(
    sql`select (select count(*)::int ${standing} and f.reviewed_at is null) as open`,
  );
  return { items, open, total, page, totalPages: Math.ceil(total / limit) };
}
