import type { TipoPago } from "./payment/payment.enums.ts";

/** What a way of paying is called. */
export const tipoPagoLabels: Readonly<Record<TipoPago, string>> = {
  transferencia: "Transferencia",
  efectivo: "Efectivo",
  cheque: "Cheque",
  tarjeta: "Tarjeta",
  wompi: "Wompi (Pago en línea)",
};

export const NO_RECEIPT = "El recibo se genera cuando el pago se verifica.";
