import { registerEnum } from "../../../core/enums.ts";
import { cashFlowKindLabels, cashFlowTimeLabels } from "./cash-flow.rules.ts";

/** Kinds of future cash flow, by the party that pays or receives. */
export const CashFlowKind = {
  clientes: "clientes",
  proveedores: "proveedores",
  comisiones: "comisiones",
  devoluciones: "devoluciones",
} as const;
export type CashFlowKind = keyof typeof CashFlowKind;
registerEnum(CashFlowKind, {
  name: "CashFlowKind",
  labels: cashFlowKindLabels,
  description: "De quién o para quién es el dinero.",
});

/** Time categories of future cash flow: overdue, in one of the weeks, later, or without a day. */
export const CashFlowTime = {
  vencido: "vencido",
  semana: "semana",
  despues: "despues",
  sin_fecha: "sin_fecha",
} as const;
export type CashFlowTime = keyof typeof CashFlowTime;
registerEnum(CashFlowTime, {
  name: "CashFlowTime",
  label: "Cuándo",
  labels: cashFlowTimeLabels,
  description: "Cuándo entra o sale el dinero.",
});
