import { isCommon } from "./common-passwords.ts";
import { passwordProblem, TOO_COMMON } from "./password.rules.ts";

/**
 * What is wrong with a new password, in Spanish, or null: the rules that the browser knows too, and the long
 * list of common ones.
 */
export const newPasswordProblem = (password: string): string | null =>
  passwordProblem(password) ?? (isCommon(password) ? TOO_COMMON : null);
