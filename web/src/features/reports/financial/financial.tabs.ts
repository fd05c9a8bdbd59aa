import { financialTexts as texts } from "./financial.texts.ts";

/** Lists of the financial dashboard, by their value in the address. */
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
} as const;
export type FinancialTab = keyof typeof financialTabs;

/** Tabs of the dashboard: each is one list, or a few that are ways to read the same movements. */
export const financialGroups: readonly (readonly [FinancialTab, ...FinancialTab[]])[] = [
  ["", "ventas"],
  ["pagos", "devoluciones"],
  ["compras", "proveedores"],
  ["completados"],
  ["viajes", "contratos"],
  ["flujo"],
];

/** Returns the lists of the tab that contains a list. */
export const groupOf = (tab: FinancialTab): readonly [FinancialTab, ...FinancialTab[]] =>
  financialGroups.find((group) => group.includes(tab)) ?? [tab];

/** Address value by which the closed months were found here before they had a page of their own. */
export const MONTHS = "cierres";

/** Returns the list in the address; by default the first. */
export const financialTabOf = ({ ver = "" }: Readonly<Record<string, string>>): FinancialTab =>
  Object.hasOwn(financialTabs, ver) ? (ver as FinancialTab) : "";

/** Lists that are filtered by dates. */
export const ofDays: readonly FinancialTab[] = [
  ...(["", "pagos", "compras", "completados", "viajes", "contratos", "proveedores", "devoluciones"] as const),
];
