import { LEAST_LETTERS } from "@travesia/api/search/search.rules";
import { SEARCH_FAILED } from "../../ui/form/lookup/lookup.texts.ts";

/** What the search from anywhere says. */
export const searchTexts = {
  open: "Buscar",
  close: "Cerrar la búsqueda",
  field: "Buscar clientes, cotizaciones, contratos, pagos…",
  hint: "Nombre, número, teléfono, correo, destino, referencia o documento completo.",
  short: `Escribe al menos ${LEAST_LETTERS} letras o números.`,
  searching: "Buscando…",
  nothing: "No encontramos nada así. Revisa el texto o prueba con el teléfono.",
  failed: SEARCH_FAILED,
  similar: "Nada está escrito así. Esto se le parece:",
  commands: "Ir a",
} as const;
