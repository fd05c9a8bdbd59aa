/** Texts about the invoice on a contract's page. */
export const contractInvoiceTexts = {
  title: "Factura electrónica",
  invoice: "Factura",
  earlier: "Factura anterior",
  note: "Nota crédito",
  takesBack: "Devuelve la factura completa",
  takesBackPart: "Devuelve",
  test: "Documento de prueba: no tiene validez fiscal.",
} as const;
