/** Texts about an addendum that changes the price of an invoiced contract. */
export const priceChangeTexts = {
  title: "Factura electrónica",
  review: "Revisar y autorizar",
  reviewAgain: "Revisar de nuevo",
  authorize: "Autorizar nota crédito y factura",
  authorized: "Nota crédito y factura autorizadas: se emiten cuando el cliente firme",
  needed: "Antes de enviar el otrosí hay que autorizarlas.",
  neededOfOthers:
    "Este otrosí cambia el precio de un contrato con factura: el contador o el propietario autoriza " +
    "la nota crédito y la factura nueva antes de enviarlo.",
  atSignature: "Nada se envía a la DIAN hasta que el cliente firme.",
  note: "Lo que devuelve la nota crédito",
  seeNote: "Ver la nota crédito",
  seeInvoice: "Ver la factura nueva",
} as const;
