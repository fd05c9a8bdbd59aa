/** Refusal of a sign-in or act that needs a code; the browser recognizes it and asks for one (shapes 3.1). */
export const CODE_ASKED = "Se requiere el código de verificación";

/** Refusal of a code that is not the present one, or was already used. */
export const CODE_WRONG = "El código de verificación no es correcto";
