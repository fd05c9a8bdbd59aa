/** Most records in one bulk act. */
export const MOST_AT_ONCE = 200;

/** The sentence for a choice of more than `MOST_AT_ONCE` records. */
export const TOO_MANY = "Selecciona máximo 200 registros.";
