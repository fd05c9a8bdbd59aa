import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { MOST_AT_ONCE } from "../foreign-picture.rules.ts";
import { namedElsewhere } from "../foreign-picture.sql.ts";

/**
 * Records the pictures on other hosts that records refer to, deletes the rows of pictures that are no longer
 * referred to, and queues some that are due.
 */
export async function findForeignPictures(work: Work): Promise<void> {
  await work.lockName("foreign pictures");
  await work.rows(sql`with named as (${namedElsewhere}), gone as (
      delete from foreign_pictures p where not exists (select from named n
        where n.kind = p.kind and n.record_id = p.record_id and n.address = p.address))
    insert into foreign_pictures (id, kind, record_id, address, created_at, due_at)
    select gen_random_uuid(), n.kind, n.record_id, n.address, ${work.now}, ${work.now} from named n
    on conflict (kind, record_id, address) do nothing`);
  const due = await work.rows<{ id: string }>(sql`update foreign_pictures p
    set due_at = ${work.now}::timestamptz + interval '1 hour'
    where p.id in (select d.id from foreign_pictures d where d.due_at <= ${work.now}
      order by d.due_at, d.id limit ${MOST_AT_ONCE})
    returning p.id`);
  for (const { id } of due) await work.job("operation.foreign-picture", { id }, `picture:${id}`);
}
