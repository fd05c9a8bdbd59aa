import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";

/** Removes browsers that no longer accept pushes. */
export async function forgetBrowsers(work: Work, { ids }: { ids: readonly string[] }): Promise<void> {
  await work.rows(sql`delete from push_subscriptions where id = any(${[...ids]}::uuid[])`);
}
