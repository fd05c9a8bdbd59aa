import { conflict, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { queuePasskeyNotice, queuePasskeyTaken } from "../../account/account.mail.ts";
import { lockPeople } from "../../account/lock-people.ts";
import { User } from "../../account/user.entity.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { isSecondFactorAsked } from "../../two-factor/owed-factor.ts";
import { endRecoveryCodes } from "../../two-factor/recovery-codes.ts";
import { isProtected } from "../../two-factor/two-factor-check.ts";
import { FACTOR_KEPT } from "../../two-factor/two-factor.rules.ts";
import { type OwnFactors, proveFactors } from "../own-factors.ts";
import { findRemovable, NO_PASSKEY } from "../passkey.access.ts";
import { Passkey } from "../passkey.entity.ts";

/**
 * Removes a passkey from the caller's account, or from another person's account when the caller manages
 * accounts. Requires the caller's own password and second factor. Ends the account's other sessions, or all
 * sessions when the account is another person's, and notifies the person by e-mail. CONFLICT for the caller's
 * last factor while their role requires one; another person sets up a new factor at their next sign-in.
 */
export async function removePasskey(
  work: Work,
  { id, ...factors }: { id: string } & OwnFactors,
): Promise<string> {
  const { name, user: holder } = await findRemovable(work, id);
  const caller = work.viewer?.id ?? 0;
  const isOwn = holder.id === caller;
  if (!isOwn) await lockPeople(work, [caller, holder.id]);
  const own = await ownAccount(work);
  await proveFactors(work, own, factors);
  const user = isOwn ? own : await work.forUpdate.find(User, { id: holder.id }, NO_PASSKEY);
  // Another request may have removed it before this one had the lock.
  if ((await work.em.nativeDelete(Passkey, { id })) === 0) throw notFound(NO_PASSKEY);
  const remains = await isProtected(work, user);
  if (isOwn && !remains && (await isSecondFactorAsked(work, user))) throw conflict(FACTOR_KEPT);
  if (!remains) await endRecoveryCodes(work, user);
  await endSessions(work, user, isOwn ? (work.viewer?.sessionId ?? null) : null);
  work.audit("user.passkey-removed", user.id, { passkey: name });
  const change = remains ? "fewer" : "off";
  if (isOwn) await queuePasskeyNotice(work, user, name, change);
  else await queuePasskeyTaken(work, user, name, change);
  return "La llave de acceso quedó quitada";
}
