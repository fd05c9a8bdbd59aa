import type { TestApp } from "../support/app.ts";
import { TODAY } from "../support/calendar.ts";
import type { SentFile } from "../support/client.ts";
import type { Handle } from "../support/people.ts";
import { aReceipt } from "../support/story/purchases.ts";

/** Keys of a purchase on the wire. */
export const purchaseKeys = (
  "PurchaseInstallments base_gravable comprobante_url contract_item_id costo created_at cuotas_pagadas " +
  "diferencia_precio estado_pago fecha_compra fecha_vencimiento_pago id iva moneda numero_cuotas " +
  "observaciones proveedor receipt rete_ica rete_iva retefuente retenido saldo_pendiente tipo_comprobante " +
  "tipo_pago updated_at version"
).split(" ");
/** Keys of an installment on the wire. */
export const installmentKeys = (
  "comprobante_pago_url created_at estado fecha_pago fecha_vencimiento id metodo_pago monto " +
  "monto_cuota numero_cuota observaciones purchase_id updated_at version"
).split(" ");

/** Fields that a consumer sends with the receipt of a purchase. */
export const fields = {
  proveedor: "Avianca",
  costo: "1200000",
  fecha_compra: TODAY,
  tipo_comprobante: "factura",
  moneda: "COP",
};

/** Sends a purchase of an item with its receipt. */
export const uploadReceipt = (
  app: TestApp,
  id: string,
  form: Readonly<Record<string, string>> = fields,
  file: SentFile | null = aReceipt(),
  by: Handle = "admin",
) =>
  app.as(by).form("POST", `/contracts/items/${id}/upload-receipt`, form, file ? { comprobante: file } : {});
