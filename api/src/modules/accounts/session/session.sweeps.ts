import type { Sweep } from "../../../core/jobs/jobs.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

/** Days for which viewing the application as another person stays valid. */
const REMEMBERED = 7;

const forget = async (work: Work): Promise<void> => {
  const before = new Date(work.now.getTime() - REMEMBERED * 86_400_000);
  await work.rows(sql`delete from viewings where began_at <= ${before}`);
};

/** Sweep that deletes old records of OWNERs viewing as another person. */
export const sessionSweep: Sweep = {
  name: "accounts.sessions",
  run: (context) => context.run(forget, undefined),
};
