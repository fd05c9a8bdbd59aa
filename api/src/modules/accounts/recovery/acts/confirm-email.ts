import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockEmail } from "../../account/free-email.ts";
import { TokenPurpose } from "../../account/user-token.entity.ts";
import { endPasswordLinks, useToken } from "../../account/user-token.ts";
import { noteVerifiedEmail } from "../../account/verified-email.ts";

/**
 * Sets the address that a link was mailed to as the account's confirmed e-mail. CONFLICT when another account
 * has registered the address meanwhile.
 */
export async function confirmEmail(work: Work, { token }: { token: string }): Promise<string> {
  const { user, email } = await useToken(work, [TokenPurpose.email], token);
  if (email !== user.email) await lockEmail(work, email);
  await work.lock(user);
  const before = user.email;
  user.email = email;
  await endPasswordLinks(work, user);
  await noteVerifiedEmail(work, user, before);
  await work.announce(USER_CHANGED, { userId: user.id });
  return "Correo confirmado";
}
