import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { User } from "../../account/user.entity.ts";

/**
 * Ends every session of the caller's account except the current one; with `includingThis` the current one
 * too.
 */
export async function closeSessions(
  work: Work,
  { includingThis }: { includingThis: boolean },
): Promise<string> {
  if (!work.viewer) throw forbidden();
  const user = await work.forUpdate.find(User, { id: work.viewer.id }, "Usuario no encontrado");
  await endSessions(work, user, includingThis ? null : work.viewer.sessionId);
  work.audit("user.sessions-closed", user.id, {});
  return includingThis ? "Se cerraron todas tus sesiones" : "Se cerraron tus otras sesiones";
}
