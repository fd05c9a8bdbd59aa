import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { oldRows } from "../old-rows.sql.ts";
import { RetentionRule } from "../retention-rule.entity.ts";

/** Rows of a table that one sweep deletes: the rest is deleted a minute later, and nobody waits for it. */
const AT_ONCE = 1_000;

/** Deletes rows whose retention is over. The history, contracts and money are never among them. */
export async function forgetOldRows(work: Work): Promise<void> {
  const rule = await work.em.findOneOrFail(RetentionRule, { one: true });
  for (const { table, which } of oldRows(rule, work.now))
    await work.rows(sql`delete from ${table} where id in (
      select l.id from ${table} l where ${which} limit ${AT_ONCE} for update skip locked)`);
}
