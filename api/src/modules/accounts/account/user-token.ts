import { createHash, randomBytes } from "node:crypto";
import { make } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "./user.entity.ts";
import { TokenPurpose, UserToken } from "./user-token.entity.ts";
import { confirmationDays, invitationDays, recoveryMinutes } from "./mailed-links.rules.ts";

/** Minutes that a mailed token lives. */
const tokenMinutes: Readonly<Record<TokenPurpose, number>> = {
  [TokenPurpose.reset]: recoveryMinutes,
  [TokenPurpose.invitation]: invitationDays * 24 * 60,
  [TokenPurpose.email]: confirmationDays * 24 * 60,
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Makes a token for an address of a person (256 random bits). Older tokens of that purpose end. Returns its
 * id and the token, which is not stored.
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
 * Uses a token up; of two requests at once only one succeeds. BAD_USER_INPUT when it is unknown, used, too
 * old, or of none of the purposes.
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

/** Returns the purpose of a token while it can be used; null for any other text. It is not used up. */
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

/** Ends the tokens of a purpose that a person has not used. */
async function endTokens(work: Work, user: User, ...purposes: readonly TokenPurpose[]): Promise<void> {
  const purpose = { $in: [...purposes] };
  await work.em.nativeUpdate(UserToken, { user, purpose, usedAt: null }, { usedAt: work.now });
}

/** Ends the links to set a password that were mailed to a person. */
export const endPasswordLinks = (work: Work, user: User): Promise<void> =>
  endTokens(work, user, ...passwordPurposes);

const badToken = () => badInput("token", "El enlace no es válido o ya venció");
