import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { forgetFailures, refuseFailure } from "../account/sign-in-failures.ts";
import type { User } from "../account/user.entity.ts";
import { type Proof, provePassword } from "../two-factor/own-password.ts";
import { isProtected, spendCode } from "../two-factor/two-factor-check.ts";
import { CODE_ASKED, CODE_WRONG } from "../two-factor/two-factor.rules.ts";
import { answersOwnPasskey } from "./own-answer.ts";
import type { PasskeyAnswerInput } from "./passkey.inputs.ts";
import { PASSKEY_LATE, PASSKEY_WRONG } from "./passkey.rules.ts";

const PASSWORD_ASKED = "La contraseña es requerida";

/** Proof of identity for changing the second factors of the caller's account. */
export interface OwnFactors {
  readonly password?: string | null;
  /** Code of the authenticator app, or a recovery code. */
  readonly code?: string | null;
  /** Answer to `beginPasskeyCheck`, in place of a code. */
  readonly passkey?: PasskeyAnswerInput | null;
}

/**
 * Requires the current password and, from a person with a second factor, a code or a passkey's answer.
 * Otherwise a password and an unattended screen would suffice to add permanent access. A missing factor is
 * requested and is not a failure; a wrong one counts as a failed sign-in. The session continues. `field` is
 * the input field that holds the password. Throws BAD_USER_INPUT or LOCKED.
 */
export async function proveFactors(
  work: Work,
  user: User,
  { password, code, passkey }: OwnFactors,
  field: Proof["field"] = "password",
): Promise<void> {
  if (!password) throw badInput(field, PASSWORD_ASKED);
  await provePassword(work, user, { field, password });
  if (await isProtected(work, user)) {
    if (passkey) {
      const answer = await answersOwnPasskey(work, user, passkey);
      if (answer === "late") throw badInput("passkey", PASSKEY_LATE);
      if (answer === "wrong") refuseFailure(work, user, badInput("passkey", PASSKEY_WRONG));
    } else {
      if (!code?.trim()) throw badInput("code", CODE_ASKED);
      if (!(await spendCode(work, user, code))) refuseFailure(work, user, badInput("code", CODE_WRONG));
    }
  }
  forgetFailures(user);
}
