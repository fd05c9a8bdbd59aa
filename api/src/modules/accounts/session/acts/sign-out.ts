import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import { sessionEnd } from "../../../../core/auth/session.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";

/**
 * Ends the current session: every process refuses its token from now on. A session without a stored row gets
 * one that is marked as ended.
 */
export async function signOut(work: Work): Promise<string> {
  const { viewer, now } = work;
  if (!viewer?.sessionId) throw forbidden();
  await work.rows(sql`insert into user_sessions (id, user_id, began_at, last_used_at, expires_at, ended_at)
      values (${viewer.sessionId}, ${viewer.id}, ${now}, ${now}, ${sessionEnd(now)}, ${now})
     on conflict (id) do update set ended_at = coalesce(user_sessions.ended_at, excluded.ended_at)`);
  work.audit("user.signed-out", viewer.id, {});
  await work.announce(USER_CHANGED, { userId: viewer.id });
  return "Sesión cerrada";
}
