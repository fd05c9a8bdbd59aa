import { makeAccessToken } from "../../../../core/auth/access-token.ts";
import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { queueTokenNotice } from "../../account/account.mail.ts";
import { type OwnFactors, proveFactors } from "../../passkey/own-factors.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { lockToken } from "../access-token.access.ts";
import { TOKEN_ENDED } from "../access-token.rules.ts";
import type { NewAccessToken } from "../access-token.types.ts";

/**
 * Replaces the secret of an access token of the caller or of a service account. The new secret has the same
 * validity period as the former, which ends at once. Requires the same proof of identity as a new token.
 */
export async function rotateAccessToken(
  work: Work,
  { id, ...factors }: { id: string } & OwnFactors,
): Promise<NewAccessToken> {
  const caller = await ownAccount(work);
  const { token: kept, user } = await lockToken(work, caller, id);
  if (kept.revokedAt !== null || kept.expiresAt <= work.now) throw conflict(TOKEN_ENDED);
  await proveFactors(work, caller, factors);
  const { token, hash, prefix } = makeAccessToken();
  const expiresAt = new Date(work.now.getTime() + kept.expiresAt.getTime() - kept.issuedAt.getTime());
  assign(kept, { hash, prefix, issuedAt: work.now, expiresAt, pausedAt: null, provenBy: caller });
  work.audit("user.token-renewed", user.id, { accessToken: kept.name, vence: expiresAt.toISOString() });
  await work.announce(USER_CHANGED, { userId: user.id });
  await queueTokenNotice(work, caller, { name: kept.name, change: "renewed", account: user });
  return { id, token };
}
