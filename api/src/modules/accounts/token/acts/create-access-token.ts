import { makeAccessToken } from "../../../../core/auth/access-token.ts";
import { rangeOf } from "../../../../core/auth/address-ranges.ts";
import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import { daysAfter } from "../../../../core/colombia/days.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { make } from "../../../../core/rows.ts";
import { queueTokenNotice } from "../../account/account.mail.ts";
import type { User } from "../../account/user.entity.ts";
import { type Grantable, grantableLabels, notOfService, notOwn } from "../../grantable.rules.ts";
import { type OwnFactors, proveFactors } from "../../passkey/own-factors.ts";
import { lockServiceAccount } from "../service-account.access.ts";
import { SERVICE_ACCOUNT_OFF } from "../service-account.rules.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { AccessToken } from "../access-token.entity.ts";
import type { AccessTokenInput } from "../access-token.inputs.ts";
import {
  MORE_THAN_OWN,
  MORE_THAN_SERVICE,
  MOST_TOKENS,
  RANGE_WRONG,
  TOO_MANY_TOKENS,
} from "../access-token.rules.ts";
import type { NewAccessToken } from "../access-token.types.ts";

interface Args extends OwnFactors {
  readonly input: AccessTokenInput;
  /** Service account that the token is for; null for the caller's own account. */
  readonly serviceAccountId: number | null;
}

/**
 * Creates an access token in the caller's name, or in the name of a service account; requires the caller's
 * password and any second factor. The token's text is returned only this once.
 */
export async function createAccessToken(
  work: Work,
  { input, serviceAccountId, ...factors }: Args,
): Promise<NewAccessToken> {
  const caller = await ownAccount(work);
  const user = serviceAccountId === null ? caller : await lockServiceAccount(work, serviceAccountId);
  if (!user.isActive) throw conflict(SERVICE_ACCOUNT_OFF);
  const capabilities = [...new Set(input.capabilities)];
  refuseMore(user, capabilities);
  const addressRanges = (input.addressRanges ?? []).map((text) => {
    const range = rangeOf(text);
    if (range === null) throw badInput("addressRanges", RANGE_WRONG);
    return range;
  });
  await proveFactors(work, caller, factors);
  const place = await freePlace(work, user);

  const { token, hash, prefix } = makeAccessToken();
  const name = input.name.trim();
  const [issuedAt, expiresAt] = [work.now, daysAfter(work.now, input.days)];
  const secret = { hash, prefix, issuedAt, expiresAt };
  const made = work.add(
    make(AccessToken, { ...secret, provenBy: caller, user, place, name, capabilities, addressRanges }),
  );
  work.audit("user.token-made", user.id, {
    accessToken: name,
    permisos: capabilities.map((capability) => grantableLabels[capability]).join(", ") || "Solo leer",
    vence: expiresAt.toISOString(),
    desde: addressRanges.join(", ") || null,
  });
  await work.announce(USER_CHANGED, { userId: user.id });
  await queueTokenNotice(work, caller, { name, change: "made", account: user });
  return { id: made.id, token };
}

function refuseMore({ role, serviceRole }: User, capabilities: readonly Grantable[]): void {
  if (serviceRole === null && notOwn(role, capabilities).length > 0)
    throw badInput("capabilities", MORE_THAN_OWN);
  if (serviceRole !== null && notOfService(serviceRole, capabilities).length > 0)
    throw badInput("capabilities", MORE_THAN_SERVICE);
}

/**
 * Returns a free position among a person's active tokens, after releasing the positions of expired ones. The
 * account must be locked.
 */
async function freePlace(work: Work, user: User): Promise<number> {
  const placed = await work.em.find(AccessToken, { user: user.id, place: { $ne: null } });
  for (const token of placed) if (token.expiresAt <= work.now) token.place = null;
  await work.save();
  const taken = new Set(placed.map(({ place }) => place));
  const free = Array.from({ length: MOST_TOKENS }, (_, index) => index + 1).find((one) => !taken.has(one));
  if (free === undefined) throw conflict(TOO_MANY_TOKENS);
  return free;
}
