import {
  type Actor,
  agrees,
  cancel,
  cancelling,
  count,
  deciding,
  hear,
  type ModelPayable,
  type ModelPayment,
  type Money,
  openOf,
  type Outcome,
  type Past,
  payableOf,
  payingByCard,
  paymentOf,
  refunding,
  registering,
  reversing,
  takeBack,
  type Reported,
  type Transaction,
  withdrawing,
} from "./model.ts";
import { bookingOf } from "./booking.ts";
import { clientAction, type ClientTried } from "./client-actions.ts";
import { bankActionOf, type BankTried } from "./bank.ts";
import { monthAction, type MonthTried } from "./closing.ts";
import { owe } from "./owed.ts";
import { refundAction, type RefundTried } from "./refunds.ts";
import { cardNumbers } from "../story/cards.ts";
import type { World } from "./world.ts";

/** Amount to register: a percentage of the price, exactly the rest, or a peso more. */
type Amount = number | "rest" | "over";

/** Attempt of an actor, on something that exists when its turn comes. */
export type Tried =
  | (Past & {
      readonly act: "register";
      readonly actor: Actor;
      readonly at: number;
      readonly amount: Amount;
      readonly twice: boolean;
    })
  | (Past & {
      readonly act: "card";
      readonly actor: Actor;
      readonly at: number;
      readonly amount: Amount;
      readonly truth: Transaction["truth"];
    })
  | {
      readonly act: "settle";
      readonly actor: Actor;
      readonly at: number;
      readonly reported: Reported;
      readonly times: number;
    }
  | BankTried
  | RefundTried
  | MonthTried
  | { readonly act: "lookUp"; readonly actor: Actor }
  | { readonly act: "book"; readonly actor: Actor; readonly people: number }
  | {
      readonly act: "verify" | "reject" | "withdraw" | "reverse" | "refund" | "cancel";
      readonly actor: Actor;
      readonly at: number;
    }
  | ClientTried;

/** One try with its subject: its request, and whether an answer is the model's. */
export interface Action {
  readonly said: string;
  /** True when it runs after the other actions of its round. */
  readonly alone?: boolean;
  run(world: World): Promise<Outcome>;
  /** Checks whether the answer is the expected one in this state, and if so updates the state. */
  explains(money: Money, outcome: Outcome): boolean;
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

const pesos = (money: Money, payable: ModelPayable, wanted: Amount): number =>
  wanted === "rest" || wanted === "over"
    ? Math.max(openOf(money, payable), 0) + (wanted === "over" ? 1 : 0) || 1
    : Math.ceil((payable.price * wanted) / 100);

/** Returns the action of an attempt in this state; null when nothing of the kind exists yet. */
export function actionOf(one: Tried, money: Money): Action | null {
  if (one.actor === "client") return clientAction(one, money);
  if (one.act === "import" || one.act === "assign" || one.act === "back" || one.act === "undo")
    return bankActionOf(one, money);
  if (one.act === "pay" || one.act === "annul" || one.act === "decide") return refundAction(one, money);
  if (one.act === "close" || one.act === "reopen") return monthAction(one);
  if (one.act === "register" || one.act === "cancel") {
    const payable = pick(money.payables, one.at);
    return payable ? onPayable(one, payable, money) : null;
  }
  if (one.act === "book") return bookingOf(one, money);
  if (one.act === "lookUp") return lookUp;
  if (one.act === "card") {
    const payable = pick(money.payables, one.at);
    return payable ? byCard(one, payable, money) : null;
  }
  if (one.act === "settle") {
    const paid = pick(money.payments.filter(isFirst), one.at);
    return paid?.transaction ? settling(one, paid, paid.transaction) : null;
  }
  const payment = pick(money.payments, one.at);
  return payment ? onPayment({ ...one, act: one.act }, payment.id) : null;
}

function onPayable(one: Exclude<Tried, ClientTried>, payable: ModelPayable, money: Money): Action {
  const { actor: who } = one;
  const { id, kind } = payable;
  if (one.act !== "register")
    return {
      said: `${who} cancels ${kind} ${id}`,
      run: (world) => world.cancel(who, payable),
      explains: (state, outcome) => {
        const there = payableOf(state, id);
        if (!agrees(cancelling(state, who, there), outcome)) return false;
        if ("done" in outcome) cancel(state, there);
        return true;
      },
    };
  const monto = pesos(money, payableOf(money, id), one.amount);
  const { past: isPast, twice } = one;
  return {
    said: [`${who} registers ${monto} for ${kind} ${id}`, isPast && "last month", twice && "twice"]
      .filter(Boolean)
      .join(", "),
    run: (world) => world.register(who, payable, monto, one),
    explains: (state, outcome) => {
      if (!agrees(registering(state, payableOf(state, id), monto, isPast), outcome)) return false;
      if ("done" in outcome)
        state.payments.push({
          id: outcome.done,
          payable: id,
          monto,
          author: who,
          past: isPast,
          status: "pending",
          reversed: false,
          provider: null,
          inReview: false,
          successor: null,
          transaction: null,
        });
      return true;
    },
  };
}

/** Returns whether a payment is the first of its transaction. */
const isFirst = ({ transaction, id }: ModelPayment, _: number, all: readonly ModelPayment[]): boolean =>
  transaction !== null && all.every(({ successor }) => successor !== id);

type ByCard = Extract<Tried, { act: "card" }>;

function byCard(
  { amount: wanted, truth, past: isPast }: ByCard,
  payable: ModelPayable,
  money: Money,
): Action {
  const monto = pesos(money, payable, wanted);
  const { id, kind } = payable;
  return {
    said: `somebody pays ${monto} by card for ${kind} ${id}${isPast ? ", last month" : ""}`,
    // Everybody's clock is set back meanwhile.
    alone: isPast,
    run: (world) =>
      world.card(payable, monto, cardNumbers[truth === "APPROVED" ? "approved" : "declined"], isPast),
    explains: (state, outcome) => {
      // A payer who pays too often in a minute is asked to wait: nothing happened.
      if ("refused" in outcome && outcome.refused === "RATE_LIMITED") return true;
      if (!agrees(payingByCard(state, payableOf(state, id), monto), outcome)) return false;
      if ("done" in outcome && outcome.transaction)
        state.payments.push({
          id: outcome.done,
          payable: id,
          monto,
          author: null,
          status: "pending",
          reversed: false,
          provider: "PENDING",
          inReview: false,
          successor: null,
          past: isPast,
          transaction: { ...outcome.transaction, truth },
        });
      return true;
    },
  };
}

type Settling = Extract<Tried, { act: "settle" }>;

function settling(
  { reported, times }: Settling,
  { id, monto }: ModelPayment,
  transaction: Transaction,
): Action {
  return {
    said: `the provider tells ${reported} of ${id}, ${times} times`,
    run: (world) => world.settle(transaction, monto, reported, times),
    explains: (state, outcome) =>
      "done" in outcome && hear(state, paymentOf(state, id), reported, outcome.payments ?? []),
  };
}

/** Action that asks the provider about every transaction without an event. */
const lookUp: Action = {
  said: "the product looks up what is open",
  alone: true,
  run: (world) => world.lookUp(),
  explains: (state) =>
    state.payments
      .filter(({ provider }) => provider === "PENDING")
      .every((payment) => hear(state, payment, payment.transaction!.truth, [])),
};

type OnPayment = "verify" | "reject" | "withdraw" | "reverse" | "refund";

function onPayment({ act, actor: who }: { act: OnPayment; actor: Actor }, id: string): Action {
  const made: Readonly<Record<OnPayment, Action["run"]>> = {
    verify: (world) => world.decide(who, id, "verified"),
    reject: (world) => world.decide(who, id, "rejected"),
    withdraw: (world) => world.withdraw(who, id),
    reverse: (world) => world.reverse(who, id),
    refund: (world) => world.refund(who, id),
  };
  return {
    said: `${who}: ${act} ${id}`,
    run: made[act],
    explains: (state, outcome) => {
      const payment = paymentOf(state, id);
      const expected = {
        verify: () => deciding(state, who, payment, "verified"),
        reject: () => deciding(state, who, payment, "rejected"),
        withdraw: () => withdrawing(who, payment),
        reverse: () => reversing(state, who, payment),
        refund: () => refunding(who, payment),
      }[act]();
      if (!agrees(expected, outcome)) return false;
      if ("refused" in outcome) return true;
      if (act === "verify") count(state, payment);
      else if (act === "reverse") takeBack(state, payment);
      else Object.assign(payment, { status: "rejected", inReview: false });
      const { payable, monto } = payment;
      if (act === "refund") owe(state, { payable, payment: id, monto }, who);
      return true;
    },
  };
}
