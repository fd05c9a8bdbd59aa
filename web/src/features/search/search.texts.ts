import { LEAST_LETTERS } from "@travesia/api/search/search.rules";
import { SEARCH_FAILED } from "../../ui/form/lookup/lookup.texts.ts";

/** Texts of the global search. */
export const searchTexts = {
  open: "Buscar",
  close: "Cerrar la búsqueda",
  field: "Buscar clientes, cotizaciones, contratos, pagos…",
  hint: "Nombre, número, teléfono, correo, destino, referencia o documento completo; o lo que quieres hacer: «pago 450000 luz», «cotizar cartagena».",
  short: `Escribe al menos ${LEAST_LETTERS} letras o números.`,
  searching: "Buscando…",
  nothing: "No encontramos nada así. Revisa el texto o prueba con el teléfono.",
  failed: SEARCH_FAILED,
  similar: "Nada está escrito así. Esto se le parece:",
  commands: "Ir a",
  acts: "Hacer",
  recent: "Abriste hace poco",
  waits: "Te espera",
  filled: "Abre el formulario con lo que escribiste; nada se guarda hasta que tú lo hagas.",
  payment: (amount: string | null) => (amount ? `Registrar un pago de ${amount}` : "Registrar un pago"),
  quote: (destination: string) => `Nueva cotización a ${destination}`,
  customer: (name: string) => `Nuevo cliente: ${name}`,
} as const;
