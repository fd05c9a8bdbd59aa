import type { Context } from "../../../core/context.ts";
import { bind, sql } from "../../../core/read/sql.ts";

/** Returns the number of records that the viewer postponed to a future day. */
export async function countPostponed({ read }: Pick<Context, "read">): Promise<number> {
  const { total } = await read.row<{ total: number }>(
    sql`select count(*) as total from postponed_records x
      where x.user_id = ${bind.me} and x.until > ${bind.today}`,
  );
  return total;
}
