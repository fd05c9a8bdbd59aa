/**
 * Refusal of a person whose role asks for a second factor, once its notice is over: of signing in, and of
 * everything but the set-up in sessions that are open. The browser recognizes it and opens the set-up.
 */
export const SECOND_FACTOR_ASKED = "Tu rol pide verificación en dos pasos. Actívala en la web.";
