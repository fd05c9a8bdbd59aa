import type { Context } from "../../core/context.ts";
import { Conditions } from "../../core/read/where.ts";
import { linesOf } from "./my-day-lines.ts";
import type { DayLine } from "./my-day.types.ts";

/** How many records a line shows; the others are counted. */
const SHOWN = 5;

/**
 * What waits for the asker and what is late, in one statement; a kind of which there is nothing is left out.
 */
export async function myDay({ services, viewer, now, today }: Context): Promise<DayLine[]> {
  if (!viewer) return [];
  const conditions = new Conditions();
  const day = `$${conditions.values.push(today)}::date`;
  const metadata = services.orm.getMetadata();
  const lines = linesOf(viewer).map(({ kind, part, entity, shown, where }) => {
    const meta = metadata.get(entity);
    const found = `select ${shown.columns} from ${meta.tableName} r ${shown.joins} where ${conditions.of(meta, where({ viewer, now }), "r")}`;
    return `(with found as materialized (${found}), first as (select * from found order by since, "recordId" limit ${SHOWN})
      select json_build_object('kind', '${kind}', 'part', '${part}', 'total', (select count(*) from found),
        'records', (select coalesce(json_agg(first), '[]') from first)) as line)`;
  });
  const { rows } = await services.pool.query<{ line: DayLine }>(
    `with today as (select ${day} as day) ${lines.join(" union all ")}`,
    conditions.values,
  );
  return rows.map(({ line }) => line).filter(({ total }) => total > 0);
}
