import { registerEnum } from "../../core/enums.ts";
import { monthStateLabels } from "./closing.rules.ts";

/** States of a month; `en_curso` is a month that has not ended. */
export const MonthState = { en_curso: "en_curso", abierto: "abierto", cerrado: "cerrado" } as const;
export type MonthState = keyof typeof MonthState;
registerEnum(MonthState, {
  name: "MonthState",
  label: "Estado",
  labels: monthStateLabels,
  description: "Estado de un mes: en curso, terminado y abierto, o cerrado.",
});

/** Kinds of open records that may remain when a month ends. */
export const MonthWait = {
  pagos_por_verificar: "pagos_por_verificar",
  pagos_en_revision: "pagos_en_revision",
  pagos_en_linea: "pagos_en_linea",
  compras_por_pagar: "compras_por_pagar",
  cuotas_por_pagar: "cuotas_por_pagar",
  comisiones_por_pagar: "comisiones_por_pagar",
  devoluciones_por_pagar: "devoluciones_por_pagar",
  movimientos_por_clasificar: "movimientos_por_clasificar",
} as const;
export type MonthWait = keyof typeof MonthWait;
registerEnum(MonthWait, { name: "MonthWait", description: "Lo que de un mes aún espera." });

/** Kinds of events that the card provider reports after a month was closed. */
export const LateKind = { pago: "pago", reverso: "reverso" } as const;
export type LateKind = keyof typeof LateKind;
registerEnum(LateKind, {
  name: "LateKind",
  labels: { pago: "Pago aprobado", reverso: "Pago anulado" },
  description: "Lo que informó el proveedor de pagos después del cierre.",
});
