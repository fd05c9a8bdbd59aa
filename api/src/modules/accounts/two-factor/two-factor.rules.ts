/** What a person reads who must bring a code, and by which the browser knows to ask for one (shapes 3.1). */
export const CODE_ASKED = "Se requiere el código de verificación";

/** What they read whose code is not the one of now, or was spent. */
export const CODE_WRONG = "El código de verificación no es correcto";
