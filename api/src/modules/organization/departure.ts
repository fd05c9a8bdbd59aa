import { conflict } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { OWNER } from "../accounts/permissions.rules.ts";
import { endSessions } from "../accounts/session/end-sessions.ts";
import { TokenPurpose } from "../accounts/account/user-token.entity.ts";
import { endTokens } from "../accounts/account/user-token.ts";
import { User } from "../accounts/account/user.entity.ts";
import "./organization.audit.ts";

/**
 * @throws Refusal CONFLICT when the person is the last active OWNER. Take the turn of the hierarchy before.
 */
export async function refuseLastOwner({ em }: Work, { id, role, isActive }: User): Promise<void> {
  if (role !== OWNER || !isActive) return;
  const others = await em.count(User, { role: OWNER, isActive: true, id: { $ne: id } });
  if (others === 0) throw conflict("Debe quedar al menos un Propietario activo.");
}

/** Ends every session of a person, and the links to set a password that were mailed. */
export async function endAccess(work: Work, user: User): Promise<void> {
  await endSessions(work, user);
  await endTokens(work, user, TokenPurpose.reset);
}

/** Switches an account off: every session of it ends at once. */
export async function switchOff(work: Work, user: User): Promise<void> {
  if (!user.isActive) return;
  user.isActive = false;
  work.audit("user.deactivated", user.id, {});
  await endAccess(work, user);
}
