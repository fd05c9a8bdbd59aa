/** The keys of a payment on the wire, in their order. */
export const paymentKeys = [
  ...["Contract", "banco_origen", "comprobante", "comprobante_url", "contract_id", "created_at", "created_by", "fecha_pago", "id"],
  ...["metadatos", "monto", "observaciones", "order_id", "pagador_email", "pagador_nombre", "pagador_telefono", "receipt_number"],
  ...["recibo_pdf_url", "referencia_pago", "reversal_reason", "reversed_at", "status", "tipo_pago", "updated_at", "verified_at"],
  ...["verified_by", "version", "wompi_reference", "wompi_transaction_id"],
];
