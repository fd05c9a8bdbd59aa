import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../account/user.entity.ts";
import { AccessToken } from "./access-token.entity.ts";

/**
 * Ends one access token permanently, by its owner or because the account is deactivated; the row is kept for
 * a while.
 */
export function endToken(work: Work, token: AccessToken, by: "owner" | "account"): void {
  token.revokedAt = work.now;
  token.place = null;
  work.audit("user.token-ended", token.user.id, { accessToken: token.name, by });
}

/** Ends every access token of a person whose account is deactivated. */
export async function endAccessTokens(work: Work, user: User): Promise<void> {
  const living = await work.em.find(AccessToken, { user: user.id, revokedAt: null });
  for (const token of living) endToken(work, token, "account");
  await work.announce(USER_CHANGED, { userId: user.id });
}
