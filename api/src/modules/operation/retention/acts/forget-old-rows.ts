import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { oldRows } from "../old-rows.sql.ts";
import { RetentionRule } from "../retention-rule.entity.ts";

/** Maximum number of rows per table that one sweep deletes; the next sweep, a minute later, continues. */
const AT_ONCE = 1_000;

/** Deletes rows whose retention period is over. They never include history, contracts or money. */
export async function forgetOldRows(work: Work): Promise<void> {
  const rule = await work.em.findOneOrFail(RetentionRule, { one: true });
  for (const { table, which } of oldRows(rule, work.now))
    await work.rows(sql`delete from ${table} where id in (
      select l.id from ${table} l where ${which} limit ${AT_ONCE} for update skip locked)`);
}
