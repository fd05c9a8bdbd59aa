import { sql } from "../../core/read/sql.ts";

/**
 * SQL of the open findings of the upgrade, aliased `f`, without findings about deleted records and about
 * customers or hotels that were merged since.
 */
export const standingFindings = sql`from upgrade_findings f
  left join payments p on f.kind = 'signed_by_word' and p.id = f.subject_id
  left join bank_movements m on m.id = case f.kind when 'twin_movement' then f.subject_id
    when 'signed_by_word' then f.other_id end
  left join bank_movements n on f.kind = 'twin_movement' and n.id = f.other_id
  left join customers a on f.kind = 'twin_customer' and a.id = f.subject_id
  left join customers b on f.kind = 'twin_customer' and b.id = f.other_id
  left join contracts c on f.kind = 'boxed_letters' and c.id = f.subject_id
  left join library_services h on f.kind = 'borrowed_hotel' and h.id = f.subject_id
  where case f.kind when 'signed_by_word' then p.id is not null when 'twin_movement' then n.id is not null
    when 'twin_customer' then num_nonnulls(a.merged_into_id, a.erased_at, b.merged_into_id, b.erased_at) = 0
    when 'borrowed_hotel' then h.id is not null and h.merged_into_id is null
    else c.id is not null end`;
