import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockToEnd } from "../access-token.access.ts";
import { endToken } from "../end-access-tokens.ts";

/** Ends an access token, of one's own or by who manages accounts, in every process at once. */
export async function revokeAccessToken(work: Work, { id }: { id: string }): Promise<string> {
  const token = await lockToEnd(work, id);
  const userId = token.user.id;
  endToken(work, token);
  work.audit("user.token-ended", userId, { accessToken: token.name, by: "owner" });
  await work.announce(USER_CHANGED, { userId });
  return "Token de acceso revocado";
}
