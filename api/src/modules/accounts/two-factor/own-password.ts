import { badInput, forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isPassword } from "../password/password.ts";
import { forgetFailures, refuseFailure, refuseLocked } from "../account/sign-in-failures.ts";
import { spendCode } from "./two-factor-check.ts";
import { CODE_WRONG } from "./two-factor.rules.ts";
import { User } from "../account/user.entity.ts";

/** Returns the viewer's own account, locked in this transaction. Throws FORBIDDEN without a viewer. */
export async function ownAccount(work: Work): Promise<User> {
  if (!work.viewer) throw forbidden();
  const user = await work.forUpdate.find(User, { id: work.viewer.id }, "Usuario no encontrado");
  return user;
}

/** Proof that an account is the caller's: the current password and, when an act requires it, a code. */
export interface Proof {
  /** Name of the input field that holds the password. */
  readonly field: "currentPassword" | "password";
  readonly password: string;
  /** Code of the authenticator app, or a recovery code; absent when the act requires none. */
  readonly code?: string | null;
}

/**
 * Requires the current password of the caller's account, without resetting the count of failures. An act that
 * also requires a second factor resets the count only after that factor is proven; otherwise each correct
 * password would allow three more code attempts.
 */
export async function provePassword(
  work: Work,
  user: User,
  { field, password }: Pick<Proof, "field" | "password">,
): Promise<void> {
  refuseLocked(work, user);
  if (!(await isPassword(password, user.passwordHash)))
    refuseFailure(work, user, badInput(field, "La contraseña actual no es correcta"));
}

/**
 * Requires the current password for an act on the caller's account. A wrong password counts as a failed
 * sign-in, like a wrong code, so that a person at an unattended screen gets only three attempts. The session
 * continues. Throws BAD_USER_INPUT or LOCKED.
 */
export async function proveOwner(
  work: Work,
  user: User,
  { field, password, code = null }: Proof,
): Promise<void> {
  await provePassword(work, user, { field, password });
  if (code !== null && !(await spendCode(work, user, code)))
    refuseFailure(work, user, badInput("code", CODE_WRONG));
  forgetFailures(user);
}
