import type { Sweep } from "../../../core/jobs/jobs.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

/** Days that a session is kept after its end, since reviews of a decision ask where people were signed in. */
const REMEMBERED = 7;

const forget = async (work: Work): Promise<void> => {
  const before = new Date(work.now.getTime() - REMEMBERED * 86_400_000);
  await work.rows(sql`delete from user_sessions where expires_at <= ${before}`);
  await work.rows(sql`delete from viewings where began_at <= ${before}`);
};

/** Forgets sessions that ended long ago, and what was looked at in them. */
export const sessionSweep: Sweep = {
  name: "accounts.sessions",
  run: (context) => context.run(forget, undefined),
};
