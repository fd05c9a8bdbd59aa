import { registerEnum } from "../../../core/enums.ts";

/** Kinds of document that prove a purchase. */
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

/** Payment states of a purchase or an installment. */
export const EstadoPago = { pendiente: "pendiente", pagado: "pagado", vencido: "vencido" } as const;
export type EstadoPago = keyof typeof EstadoPago;
registerEnum(EstadoPago, { name: "EstadoPago", description: "Estado del pago a un proveedor." });

/** Ways of paying a provider: at once or in installments. */
export const TipoPagoCompra = { contado: "contado", cuotas: "cuotas" } as const;
export type TipoPagoCompra = keyof typeof TipoPagoCompra;
registerEnum(TipoPagoCompra, {
  name: "TipoPagoCompra",
  label: "Tipo de pago",
  description: "Forma en que se le paga al proveedor.",
});

/** Means of paying an installment. */
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

/** Currency of a purchase. */
export const Moneda = { COP: "COP" } as const;
export type Moneda = keyof typeof Moneda;
registerEnum(Moneda, {
  name: "Moneda",
  label: "Moneda",
  description: "Moneda de una compra: solo pesos colombianos.",
});

/** Direction of the difference between the real and the quoted cost of an item: above or below. */
export const TipoDiferencia = { sobrecosto: "sobrecosto", ahorro: "ahorro" } as const;
export type TipoDiferencia = keyof typeof TipoDiferencia;
registerEnum(TipoDiferencia, {
  name: "TipoDiferencia",
  description: "Sobrecosto o ahorro frente a lo cotizado.",
});
