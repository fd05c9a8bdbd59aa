/** Default and maximum number of records per response. */
export const changesLimit = {
  usual: 100,
  most: 1_000,
  refusal: "El límite debe ser un número entre 1 y 1000",
} as const;

/** Cursor value for the end of the history: only later changes. */
export const FROM_NOW = "now";

export const NO_CURSOR = "El cursor no es válido.";
export const OTHER_DATABASE =
  "El cursor es de otra base de datos, o de antes de restaurar una copia. Empieza de nuevo.";
export const NOT_FOLLOWED = "Las líneas de la auditoría no se siguen así. Léelas con auditEntries.";
