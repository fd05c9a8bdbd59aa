import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockToEnd } from "../access-token.access.ts";
import { endToken } from "../end-access-tokens.ts";

/**
 * Ends an access token, the caller's own or any for a person who manages accounts, in every process at once.
 */
export async function revokeAccessToken(work: Work, { id }: { id: string }): Promise<string> {
  const token = await lockToEnd(work, id);
  endToken(work, token, "owner");
  await work.announce(USER_CHANGED, { userId: token.user.id });
  return "Token de acceso revocado";
}
