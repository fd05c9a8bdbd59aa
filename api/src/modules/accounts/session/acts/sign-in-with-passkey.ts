import { Refusal } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseFailure, refuseLocked } from "../../account/sign-in-failures.ts";
import { takeChallenge } from "../../passkey/challenges.ts";
import { Passkey } from "../../passkey/passkey.entity.ts";
import type { PasskeyAnswerInput } from "../../passkey/passkey.inputs.ts";
import { handleOf, usePasskey } from "../../passkey/passkey-proof.ts";
import { PASSKEY_LATE, PASSKEY_WRONG } from "../../passkey/passkey.rules.ts";
import { beginSession, type NewSession } from "../session-begin.ts";

const wrong = () => new Refusal("UNAUTHENTICATED", PASSKEY_WRONG);

/**
 * Signs a person in by a passkey alone. The authenticator verified the person by fingerprint, face or PIN, so
 * the passkey counts as two factors. An unknown passkey and one that fails verification get the same refusal;
 * the latter counts as a failed sign-in of its account, like a wrong password.
 */
export async function signInWithPasskey(
  work: Work,
  { passkey: answer }: { passkey: PasskeyAnswerInput },
): Promise<NewSession> {
  const challenge = await takeChallenge(work, "sign-in", null, answer.clientData);
  if (challenge === null) throw new Refusal("UNAUTHENTICATED", PASSKEY_LATE);
  const { credentialId, userHandle } = answer;
  const found = await work.em.findOne(Passkey, { credentialId }, { populate: ["user"] });
  if (!found) work.refuseKeeping(wrong());
  const { user } = found;
  await work.lock(user);
  refuseLocked(work, user);
  // Taken off by its owner, who had the account locked until now.
  const passkey = await work.lockById(Passkey, found.id);
  if (!passkey) work.refuseKeeping(wrong());
  const isOwn = !userHandle || userHandle === handleOf(user).toString("base64url");
  if (!isOwn || !(await usePasskey(work, passkey, answer, { challenge, verified: true })))
    refuseFailure(work, user, wrong());
  return beginSession(work, user, { by: "passkey" });
}
