import { registerEnum } from "../../../core/enums.ts";

/** Whose money is to come or to go. */
export const CashFlowKind = {
  clientes: "clientes",
  proveedores: "proveedores",
  comisiones: "comisiones",
  devoluciones: "devoluciones",
} as const;
export type CashFlowKind = keyof typeof CashFlowKind;
registerEnum(CashFlowKind, { name: "CashFlowKind", description: "De quién o para quién es el dinero." });

/** When it is to move: late already, in one of the weeks, after them, or without a day. */
export const CashFlowTime = {
  vencido: "vencido",
  semana: "semana",
  despues: "despues",
  sin_fecha: "sin_fecha",
} as const;
export type CashFlowTime = keyof typeof CashFlowTime;
registerEnum(CashFlowTime, { name: "CashFlowTime", description: "Cuándo entra o sale el dinero." });
