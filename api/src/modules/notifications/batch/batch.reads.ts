import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import { audienceSql } from "./audience.sql.ts";
import type { NoticeAudience } from "./batch.inputs.ts";

/** How many people somebody's choice reaches. */
export async function audienceCount({ read, viewer }: Context, audience: NoticeAudience): Promise<number> {
  const [counted] = await read.rows<{ count: number }>(
    sql`select count(*)::int as count from (${audienceSql(viewer, audience, "system")}) people`,
  );
  return counted?.count ?? 0;
}
