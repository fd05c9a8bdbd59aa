import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { lockToken } from "../access-token.access.ts";
import { endToken } from "../end-access-tokens.ts";

/** Ends an access token of one's own, or of a service account, in every process at once. */
export async function revokeAccessToken(work: Work, { id }: { id: string }): Promise<string> {
  const { token, user } = await lockToken(work, await ownAccount(work), id);
  endToken(work, token);
  work.audit("user.token-ended", user.id, { accessToken: token.name, by: "owner" });
  await work.announce(USER_CHANGED, { userId: user.id });
  return "Token de acceso revocado";
}
