import { registerEnum } from "../../../core/enums.ts";

/** What proves a purchase. */
export const TipoComprobante = {
  factura: "factura",
  recibo: "recibo",
  confirmacion: "confirmacion",
  voucher: "voucher",
  ticket: "ticket",
} as const;
export type TipoComprobante = keyof typeof TipoComprobante;
registerEnum(TipoComprobante, {
  name: "TipoComprobante",
  label: "Tipo de comprobante",
  labels: { confirmacion: "Confirmación" },
  description: "Documento que prueba una compra.",
});

/** Where a purchase or an installment stands. */
export const EstadoPago = { pendiente: "pendiente", pagado: "pagado", vencido: "vencido" } as const;
export type EstadoPago = keyof typeof EstadoPago;
registerEnum(EstadoPago, { name: "EstadoPago", description: "Estado del pago a un proveedor." });

/** Whether a provider is paid at once or by installments. */
export const TipoPagoCompra = { contado: "contado", cuotas: "cuotas" } as const;
export type TipoPagoCompra = keyof typeof TipoPagoCompra;
registerEnum(TipoPagoCompra, {
  name: "TipoPagoCompra",
  label: "Tipo de pago",
  description: "Forma en que se le paga al proveedor.",
});

/** How an installment was paid. */
export const MetodoPago = {
  transferencia: "transferencia",
  efectivo: "efectivo",
  cheque: "cheque",
  tarjeta: "tarjeta",
} as const;
export type MetodoPago = keyof typeof MetodoPago;
registerEnum(MetodoPago, {
  name: "MetodoPago",
  label: "Método de pago",
  description: "Medio con el que se pagó una cuota.",
});

/** The currency of a purchase. */
export const Moneda = { COP: "COP" } as const;
export type Moneda = keyof typeof Moneda;
registerEnum(Moneda, {
  name: "Moneda",
  label: "Moneda",
  description: "Moneda de una compra: solo pesos colombianos.",
});

/** Whether an item cost more or less than it was quoted at. */
export const TipoDiferencia = { sobrecosto: "sobrecosto", ahorro: "ahorro" } as const;
export type TipoDiferencia = keyof typeof TipoDiferencia;
registerEnum(TipoDiferencia, {
  name: "TipoDiferencia",
  description: "Sobrecosto o ahorro frente a lo cotizado.",
});
