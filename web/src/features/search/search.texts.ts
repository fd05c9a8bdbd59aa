import { LEAST_LETTERS } from "@travesia/api/search/search.rules";

/** What the search from anywhere says. */
export const searchTexts = {
  open: "Buscar",
  close: "Cerrar la búsqueda",
  field: "Buscar clientes, cotizaciones, contratos, pagos…",
  hint: "Nombre, número, teléfono, correo, destino, referencia o documento completo.",
  short: `Escribe al menos ${LEAST_LETTERS} letras o números.`,
  searching: "Buscando…",
  nothing: "No encontramos nada así. Revisa el texto o prueba con el teléfono.",
  failed: "No pudimos buscar. Intenta de nuevo en un momento.",
  similar: "Nada está escrito así. Esto se le parece:",
  commands: "Ir a",
} as const;
