import type { Words } from "../../core/words.ts";

/** Labels of this module's names in sentences. */
export const searchWords: Words = {
  types: {
    SearchAnswer: "Resultado de una búsqueda.",
    SearchHit: "Un registro que se encontró.",
  },
  roots: { search: "Busca en todo lo que alcanza a ver quien consulta." },
  arguments: { text: "Lo que se busca." },
  values: {
    SearchKind: {
      customer: "Un cliente.",
      quote: "Una cotización.",
      contract: "Un contrato.",
      payment: "Un pago.",
      invoice: "Una factura.",
      reservation: "Una reserva.",
      package: "Un paquete.",
      person: "Una persona con cuenta.",
      provider: "Un proveedor.",
    },
  },
};
