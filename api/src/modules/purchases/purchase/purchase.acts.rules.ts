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
 * Facts that determine which acts on a purchase are possible, as long as it is not voided; its status is
 * its payment state.
 */
export interface PurchaseState extends SecondPersonState {
  readonly status: DueState;
  /** Status of the purchase's contract. */
  readonly estadoContrato: ContractStatus;
  /** First closed month in which the purchase counts; null when none is closed. */
  readonly mesCerrado: Month | null;
}

/** Names of the facts in {@link PurchaseState}, for selecting them in a query; `estadoPago` is the status. */
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
  /** Voids the purchase; its item must be bought again. */
  void: {
    may: "voidPurchases",
    from: "any",
    facts: ["estadoContrato", "mesCerrado"],
    unless: [
      [({ estadoContrato }) => estadoContrato === "completed", "El contrato está completado."],
      inClosedMonth,
    ],
  },
  /** States its base, IVA and withholdings; withheld amounts are not owed to the provider. */
  stateTaxes: {
    may: "statePurchaseTaxes",
    from: "any",
    facts: ["mesCerrado"],
    unless: [inClosedMonth],
  },
});

/** Name of an act on purchases. */
export type PurchaseAct = (typeof purchaseActs.names)[number];

/** Facts that determine which acts on an installment are possible. */
export interface InstallmentState extends SecondPersonState {
  readonly status: DueState;
}

/**
 * Acts on an installment of a purchase, with the roles and statuses of each; its status is its payment
 * state.
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

/** Name of an act on installments. */
export type InstallmentAct = (typeof installmentActs.names)[number];
