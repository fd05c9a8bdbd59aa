import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockToEnd } from "../access-token.access.ts";
import { endToken } from "../end-access-tokens.ts";

/**
 * Revokes an access token, in every process at once. It is the caller's own, or anybody's when the caller
 * manages accounts.
 */
export async function revokeAccessToken(work: Work, { id }: { id: string }): Promise<string> {
  const token = await lockToEnd(work, id);
  endToken(work, token, "owner");
  await work.announce(USER_CHANGED, { userId: token.user.id });
  return "Token de acceso revocado";
}
