/** What is told who asks for an invoice while there are no numbers. */
export const NO_RANGE = "Configura un rango de numeración antes de facturar.";

/** What is told who asks for a credit note while there are no numbers. */
export const NO_NOTE_RANGE = "Configura un rango de numeración para notas crédito.";

/** What is told who asks for an invoice that is out of reach. */
export const NO_INVOICE = "Factura no encontrada";

/** What is told who asks for a credit note that is out of reach. */
export const NO_NOTE = "Nota crédito no encontrada";
