import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { make } from "../../../../core/rows.ts";
import { queuePasskeyNotice } from "../../account/account.mail.ts";
import { endSessions } from "../../account/end-sessions.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { giveRecoveryCodes, hasRecoveryCodes } from "../../two-factor/recovery-codes.ts";
import { takeChallenge } from "../challenges.ts";
import { Passkey } from "../passkey.entity.ts";
import type { NewPasskeyInput } from "../passkey.inputs.ts";
import { madeKey } from "../passkey-proof.ts";
import {
  MOST_PASSKEYS,
  PASSKEY_KNOWN,
  PASSKEY_LATE,
  PASSKEY_UNREADABLE,
  TOO_MANY_PASSKEYS,
} from "../passkey.rules.ts";

const places = Array.from({ length: MOST_PASSKEYS }, (_, index) => index + 1);

/**
 * Adds the passkey that the browser created to the caller's account; from now on the password alone does not
 * suffice to sign in. Ends the other sessions. Returns recovery codes, displayed only once, when the passkey
 * is the first second factor.
 */
export async function addPasskey(work: Work, { input }: { input: NewPasskeyInput }): Promise<string[]> {
  const user = await ownAccount(work);
  const challenge = await takeChallenge(work, "registration", user, input.clientData);
  if (challenge === null) throw conflict(PASSKEY_LATE);
  const key = await madeKey(work, challenge, input);
  if (!key) work.refuseKeeping(conflict(PASSKEY_UNREADABLE));
  if ((await work.em.count(Passkey, { credentialId: key.credentialId })) > 0) throw conflict(PASSKEY_KNOWN);
  const own = await work.em.find(Passkey, { user: user.id });
  const place = places.find((free) => own.every((passkey) => passkey.place !== free));
  if (place === undefined) throw conflict(TOO_MANY_PASSKEYS);

  const name = input.name.trim();
  work.add(make(Passkey, { ...key, user, place, name, transports: input.transports ?? [] }));
  const codes = (await hasRecoveryCodes(work, user)) ? [] : await giveRecoveryCodes(work, user);
  await endSessions(work, user, work.viewer?.sessionId ?? null);
  work.audit("user.passkey-added", user.id, { passkey: name, backedUp: key.backedUp });
  await queuePasskeyNotice(work, user, name, "on");
  return codes;
}
