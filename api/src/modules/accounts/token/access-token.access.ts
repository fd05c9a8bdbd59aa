import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { AccessToken } from "./access-token.entity.ts";

export const NO_TOKEN = "Token de acceso no encontrado";

/** Returns the condition on one's own access tokens that were not revoked. */
export const ownTokens = (viewer: Viewer | null): FilterQuery<AccessToken> => ({
  user: viewer?.id ?? 0,
  revokedAt: null,
});

/** Loads one's own access token, or NOT_FOUND. */
export const findToken = (work: Work, id: string): Promise<AccessToken> =>
  work.find(AccessToken, { $and: [{ id }, ownTokens(work.viewer)] }, NO_TOKEN);
