import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { findToken } from "../access-token.access.ts";
import { endToken } from "../end-access-tokens.ts";

/** Ends one of one's own access tokens, in every process at once. */
export async function revokeAccessToken(work: Work, { id }: { id: string }): Promise<string> {
  const user = await ownAccount(work);
  const token = await findToken(work, id);
  endToken(work, token);
  work.audit("user.token-ended", user.id, { accessToken: token.name, by: "owner" });
  await work.announce(USER_CHANGED, { userId: user.id });
  return "Token de acceso revocado";
}
