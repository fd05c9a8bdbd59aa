import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queuePasskeyNotice } from "../../account/account.mail.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { isSecondFactorAsked } from "../../two-factor/owed-factor.ts";
import { endRecoveryCodes } from "../../two-factor/recovery-codes.ts";
import { isProtected } from "../../two-factor/two-factor-check.ts";
import { FACTOR_KEPT } from "../../two-factor/two-factor.rules.ts";
import { type OwnFactors, proveFactors } from "../own-factors.ts";
import { findPasskey } from "../passkey.access.ts";
import { Passkey } from "../passkey.entity.ts";

/**
 * Takes one of one's own passkeys off the account, with the password and a second factor, and ends the other
 * sessions. CONFLICT while the role asks for a second factor and this is the last.
 */
export async function removePasskey(
  work: Work,
  { id, ...factors }: { id: string } & OwnFactors,
): Promise<string> {
  const user = await ownAccount(work);
  const { name } = await findPasskey(work, id);
  await proveFactors(work, user, factors);
  await work.em.nativeDelete(Passkey, { id });
  const remains = await isProtected(work, user);
  if (!remains && (await isSecondFactorAsked(work, user))) throw conflict(FACTOR_KEPT);
  if (!remains) await endRecoveryCodes(work, user);
  await endSessions(work, user, work.viewer?.sessionId ?? null);
  work.audit("user.passkey-removed", user.id, { passkey: name });
  await queuePasskeyNotice(work, user, name, remains ? "fewer" : "off");
  return "La llave de acceso quedó quitada";
}
