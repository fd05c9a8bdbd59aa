import { enumOf, registerEnum } from "../../../core/enums.ts";
import { limitLabels } from "./commission.rules.ts";
import { type CommissionStatus as Status, commissionLifecycle } from "./commission.lifecycle.ts";

/** Statuses of a commission in the schema; `commission.lifecycle` has their transitions. */
export const CommissionStatus = enumOf("CommissionStatus", commissionLifecycle.statuses, {
  label: "Estado",
  labels: { pending: "Pendiente", generated: "Generada", approved: "Aprobada", paid: "Pagada" },
  description: "Estado de una comisión.",
});
export type CommissionStatus = Status;

/** The role in a sale for which a commission is earned. */
export const TipoVendedor = { asesor: "asesor", lider: "lider", gerente: "gerente" } as const;
export type TipoVendedor = keyof typeof TipoVendedor;
registerEnum(TipoVendedor, {
  name: "TipoVendedor",
  label: "Tipo de vendedor",
  description: "Lugar del vendedor por el que gana una comisión.",
});

/** Kinds of commission: an earned amount, or the reversal of a paid one. */
export const CommissionKind = { comision: "comision", ajuste: "ajuste" } as const;
export type CommissionKind = keyof typeof CommissionKind;
registerEnum(CommissionKind, {
  name: "CommissionKind",
  description: "Comisión, o ajuste que descuenta una ya pagada.",
});

/** Levels of use of a seller's monthly limit. */
export const LimitStatus = { safe: "safe", warning: "warning", critical: "critical" } as const;
export type LimitStatus = keyof typeof LimitStatus;
registerEnum(LimitStatus, {
  name: "LimitStatus",
  label: "Estado",
  labels: limitLabels,
  description: "Qué tan cerca está un vendedor de su límite mensual.",
});
