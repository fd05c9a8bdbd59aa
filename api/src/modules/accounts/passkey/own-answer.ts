import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../account/user.entity.ts";
import { takeChallenge } from "./challenges.ts";
import { Passkey } from "./passkey.entity.ts";
import type { PasskeyAnswerInput } from "./passkey.inputs.ts";
import { usePasskey } from "./passkey-proof.ts";

/**
 * Returns whether a passkey of this person answered the challenge that followed their password. The account
 * must be locked already. `late` when no such challenge is open, which does not count as a failure.
 */
export async function answersOwnPasskey(
  work: Work,
  user: User,
  answer: PasskeyAnswerInput,
): Promise<"right" | "wrong" | "late"> {
  const challenge = await takeChallenge(work, "second-factor", user, answer.clientData);
  if (challenge === null) return "late";
  const passkey = await work.em.findOne(Passkey, { user: user.id, credentialId: answer.credentialId });
  const isRight =
    passkey !== null && (await usePasskey(work, passkey, answer, { challenge, verified: false }));
  return isRight ? "right" : "wrong";
}
