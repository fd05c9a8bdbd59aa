import type { EntityClass } from "@mikro-orm/core";
import { render } from "../../api/src/core/read/render.ts";
import { type Fragment, raw, sql } from "../../api/src/core/read/sql.ts";
import { tableOf } from "../../api/src/core/read/tables.ts";
import { type ReadFilter, where } from "../../api/src/core/read/where.ts";
import type { TestApp } from "./app.ts";

/** Returns Postgres's plan for the first rows of a list, known as `t`, as the read connections ask for it. */
export async function planOf<T extends object>(
  { app }: TestApp,
  entity: EntityClass<T>,
  filter: ReadFilter<T>,
  order: Fragment,
): Promise<string> {
  const { orm, pool } = app.services;
  const meta = orm.getMetadata().get(entity);
  const { text, parameters } = render(
    sql`explain select id from ${raw(tableOf(meta, "t"))} where ${where(meta, filter, "t")}
      order by ${order}`,
  );
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(text, [...parameters]);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
