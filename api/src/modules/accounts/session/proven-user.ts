import { normalEmail } from "../../../core/colombia/emails.ts";
import { Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isPassword } from "../password/password.ts";
import { refuseFailure, refuseLocked } from "../account/sign-in-failures.ts";
import { answersOwnPasskey } from "../passkey/own-answer.ts";
import type { PasskeyAnswerInput } from "../passkey/passkey.inputs.ts";
import { PASSKEY_LATE, PASSKEY_WRONG } from "../passkey/passkey.rules.ts";
import { isProtected, spendCode } from "../two-factor/two-factor-check.ts";
import { CODE_ASKED, CODE_WRONG } from "../two-factor/two-factor.rules.ts";
import { ofPeople } from "../people.ts";
import { User } from "../account/user.entity.ts";

const unauthenticated = (text: string) => new Refusal("UNAUTHENTICATED", text);
const wrong = () => unauthenticated("Credenciales inválidas");

/** An e-mail and the password of its account. */
export interface PasswordProof {
  readonly email: string;
  readonly password: string;
}

/** Proof with which a person signs in. With a second factor, a code or the answer of a passkey is added. */
export interface Credentials extends PasswordProof {
  readonly code?: string | null;
  readonly passkey?: PasskeyAnswerInput | null;
}

/**
 * Returns the account that has this e-mail and password, locked in this transaction. A wrong e-mail and a
 * wrong password get the same refusal after the same time; the 4th failure in a row locks the account for 15
 * minutes.
 */
export async function userOfPassword(work: Work, { email, password }: PasswordProof): Promise<User> {
  const user = await work.em.findOne(User, { email: normalEmail(email), ...ofPeople });
  const matches = await isPassword(password, user?.passwordHash ?? null);
  if (!user) throw wrong();
  await work.lock(user);
  refuseLocked(work, user);
  if (!matches) refuseFailure(work, user, wrong());
  return user;
}

/**
 * Returns the account of valid credentials, locked in this transaction. A person with a second factor also
 * provides a code or the answer of a passkey: a missing one is requested and is no failure, a wrong one
 * counts as a failed sign-in.
 */
export async function provenUser(work: Work, { code, passkey, ...proof }: Credentials): Promise<User> {
  const user = await userOfPassword(work, proof);
  if (!(await isProtected(work, user))) return user;
  if (passkey) {
    const answer = await answersOwnPasskey(work, user, passkey);
    if (answer === "late") throw unauthenticated(PASSKEY_LATE);
    if (answer === "wrong") refuseFailure(work, user, unauthenticated(PASSKEY_WRONG));
    return user;
  }
  if (!code?.trim()) throw unauthenticated(CODE_ASKED);
  if (!(await spendCode(work, user, code))) refuseFailure(work, user, unauthenticated(CODE_WRONG));
  return user;
}
