import { financialTexts as texts } from "./financial.texts.ts";

/** The parts of the financial dashboard, by the word of the address. */
export const financialTabs = {
  "": texts.summary,
  pagos: texts.payments,
  compras: texts.purchases,
  completados: texts.completed,
  viajes: texts.tripProfit,
  contratos: texts.profits,
  proveedores: texts.providers,
  devoluciones: texts.refunds,
  flujo: texts.cashFlow,
  cierres: texts.months,
} as const;
export type FinancialTab = keyof typeof financialTabs;

/** Returns the part that an address names; the first if it names none. */
export const financialTabOf = ({ ver = "" }: Readonly<Record<string, string>>): FinancialTab =>
  Object.hasOwn(financialTabs, ver) ? (ver as FinancialTab) : "";

/** The parts that some days are chosen for. */
export const ofDays: readonly FinancialTab[] = [
  ...(["", "pagos", "compras", "completados", "viajes", "contratos", "proveedores", "devoluciones"] as const),
];
