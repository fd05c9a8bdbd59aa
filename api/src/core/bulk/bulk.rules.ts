/** How many records one choice holds at the most. */
export const MOST_AT_ONCE = 200;

/** What whoever chose more is told. */
export const TOO_MANY = "Selecciona máximo 200 registros.";
