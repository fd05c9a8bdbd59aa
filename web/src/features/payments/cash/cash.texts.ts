import { NO_ORIGIN } from "@travesia/api/payments/payment/cash/cash.rules";

/** Texts about reportable cash payments. */
export const cashTexts = {
  list: "Efectivo por reportar",
  missing: NO_ORIGIN,
  marked: "Efectivo por reportar",
  origin: "Origen de los fondos",
  originHint: "De dónde viene el dinero: ahorros, venta de un bien, salario…",
  bringer: "Quién trajo el dinero",
  bringerHint: "Nombre y documento",
  note: "Anotar el origen",
  change: "Cambiar el origen",
  noted: "Origen de los fondos anotado",
  nothing: "Ningún cliente llegó este tiempo al valor en efectivo que se reporta.",
  nothingFound: "Ningún pago cumple esos filtros.",
} as const;
