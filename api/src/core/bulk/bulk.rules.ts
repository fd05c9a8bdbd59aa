/** Maximum number of records in one bulk act. */
export const MOST_AT_ONCE = 200;

/** Refusal of a selection of more than `MOST_AT_ONCE` records. */
export const TOO_MANY = "Selecciona máximo 200 registros.";
