import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { UserSession } from "../user-session.entity.ts";

/** Ends one session of the caller's account; ending a session that has already ended is no error. */
export async function endSession(work: Work, { id }: { id: string }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const session = await work.forUpdate.find(
    UserSession,
    { id, user: work.viewer.id },
    "Sesión no encontrada",
  );
  session.endedAt ??= work.now;
  work.audit("user.session-ended", work.viewer.id, { sessionId: id });
  await work.announce(USER_CHANGED, { userId: work.viewer.id });
  return "Sesión cerrada";
}
