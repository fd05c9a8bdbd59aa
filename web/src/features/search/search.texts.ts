/** What the search from anywhere says. */
export const searchTexts = {
  open: "Buscar",
  close: "Cerrar la búsqueda",
  field: "Buscar clientes, cotizaciones, contratos, pagos…",
  hint: "Nombre, número, teléfono, correo, destino, referencia o documento completo.",
  short: "Escribe al menos 3 letras o números.",
  searching: "Buscando…",
  nothing: "No encontramos nada así. Revisa el texto o prueba con el teléfono.",
  failed: "No pudimos buscar. Intenta de nuevo en un momento.",
  similar: "Nada está escrito así. Esto se le parece:",
  commands: "Ir a",
} as const;

/** The letters from which on something is looked for, as the server counts them. */
export const LEAST_LETTERS = 3;
