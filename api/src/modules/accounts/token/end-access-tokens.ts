import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../account/user.entity.ts";
import { AccessToken } from "./access-token.entity.ts";

/** Ends one access token for ever; its row stays until it is forgotten. */
export function endToken(work: Work, token: AccessToken): void {
  token.revokedAt = work.now;
  token.place = null;
}

/** Ends every access token of a person whose account is switched off. */
export async function endAccessTokens(work: Work, user: User): Promise<void> {
  const living = await work.em.find(AccessToken, { user: user.id, revokedAt: null });
  for (const token of living) {
    endToken(work, token);
    work.audit("user.token-ended", user.id, { accessToken: token.name, by: "account" });
  }
  await work.announce(USER_CHANGED, { userId: user.id });
}
