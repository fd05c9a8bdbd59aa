import { registerEnum } from "../../core/enums.ts";
import { type MovementState as State, movementStates } from "./matching/movement.acts.rules.ts";
import { type MovementKind as Kind, movementKindLabels } from "./statement/movement-kind.rules.ts";
import { acquirerLabels, depositLabels, settledStatusLabels } from "./settlement/settlement-labels.rules.ts";
import type { DepositKind as Deposited } from "./settlement/settle.rules.ts";
import type { AcquirerName } from "./statement/reading/acquirers.ts";
import type { ReportStatus } from "./statement/reading/report.type.ts";
import type { Asked } from "./statement/reading/bank-reading.type.ts";
import { type Concept, conceptLabels } from "./outflow/concept.rules.ts";

/** Kinds of bank movement in the schema; the rules define their Spanish names. */
export const MovementKind = {
  abono: "abono",
  cargo: "cargo",
  reversion: "reversion",
  gravamen: "gravamen",
} as const;
export type MovementKind = Kind;
registerEnum(MovementKind, {
  name: "MovementKind",
  label: "Clase de movimiento",
  labels: movementKindLabels,
  description: "Clase de un movimiento del banco.",
});

/** States of a movement: part of it can still be assigned, or the reason why nothing can. */
export const MovementState = {
  libre: "libre",
  asignado: "asignado",
  apartado: "apartado",
  reversado: "reversado",
  egreso: "egreso",
} as const;
export type MovementState = State;
registerEnum(MovementState, {
  name: "MovementState",
  label: "Estado del movimiento",
  labels: movementStates,
  description: "Estado de un movimiento del banco.",
});

/** Ways in which a movement can be assigned to a payment. */
export const BackingOrigin = {
  propuesta: "propuesta",
  asignacion: "asignacion",
  automatico: "automatico",
  eleccion: "eleccion",
} as const;
export type BackingOrigin = keyof typeof BackingOrigin;
registerEnum(BackingOrigin, {
  name: "BackingOrigin",
  label: "Origen",
  labels: {
    propuesta: "Propuesta",
    asignacion: "Asignación",
    automatico: "Automático",
    eleccion: "Pago elegido",
  },
  description: "Cómo un movimiento llegó a respaldar un pago.",
});

/** Explanation of a movement that is no receipt: the thing that was paid with it, or a concept. */
export const BankConcept = {
  cuota: "cuota",
  compra: "compra",
  pago_proveedor: "pago_proveedor",
  comisiones: "comisiones",
  devolucion: "devolucion",
  gastos_bancarios: "gastos_bancarios",
  gmf: "gmf",
  iva: "iva",
  interes_pagado: "interes_pagado",
  interes_recibido: "interes_recibido",
  retenido: "retenido",
  traslado: "traslado",
  efectivo: "efectivo",
  liquidacion: "liquidacion",
  anticipo: "anticipo",
  devolucion_proveedor: "devolucion_proveedor",
} as const;
export type BankConcept = Concept;
registerEnum(BankConcept, {
  name: "BankConcept",
  label: "Concepto",
  labels: conceptLabels,
  description: "Qué explica un movimiento del banco que no es un pago de un cliente.",
});

/** Ways in which a part of a movement can be explained. */
export const AllocationOrigin = {
  propuesta: "propuesta",
  eleccion: "eleccion",
  regla: "regla",
  liquidacion: "liquidacion",
} as const;
export type AllocationOrigin = keyof typeof AllocationOrigin;
registerEnum(AllocationOrigin, {
  name: "AllocationOrigin",
  label: "Origen",
  labels: { propuesta: "Propuesta", eleccion: "Elegido a mano", regla: "Regla", liquidacion: "Liquidación" },
  description: "Cómo llegó a explicarse una parte de un movimiento.",
});

/** Companies and banks that pay out card and QR sales. */
export const Acquirer = {
  wompi: "wompi",
  bold: "bold",
  davibank: "davibank",
  davivienda: "davivienda",
  bogota: "bogota",
  redeban: "redeban",
  mercadopago: "mercadopago",
} as const;
export type Acquirer = AcquirerName;
registerEnum(Acquirer, {
  name: "Acquirer",
  label: "Adquirente",
  labels: acquirerLabels,
  description: "Quién abona las ventas con tarjeta, QR o en línea.",
});

/** Result of a transaction at its acquirer. */
export const SettledStatus = { aprobada: "aprobada", rechazada: "rechazada", devuelta: "devuelta" } as const;
export type SettledStatus = ReportStatus;
registerEnum(SettledStatus, {
  name: "SettledStatus",
  label: "Estado de la transacción",
  labels: settledStatusLabels,
  description: "Qué hizo el adquirente con una transacción.",
});

/** Role of a movement in a settlement. */
export const DepositKind = { neto: "neto", bruto: "bruto", descuento: "descuento" } as const;
export type DepositKind = Deposited;
registerEnum(DepositKind, {
  name: "DepositKind",
  label: "Qué es del abono",
  labels: depositLabels,
  description: "Qué es un movimiento de una liquidación.",
});

/** The format of a bank's file. */
export const SheetKind = { csv: "csv", xlsx: "xlsx", ofx: "ofx", xls: "xls", pdf: "pdf" } as const;
export type SheetKind = keyof typeof SheetKind;
registerEnum(SheetKind, {
  name: "SheetKind",
  label: "Formato",
  labels: { csv: "CSV", xlsx: "XLSX", ofx: "OFX", xls: "XLS", pdf: "PDF" },
  description: "Formato de un archivo del banco.",
});

/** Answers that a person must provide before a bank's file can be read. */
export const BankFileQuestion = { password: "password", dayOrder: "dayOrder" } as const;
export type BankFileQuestion = Asked;
registerEnum(BankFileQuestion, {
  name: "BankFileQuestion",
  description: "Lo que hay que decir de un archivo del banco antes de leerlo.",
});

/** Lists of movements on the bank's screen. */
export const MovementList = {
  propuestas: "propuestas",
  exactas: "exactas",
  sin_dueno: "sin_dueno",
  asignados: "asignados",
  apartados: "apartados",
  devueltos: "devueltos",
  todos: "todos",
} as const;
export type MovementList = keyof typeof MovementList;
registerEnum(MovementList, { name: "MovementList", description: "Lista de movimientos del banco." });
