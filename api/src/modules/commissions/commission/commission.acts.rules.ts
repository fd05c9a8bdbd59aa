import { about, type Caller, type Condition, exampleFacts, type RefusalWords } from "../../../core/acts.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import {
  secondPersonFacts,
  type SecondPersonState,
  withoutSecondPerson,
} from "../../approvals/approval.rules.ts";
import { contractLifecycle, type ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";
import { type CommissionStatus, commissionLifecycle } from "./commission.lifecycle.ts";
import { fitsIn } from "./commission.rules.ts";

/** Refusal of a commission that does not exist or that the caller may not see. */
export const NO_COMMISSION = "Comisión no encontrada";

/** State that the acts on a commission are checked against. */
export interface CommissionState extends SecondPersonState {
  readonly status: CommissionStatus;
  readonly clase: "comision" | "ajuste";
  readonly vendedorId: number;
  /** Name and last name of the seller. */
  readonly nombreVendedor: string;
  /** Amount in COP. */
  readonly montoComision: Cop;
  /** Required documents of the seller that are not approved; null for viewers who make no payments. */
  readonly documentosFaltantes: readonly string[] | null;
  /**
   * Amount that can still be paid to the seller this month, in COP; null for viewers who make no payments.
   */
  readonly disponibleVendedor: Cop | null;
  /** Id of the document with which the payment was requested; null while it was not requested. */
  readonly documentoSoporteId: string | null;
  /** True when the seller's bank details are complete. */
  readonly cuentaCompleta: boolean;
  /** True when the seller's signature is approved. */
  readonly firmaAprobada: boolean;
  /** Id of the open objection to the commission; null when there is none. */
  readonly objecionId: string | null;
}

/** Names of the facts in {@link CommissionState}, for selection in a query. */
export const commissionFacts = [
  ...(["status", "clase", "vendedorId"] as const),
  ...(["nombreVendedor", "montoComision", "documentosFaltantes", "disponibleVendedor"] as const),
  ...(["documentoSoporteId", "cuentaCompleta", "firmaAprobada", "objecionId"] as const),
  ...secondPersonFacts,
] as const;

const labelOf = ({ status }: Pick<CommissionState, "status">): string => commissionLifecycle.labels[status];

/** Condition that refuses decisions on an adjustment: adjustments are booked automatically. */
const adjustment: Condition<CommissionState> = [
  ({ clase }) => clase === "ajuste",
  NO_COMMISSION,
  "NOT_FOUND",
];
const own: Condition<CommissionState> = [
  ({ vendedorId }: CommissionState, { viewer }: Caller) =>
    viewer?.id === vendedorId && !may(viewer.role, "decideOwn"),
  NO_PERMISSION,
  "FORBIDDEN",
];
const objected: Condition<CommissionState> = [
  ({ objecionId }) => objecionId !== null,
  "La comisión tiene una objeción por responder.",
];
/** Condition that refuses a seller an act on another seller's commission. */
const foreign: Condition<CommissionState> = [
  ({ vendedorId }, { viewer }) => viewer?.id !== vendedorId,
  NO_PERMISSION,
  "FORBIDDEN",
];
const withoutDocuments: Condition<CommissionState> = [
  ({ documentosFaltantes }) => (documentosFaltantes ?? []).length > 0,
  about(
    { nombreVendedor: exampleFacts.text },
    ({ nombreVendedor }) => `Los documentos de ${nombreVendedor} no están aprobados.`,
  ),
  "CONFLICT",
  ({ documentosFaltantes }) =>
    (documentosFaltantes ?? []).map((message) => ({ field: "documentos", message })),
];
const overLimit: Condition<CommissionState> = [
  ({ montoComision, disponibleVendedor }) =>
    disponibleVendedor !== null && !fitsIn(montoComision, disponibleVendedor),
  about<Pick<CommissionState, "nombreVendedor" | "disponibleVendedor">>(
    { nombreVendedor: exampleFacts.text, disponibleVendedor: exampleFacts.amount },
    ({ nombreVendedor, disponibleVendedor }) =>
      `Supera el límite mensual de ${nombreVendedor}: disponible ${formatCop(disponibleVendedor ?? 0)}.`,
  ),
];

const PROCESSED: RefusalWords = ["CONFLICT", "Esta comisión ya fue procesada"];

/** Refusal of a payment request by a seller without an approved signature (shapes 4.8). */
export const NO_SIGNATURE = "Debes tener tu Firma Digital aprobada para solicitar el pago de comisión.";

/** Refusal when a seller's bank details are incomplete. */
const NO_ACCOUNT = "Datos bancarios incompletos";

/** Acts on a commission, with the roles and statuses of each. */
export const commissionActs = acts<CommissionState>(commissionLifecycle)({
  approve: {
    may: "manageCommissions",
    from: ["pending", "generated"],
    otherwise: (commission) => [
      "CONFLICT",
      `Solo se pueden aprobar comisiones activas. Estado actual: ${labelOf(commission)}`,
    ],
    unless: [adjustment, own],
  },
  pay: {
    may: "payCommissions",
    from: ["approved"],
    otherwise: (commission) => [
      "CONFLICT",
      `Solo se pueden pagar comisiones aprobadas. Estado actual: ${labelOf(commission)}`,
    ],
    facts: ["nombreVendedor", "documentosFaltantes", "disponibleVendedor", ...secondPersonFacts],
    unless: [adjustment, own, withoutDocuments, overLimit, withoutSecondPerson],
  },
  /** The seller requests the payment, which creates the document; an approved commission stays approved. */
  request: {
    may: "requestCommissions",
    from: ["pending", "approved"],
    otherwise: PROCESSED,
    facts: ["cuentaCompleta", "firmaAprobada"],
    unless: [
      adjustment,
      foreign,
      [({ documentoSoporteId }) => documentoSoporteId !== null, PROCESSED[1]],
      [({ cuentaCompleta }) => !cuentaCompleta, NO_ACCOUNT, "BAD_USER_INPUT"],
      [({ firmaAprobada }) => !firmaAprobada, NO_SIGNATURE],
    ],
  },
  /** The seller objects to the commission; adjustments can be objected to as well. */
  object: {
    may: "objectCommissions",
    from: ["pending", "generated", "approved", "paid"],
    otherwise: ["CONFLICT", "La comisión está anulada."],
    facts: ["objecionId"],
    unless: [
      foreign,
      [({ objecionId }) => objecionId !== null, "Esta comisión ya tiene una objeción por responder."],
    ],
  },
  edit: {
    may: "manageCommissions",
    from: ["pending"],
    otherwise: (commission) => [
      "CONFLICT",
      `Solo se pueden editar comisiones pendientes. Estado actual: ${labelOf(commission)}`,
    ],
    unless: [adjustment],
  },
  delete: {
    may: "manageCommissions",
    from: ["pending"],
    otherwise: (commission) => [
      "CONFLICT",
      `Solo se pueden eliminar comisiones pendientes. Estado actual: ${labelOf(commission)}`,
    ],
    facts: ["objecionId"],
    unless: [adjustment, objected],
  },
});

/** The name of an act of commissions. */
export type CommissionAct = (typeof commissionActs.names)[number];

/** Acts on the commissions of a contract, with the roles and contract statuses of each. */
export const earnedContractActs = acts<{ readonly status: ContractStatus }>(contractLifecycle)({
  /** Generates the missing commissions. */
  approve: {
    may: "manageCommissions",
    from: ["completed"],
    otherwise: ["CONFLICT", "Las comisiones se generan cuando el contrato está completado."],
  },
  /** Adds a commission manually. */
  add: {
    may: "manageCommissions",
    from: ["draft", "active", "signed", "completed"],
    otherwise: ["CONFLICT", "El contrato está cancelado."],
  },
});
