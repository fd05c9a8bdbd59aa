/** Most living access tokens of one person. */
export const MOST_TOKENS = 20;

/** Days that a token may count. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;

/** Most ranges of addresses of one token. */
export const MOST_RANGES = 20;

export const TOO_MANY_TOKENS =
  `Puedes tener hasta ${MOST_TOKENS} tokens de acceso. ` + "Revoca uno que ya no uses.";

/** Refusal of a token with more than its owner has. */
export const MORE_THAN_OWN = "No puedes darle a un token un permiso que tu rol no tiene.";

/** Refusal of a token with more than its service account may do. */
export const MORE_THAN_SERVICE =
  "No puedes darle a este token un permiso que la cuenta de servicio no puede tener.";

export const RANGE_WRONG = "Escribe direcciones como 190.26.10.5 o 190.26.0.0/16.";

export const TOKEN_ENDED = "Este token de acceso ya terminó. Crea otro.";

export const STAFF_ONLY = "Solo las personas del equipo pueden tener tokens de acceso.";
