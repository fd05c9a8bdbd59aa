/** Maximum number of active access tokens per person. */
export const MOST_TOKENS = 20;

/** Choices for a token's validity, in days. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;

/** Maximum number of IP ranges per token. */
export const MOST_RANGES = 20;

export const TOO_MANY_TOKENS =
  `Puedes tener hasta ${MOST_TOKENS} tokens de acceso. ` + "Revoca uno que ya no uses.";

/** Refusal of a token with a permission that its owner's role lacks. */
export const MORE_THAN_OWN = "No puedes darle a un token un permiso que tu rol no tiene.";

/** Refusal of a token with a permission that its service account may not have. */
export const MORE_THAN_SERVICE =
  "No puedes darle a este token un permiso que la cuenta de servicio no puede tener.";

export const RANGE_WRONG = "Escribe direcciones como 190.26.10.5 o 190.26.0.0/16.";

export const TOKEN_ENDED = "Este token de acceso ya terminó. Crea otro.";

export const STAFF_ONLY = "Solo las personas del equipo pueden tener tokens de acceso.";
