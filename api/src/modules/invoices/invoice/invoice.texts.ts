/** Message when no numbers for invoices are available. */
export const NO_RANGE = "Configura un rango de numeración antes de facturar.";

/** Message when no numbers for credit notes are available. */
export const NO_NOTE_RANGE = "Configura un rango de numeración para notas crédito.";

/** Message for an invoice that does not exist or is out of scope. */
export const NO_INVOICE = "Factura no encontrada";

/** Message for a credit note that does not exist or is out of scope. */
export const NO_NOTE = "Nota crédito no encontrada";
