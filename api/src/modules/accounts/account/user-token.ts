import { createHash, randomBytes } from "node:crypto";
import { make } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "./user.entity.ts";
import { TokenPurpose, UserToken } from "./user-token.entity.ts";
import { confirmationDays, invitationDays, recoveryMinutes } from "./mailed-links.rules.ts";

/** Minutes for which a mailed token is valid. */
const tokenMinutes: Readonly<Record<TokenPurpose, number>> = {
  [TokenPurpose.reset]: recoveryMinutes,
  [TokenPurpose.invitation]: invitationDays * 24 * 60,
  [TokenPurpose.email]: confirmationDays * 24 * 60,
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Creates a token (256 random bits) for an address of a person. Older tokens with that purpose end. Returns
 * the id and the token, which is not stored.
 */
export async function issueToken(
  work: Work,
  user: User,
  purpose: TokenPurpose,
  email: string,
): Promise<{ id: string; token: string }> {
  await endTokens(work, user, purpose);
  const token = randomBytes(32).toString("base64url");
  const record = make(UserToken, {
    user,
    purpose,
    email,
    tokenHash: hashOf(token),
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + tokenMinutes[purpose] * 60_000),
  });
  work.add(record);
  return { id: record.id, token };
}

/** Purposes of the links that set a password. */
export const passwordPurposes: readonly TokenPurpose[] = [TokenPurpose.reset, TokenPurpose.invitation];

/**
 * Consumes a token; of two simultaneous requests only one succeeds. BAD_USER_INPUT when the token is unknown,
 * used, expired, or has none of the purposes.
 */
export async function useToken(
  work: Work,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<UserToken> {
  const found = await work.em.findOne(
    UserToken,
    { tokenHash: hashOf(token), purpose: { $in: [...purposes] } },
    { populate: ["user"] },
  );
  if (!found) throw badToken();
  await work.lock(found);
  if (found.usedAt || found.expiresAt <= work.now) throw badToken();
  found.usedAt = work.now;
  return found;
}

/** Returns the purpose of a valid token, without consuming it; null for any other text. */
export async function purposeOfToken(
  { em, now }: Pick<Scope, "em" | "now">,
  token: string,
): Promise<TokenPurpose | null> {
  const found = await em.findOne(UserToken, {
    tokenHash: hashOf(token),
    usedAt: null,
    expiresAt: { $gt: now },
  });
  return found?.purpose ?? null;
}

/** Ends a person's unused tokens with these purposes. */
async function endTokens(work: Work, user: User, ...purposes: readonly TokenPurpose[]): Promise<void> {
  const purpose = { $in: [...purposes] };
  await work.em.nativeUpdate(UserToken, { user, purpose, usedAt: null }, { usedAt: work.now });
}

/** Ends the links to set a password that were mailed to a person. */
export const endPasswordLinks = (work: Work, user: User): Promise<void> =>
  endTokens(work, user, ...passwordPurposes);

const badToken = () => badInput("token", "El enlace no es válido o ya venció");
