/**
 * Refusal of a person whose role requires a second factor, after the notice period. It blocks their sign-in
 * and, in open sessions, everything except the set-up. The browser recognizes this text and opens the set-up.
 */
export const SECOND_FACTOR_ASKED = "Tu rol pide verificación en dos pasos. Actívala en la web.";
