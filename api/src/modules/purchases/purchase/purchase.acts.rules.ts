import type { Month } from "../../../core/colombia/days.ts";
import { acts } from "../../accounts/acts.rules.ts";
import {
  secondPersonFacts,
  type SecondPersonState,
  withoutSecondPerson,
} from "../../approvals/approval.rules.ts";
import type { ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";
import { inClosedMonth } from "../../closing/closing.rules.ts";
import type { DueState } from "./purchase.rules.ts";

/**
 * State that the acts on a purchase that is not voided are checked against: its status is that of its
 * payment.
 */
export interface PurchaseState extends SecondPersonState {
  readonly status: DueState;
  /** Status of its contract. */
  readonly estadoContrato: ContractStatus;
  /** The first of its months that is closed; null when none is. */
  readonly mesCerrado: Month | null;
}

/** The names of the facts in {@link PurchaseState}, as a read selects them; `estadoPago` is its status. */
export const purchaseFacts = ["estadoPago", "estadoContrato", "mesCerrado", ...secondPersonFacts] as const;

/** Acts on a purchase, with the roles and statuses of each. */
export const purchaseActs = acts<PurchaseState>(null)({
  markPaid: {
    may: "buy",
    from: ["pendiente", "vencido"],
    otherwise: ["CONFLICT", "La compra ya fue pagada"],
    facts: secondPersonFacts,
    unless: [withoutSecondPerson],
  },
  /** Voids it: its item waits to be bought again. */
  void: {
    may: "voidPurchases",
    from: "any",
    facts: ["estadoContrato", "mesCerrado"],
    unless: [
      [({ estadoContrato }) => estadoContrato === "completed", "El contrato está completado."],
      inClosedMonth,
    ],
  },
});

/** The name of an act of purchases. */
export type PurchaseAct = (typeof purchaseActs.names)[number];

/** State that the acts on an installment are checked against. */
export interface InstallmentState extends SecondPersonState {
  readonly status: DueState;
}

/**
 * Acts on an installment of a purchase, with the roles and statuses of each; its status is that of its
 * payment.
 */
export const installmentActs = acts<InstallmentState>(null)({
  pay: {
    may: "buy",
    from: ["pendiente", "vencido"],
    otherwise: ["CONFLICT", "La cuota ya fue pagada"],
    facts: secondPersonFacts,
    unless: [withoutSecondPerson],
  },
});

/** The name of an act of installments. */
export type InstallmentAct = (typeof installmentActs.names)[number];
