import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../account/user.entity.ts";
import { may } from "../permissions.rules.ts";
import { lockServiceAccount, ofServices } from "./service-account.access.ts";
import { AccessToken } from "./access-token.entity.ts";

export const NO_TOKEN = "Token de acceso no encontrado";

/** Returns the condition on the viewer's access tokens that are not revoked. */
export const ownTokens = (viewer: Viewer | null): FilterQuery<AccessToken> => ({
  user: viewer?.id ?? 0,
  revokedAt: null,
});

/**
 * Returns the condition on the access tokens that the viewer may renew: the viewer's own, and tokens of
 * service accounts.
 */
const managedTokens = (viewer: Viewer | null): FilterQuery<AccessToken> =>
  may(viewer?.role, "manageUsers")
    ? { $or: [ownTokens(viewer), { user: ofServices, revokedAt: null }] }
    : ownTokens(viewer);

/**
 * Returns the condition on the access tokens that the viewer may revoke: their own, or everybody's when the
 * viewer manages accounts.
 */
const endableTokens = (viewer: Viewer | null): FilterQuery<AccessToken> =>
  may(viewer?.role, "manageUsers") ? { revokedAt: null } : ownTokens(viewer);

/** Access token, locked, with the account it belongs to. */
interface ManagedToken {
  readonly token: AccessToken;
  readonly user: User;
}

/** Loads and locks an access token that the caller may revoke; otherwise NOT_FOUND. */
export async function lockToEnd(work: Work, id: string): Promise<AccessToken> {
  const { user } = await work.find(AccessToken, { $and: [{ id }, endableTokens(work.viewer)] }, NO_TOKEN);
  await work.forUpdate.find(User, { id: user.id }, NO_TOKEN);
  return work.forUpdate.find(AccessToken, { $and: [{ id }, endableTokens(work.viewer)] }, NO_TOKEN);
}

/**
 * Loads and locks an access token that the caller may renew; otherwise NOT_FOUND. The caller's account must
 * be locked.
 */
export async function lockToken(work: Work, caller: User, id: string): Promise<ManagedToken> {
  const token = await work.find(AccessToken, { $and: [{ id }, managedTokens(work.viewer)] }, NO_TOKEN);
  const user = token.user.id === caller.id ? caller : await lockServiceAccount(work, token.user.id);
  await work.lock(token);
  return { token, user };
}
