/** Refusal of an invoice while there are no numbers. */
export const NO_RANGE = "Configura un rango de numeración antes de facturar.";

/** Refusal of a credit note while there are no numbers. */
export const NO_NOTE_RANGE = "Configura un rango de numeración para notas crédito.";

/** Refusal of an invoice that does not exist or is out of reach. */
export const NO_INVOICE = "Factura no encontrada";

/** Refusal of a credit note that does not exist or is out of reach. */
export const NO_NOTE = "Nota crédito no encontrada";
