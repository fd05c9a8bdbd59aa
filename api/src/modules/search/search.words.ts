import type { Words } from "../../core/words.ts";

/** Sentences on the names of this module. */
export const searchWords: Words = {
  types: {
    SearchAnswer: "Resultado de una búsqueda.",
    SearchHit: "Un registro que se encontró.",
  },
  roots: { search: "Busca en todo lo que alcanza a ver quien consulta." },
  fields: {
    hits: "Lo encontrado: cinco de cada clase como máximo, primero lo más nuevo.",
    similar: "Si nada está escrito así y lo encontrado se diferencia en una letra.",
    kind: "Qué es.",
    parentId: "De un pago, el contrato o la reserva, para quien no tiene página de pagos.",
    title: "Nombre del registro: su número o un nombre.",
    person: "Persona de que se trata; nulo si el título la nombra.",
    detail: "Destino, referencia, ciudad o correo.",
    status: "Su estado, como se llama en su clase; nulo si no tiene.",
    day: "Día de la salida o, de un pago, el del pago; nulo si no tiene.",
  },
  arguments: { text: "Lo que se busca." },
  values: {
    SearchKind: {
      customer: "Un cliente.",
      quote: "Una cotización.",
      contract: "Un contrato.",
      payment: "Un pago.",
      reservation: "Una reserva.",
      package: "Un paquete.",
      person: "Una persona con cuenta.",
      provider: "Un proveedor.",
    },
  },
};
