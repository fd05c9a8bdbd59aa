import { expect } from "vitest";

/** Keys of a commission on the wire. */
export const commissionKeys = (
  "Contract DocumentoSoporte PagadoPor Vendedor comprobante_url contract_id created_at " +
  "documento_soporte_id explicacion fecha_aprobacion fecha_generacion fecha_pago id monto_base " +
  "monto_comision observaciones pagado_por porcentaje status tipo_vendedor updated_at user_id " +
  "vendedor_id version"
).split(" ");

/** The keys of a record, in the order of {@link commissionKeys}. */
export const keys = (record: object): string[] => Object.keys(record).sort();

/** The answer to a refused call. */
export const refused = (status: number, message: string, error: string) => ({
  status,
  body: expect.objectContaining({ success: false, message, error }) as object,
});
