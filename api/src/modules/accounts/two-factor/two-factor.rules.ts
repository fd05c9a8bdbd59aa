/** Refusal of a sign-in or act that needs a code; the browser recognizes it and asks for one (shapes 3.1). */
export const CODE_ASKED = "Se requiere el código de verificación";

/** Refusal of a code that is not the present one, or was already used. */
export const CODE_WRONG = "El código de verificación no es correcto";

/** Refusal to switch off what the role asks for. */
export const FACTOR_KEPT = "Tu rol pide verificación en dos pasos: no la puedes desactivar.";

/** Refusal to ask others for what one does not have: the agency could be left without anybody inside. */
export const OWN_FACTOR_FIRST = "Activa primero tu propia verificación en dos pasos, en tu perfil.";
