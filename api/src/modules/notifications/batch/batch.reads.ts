import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import { audienceSql } from "./audience.sql.ts";
import type { NoticeAudience } from "./batch.inputs.ts";

/** Returns the number of people in a selection of recipients. */
export async function audienceCount({ read, viewer }: Context, audience: NoticeAudience): Promise<number> {
  const [counted] = await read.rows<{ count: number }>(
    sql`select count(*)::int as count from (${audienceSql(viewer, audience, "system")}) people`,
  );
  return counted?.count ?? 0;
}
