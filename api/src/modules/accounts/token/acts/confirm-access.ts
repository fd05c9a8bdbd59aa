import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../account/user.entity.ts";
import { type OwnFactors, proveFactors } from "../../passkey/own-factors.ts";
import { may } from "../../permissions.rules.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { AccessToken } from "../access-token.entity.ts";
import { ofServices } from "../service-account.access.ts";

/**
 * Confirms and resumes the paused tokens and webhooks of the caller's account and, for a person who manages
 * service accounts, of these too. Requires the same proof of identity as a new access token.
 */
export async function confirmAccess(work: Work, factors: OwnFactors): Promise<string> {
  const caller = await ownAccount(work);
  await proveFactors(work, caller, factors);
  const services = may(caller.role, "manageUsers") ? await work.em.find(User, ofServices) : [];
  const userIds = [caller, ...services].map(({ id }) => id);
  for (const token of await work.em.find(AccessToken, { user: userIds, pausedAt: { $ne: null } })) {
    token.pausedAt = null;
    work.audit("user.token-confirmed", token.user.id, { accessToken: token.name });
    await work.announce(USER_CHANGED, { userId: token.user.id });
  }
  await work.emit("user.access-confirmed", { userIds });
  return "Lo que estaba en pausa vuelve a servir";
}
