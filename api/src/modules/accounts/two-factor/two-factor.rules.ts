/**
 * Refusal of a sign-in or act that needs a code; the browser recognizes this text and requests the code
 * (shapes 3.1).
 */
export const CODE_ASKED = "Se requiere el código de verificación";

/** Refusal of a code that is not the current one, or was already used. */
export const CODE_WRONG = "El código de verificación no es correcto";

/** Refusal to switch off a second factor that the role requires. */
export const FACTOR_KEPT = "Tu rol pide verificación en dos pasos: no la puedes desactivar.";

/**
 * Refusal to require a second factor while the caller has none: otherwise nobody in the agency might be able
 * to sign in.
 */
export const OWN_FACTOR_FIRST = "Activa primero tu propia verificación en dos pasos, en tu perfil.";
