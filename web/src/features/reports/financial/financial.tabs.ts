import { financialTexts as texts } from "./financial.texts.ts";

/** Tabs of the financial dashboard, by their value in the address. */
export const financialTabs = {
  "": texts.summary,
  ventas: texts.sales,
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

/** Returns the tab in the address; by default the first. */
export const financialTabOf = ({ ver = "" }: Readonly<Record<string, string>>): FinancialTab =>
  Object.hasOwn(financialTabs, ver) ? (ver as FinancialTab) : "";

/** Tabs that are filtered by dates. */
export const ofDays: readonly FinancialTab[] = [
  ...(["", "pagos", "compras", "completados", "viajes", "contratos", "proveedores", "devoluciones"] as const),
];
