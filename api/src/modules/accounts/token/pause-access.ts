import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../account/user.entity.ts";
import { OWNER } from "../permissions.rules.ts";
import { AccessToken } from "./access-token.entity.ts";
import { endToken } from "./end-access-tokens.ts";
import { ofServices } from "./service-account.access.ts";

/**
 * Returns the condition on tokens and webhooks that a person is responsible for: all in their own account,
 * and all that they created for a service account. When the creator is unknown, every owner is responsible.
 */
export const answersFor = <Account extends "user" | "maker">({ id, role }: User, account: Account) => ({
  $or: [
    { [account]: id },
    { [account]: ofServices, provenBy: id },
    ...(role === OWNER ? [{ [account]: ofServices, provenBy: null }] : []),
  ],
});

const livingOf = (work: Work, user: User): Promise<AccessToken[]> => {
  const living = { revokedAt: null, expiresAt: { $gt: work.now } };
  return work.em.find(AccessToken, { $and: [living, answersFor(user, "user")] });
};

/** Ends the tokens and webhooks that a person is responsible for; their passkeys stay. */
export async function endAccess(work: Work, user: User): Promise<void> {
  for (const token of await livingOf(work, user)) {
    endToken(work, token, "owner");
    await work.announce(USER_CHANGED, { userId: token.user.id });
  }
  await work.emit("user.access-ended", { userId: user.id });
}

/**
 * Pauses the tokens and webhooks of a person whose password was reset, until they are confirmed, because
 * another person may have created them.
 */
export async function pauseAccess(work: Work, user: User): Promise<void> {
  for (const token of await livingOf(work, user)) {
    if (token.pausedAt !== null) continue;
    token.pausedAt = work.now;
    work.audit("user.token-paused", token.user.id, { accessToken: token.name });
    await work.announce(USER_CHANGED, { userId: token.user.id });
  }
  await work.emit("user.access-paused", { userId: user.id });
}
