import { alertLabels } from "@travesia/api/contracts/item/item.rules";
import type { Tone } from "@travesia/api/look";
import { dueStateLabels } from "@travesia/api/purchases/purchase/purchase.rules";
import type {
  AlertStatus,
  EstadoPago,
  MetodoPago,
  TipoComprobante,
} from "../../../graphql/schema.generated.ts";

/** Label of each urgency level of a deadline. */
export const alertWords = alertLabels satisfies Readonly<Record<AlertStatus, string>>;

export const alertTones = {
  vencido: "clay",
  critico: "clay",
  por_vencer: "sun",
  advertencia: "sun",
  normal: "neutral",
  completado: "leaf",
  sin_fecha: "neutral",
} satisfies Record<AlertStatus, Tone>;

export const receiptKinds = {
  factura: "Factura",
  recibo: "Recibo",
  confirmacion: "Confirmación",
  voucher: "Voucher",
  ticket: "Tiquete",
} satisfies Record<TipoComprobante, string>;

export const paymentMethods = {
  transferencia: "Transferencia",
  efectivo: "Efectivo",
  cheque: "Cheque",
  tarjeta: "Tarjeta",
} satisfies Record<MetodoPago, string>;

/** Label of each state of an instalment; `proximo` is a pending one due within 3 days. */
export const installmentWords = {
  ...dueStateLabels,
  proximo: "Próximo a vencer",
} satisfies Record<EstadoPago | "proximo", string>;

export const installmentTones = {
  pagado: "leaf",
  vencido: "clay",
  proximo: "sun",
  pendiente: "neutral",
} satisfies Record<EstadoPago | "proximo", Tone>;

export const purchaseToasts = {
  bought: "Compra registrada",
  boughtInInstallments: "Compra con cuotas registrada",
  deadlineSet: "Fecha límite actualizada",
  paid: "Pago completado",
  installmentPaid: "Cuota pagada",
  taxesStated: "IVA y retenciones guardados",
  voided: "Compra anulada",
} as const;

export const asOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
