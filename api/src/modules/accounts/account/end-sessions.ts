import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { UserSession } from "../session/user-session.entity.ts";
import type { User } from "./user.entity.ts";

/**
 * Ends every session of an account, in every process at once, except the session to keep, if any. Sessions
 * without a stored row end too.
 */
export async function endSessions(work: Work, user: User, keep: string | null = null): Promise<void> {
  user.sessionsVersion += 1;
  user.keptSession = keep;
  const others = { user: user.id, endedAt: null, ...(keep ? { id: { $ne: keep } } : {}) };
  await work.em.nativeUpdate(UserSession, others, { endedAt: work.now });
  await work.announce(USER_CHANGED, { userId: user.id });
}
