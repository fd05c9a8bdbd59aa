import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../account/user.entity.ts";
import { AccessToken } from "./access-token.entity.ts";

/** Ends one access token for ever, by its owner or with its account; its row stays until it is forgotten. */
export function endToken(work: Work, token: AccessToken, by: "owner" | "account"): void {
  token.revokedAt = work.now;
  token.place = null;
  work.audit("user.token-ended", token.user.id, { accessToken: token.name, by });
}

/** Ends every access token of a person whose account is switched off. */
export async function endAccessTokens(work: Work, user: User): Promise<void> {
  const living = await work.em.find(AccessToken, { user: user.id, revokedAt: null });
  for (const token of living) endToken(work, token, "account");
  await work.announce(USER_CHANGED, { userId: user.id });
}
