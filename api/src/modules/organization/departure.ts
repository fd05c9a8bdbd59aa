import type { Work } from "../../core/mutation/work.ts";
import { endSessions } from "../accounts/account/end-sessions.ts";
import { endPasswordLinks } from "../accounts/account/user-token.ts";
import { endAccessTokens } from "../accounts/token/end-access-tokens.ts";
import type { User } from "../accounts/account/user.entity.ts";

/** Ends all sessions of a person, and the mailed links for setting a password. */
export async function endAccess(work: Work, user: User): Promise<void> {
  await endSessions(work, user);
  await endPasswordLinks(work, user);
}

/** Deactivates an account; all its sessions and access tokens end immediately. */
export async function switchOff(work: Work, user: User): Promise<void> {
  if (!user.isActive) return;
  user.isActive = false;
  work.audit("user.deactivated", user.id, {});
  await endAccessTokens(work, user);
  await endAccess(work, user);
}
