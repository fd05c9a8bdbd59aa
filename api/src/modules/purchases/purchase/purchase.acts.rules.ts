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

/** What acts look at of a living purchase: its status is where its payment stands. */
export interface PurchaseState extends SecondPersonState {
  readonly status: DueState;
  /** Of its contract. */
  readonly estadoContrato: ContractStatus;
  /** The first of its months that is closed; null where none is. */
  readonly mesCerrado: Month | null;
}

/** The names of the facts in {@link PurchaseState}, as a read selects them; `estadoPago` is its status. */
export const purchaseFacts = ["estadoPago", "estadoContrato", "mesCerrado", ...secondPersonFacts] as const;

/** What can be done with a purchase, by whom and when. */
export const purchaseActs = acts<PurchaseState>(null)({
  markPaid: {
    may: "buy",
    from: ["pendiente", "vencido"],
    otherwise: ["CONFLICT", "La compra ya fue pagada"],
    facts: secondPersonFacts,
    unless: [withoutSecondPerson],
  },
  /** Takes it back: its item waits to be bought again. */
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

/** What acts look at of an installment. */
export interface InstallmentState extends SecondPersonState {
  readonly status: DueState;
}

/** What can be done with an installment of a purchase; its status is where its payment stands. */
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
