import type { Context } from "../../core/context.ts";
import type { Page, PageArgs } from "../../core/page.ts";
import { bind, sql } from "../../core/read/sql.ts";
import type { ReferredPerson } from "./points.types.ts";

/**
 * Returns the people who registered with the viewer's link, newest first, with only first name and initial.
 */
export async function referredPeople(
  { read }: Context,
  { page, limit, offset }: PageArgs,
): Promise<Page<ReferredPerson>> {
  const rows = await read.rows<ReferredPerson & { total: number }>(
    sql`with referred as (
       select c.* from users c join users r on r.referral_code = c.referred_by where r.id = ${bind.me}
       and c.id <> r.id and c.erased_at is null
     ), shown as (select * from referred order by created_at desc, id desc limit ${limit} offset ${offset})
     select split_part(s.name, ' ', 1) || ' ' || left(s.lastname, 1) || '.' as name, s.created_at as since,
       (select coalesce(sum(m.points), 0) from point_movements m where m.user_id = ${bind.me}
         and m.customer_id = s.id) as points,
       (select count(*) from referred) as total
     from (select true) one left join shown s on true order by s.created_at desc, s.id desc`,
  );
  const total = rows[0]?.total ?? 0;
  const items = rows
    .filter(({ since }) => since !== null)
    .map(({ name, since, points }) => ({ name, since, points }));
  return { items, total, page, totalPages: Math.ceil(total / limit) };
}
