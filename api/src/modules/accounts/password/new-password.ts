import { isCommon } from "./common-passwords.ts";
import { passwordProblem, TOO_COMMON } from "./password.rules.ts";

/**
 * Returns the problem of a new password, in Spanish, or null. Applies the rules that the browser also
 * applies, and the long list of common passwords.
 */
export const newPasswordProblem = (password: string): string | null =>
  passwordProblem(password) ?? (isCommon(password) ? TOO_COMMON : null);
