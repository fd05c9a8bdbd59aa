import { debtAgeLabels, type DebtAge } from "@travesia/api/payments/receivable/receivable.rules";
import type { Tone } from "@travesia/api/look";

export const receivableTexts = {
  title: "Cartera",
  subtitle: "Contratos firmados que aún deben, el más atrasado primero.",
  nothing: "Nadie debe nada.",
  nothingFound: "Ningún contrato cumple estos filtros.",
  remind: "Recordar por correo",
  whatsapp: "Recordar por WhatsApp",
  promise: "Anotar promesa de pago",
  owes: (cliente: string, saldo: string, contract: string) =>
    `${cliente} debe ${saldo} del contrato ${contract}. Las cuotas no cambian de fecha.`,
  withdraw: "Quitar la promesa",
  reminded: "Recordatorio enviado",
  promised: "Promesa anotada: hasta ese día no se le recuerda",
  withdrawn: "Promesa quitada",
  collect: "Cobrar hoy",
  later: "Después",
  collected: "Por hoy no queda nadie a quien escribirle ✓",
  collectedLead: "A quien se le escribió hoy, o prometió pagar, se le vuelve a escribir otro día.",
  again: "Volver a los que dejé para después",
  toList: "Ver toda la cartera",
} as const;

export const debtAgeTones = {
  current: "neutral",
  upTo30: "sun",
  upTo60: "sun",
  upTo90: "clay",
  over90: "clay",
} satisfies Record<DebtAge, Tone>;

/** Returns the text for how long a debt has been overdue: `Al día`, `12 días`. */
export const ageLabel = (age: DebtAge, days: number): string =>
  age === "current"
    ? debtAgeLabels.current
    : `${days.toLocaleString("es-CO")} ${days === 1 ? "día" : "días"}`;
