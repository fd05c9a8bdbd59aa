import fc from "fast-check";
import {
  type Actor,
  actors,
  agrees,
  cancelling,
  deciding,
  type ModelPayable,
  type Money,
  openOf,
  type Outcome,
  payableOf,
  paymentOf,
  registering,
  reversing,
  withdrawing,
} from "./model.ts";
import type { World } from "./world.ts";

/** How much is registered: a share of the price, exactly what is left, or a peso more. */
type Amount = number | "rest" | "over";

/** What one of the actors tries, of something that there is when its turn comes. */
export type Tried =
  | {
      readonly act: "register";
      readonly actor: Actor;
      readonly at: number;
      readonly amount: Amount;
      readonly twice: boolean;
    }
  | {
      readonly act: "verify" | "reject" | "withdraw" | "reverse" | "cancel";
      readonly actor: Actor;
      readonly at: number;
    };

/** One try with what it is about: how it is made, and whether an answer is what the model says. */
export interface Action {
  readonly said: string;
  run(world: World): Promise<Outcome>;
  /** Whether the answer is as expected of this state; then the state moves on. */
  explains(money: Money, outcome: Outcome): boolean;
}

const actor = fc.constantFrom(...actors);
const at = fc.nat({ max: 1_000 });
const aimed = <A extends Exclude<Tried["act"], "register">>(act: A) =>
  fc.record({ act: fc.constant(act), actor, at });
const amount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constant("rest" as const) },
  { weight: 1, arbitrary: fc.constant("over" as const) },
);

/** Anything that somebody may try. */
export const tried: fc.Arbitrary<Tried> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constant("register"), actor, at, amount, twice: fc.boolean() }),
  },
  { weight: 10, arbitrary: aimed("verify") },
  { weight: 3, arbitrary: aimed("reject") },
  { weight: 3, arbitrary: aimed("withdraw") },
  { weight: 4, arbitrary: aimed("reverse") },
  { weight: 1, arbitrary: aimed("cancel") },
) as fc.Arbitrary<Tried>;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

const pesos = (money: Money, payable: ModelPayable, wanted: Amount): number =>
  wanted === "rest" || wanted === "over"
    ? Math.max(openOf(money, payable), 0) + (wanted === "over" ? 1 : 0) || 1
    : Math.ceil((payable.price * wanted) / 100);

/** What a try is about in this state; null where there is nothing of the kind yet. */
export function actionOf(one: Tried, money: Money): Action | null {
  if (one.act === "register" || one.act === "cancel") {
    const payable = pick(money.payables, one.at);
    return payable ? onContract(one, payable, money) : null;
  }
  const payment = pick(money.payments, one.at);
  return payment ? onPayment({ ...one, act: one.act }, payment.id) : null;
}

function onContract(one: Tried, { id }: ModelPayable, money: Money): Action {
  const { actor: who } = one;
  if (one.act !== "register")
    return {
      said: `${who} cancels ${id}`,
      run: (world) => world.cancel(who, id),
      explains: (state, outcome) => {
        const payable = payableOf(state, id);
        if (!agrees(cancelling(who, payable), outcome)) return false;
        if ("done" in outcome) payable.cancelled = true;
        return true;
      },
    };
  const monto = pesos(money, payableOf(money, id), one.amount);
  return {
    said: `${who} registers ${monto} for ${id}${one.twice ? ", twice" : ""}`,
    run: (world) => world.register(who, id, monto, one.twice),
    explains: (state, outcome) => {
      if (!agrees(registering(state, payableOf(state, id), monto), outcome)) return false;
      if ("done" in outcome)
        state.payments.push({
          ...{ id: outcome.done, payable: id, monto, author: who },
          ...{ status: "pending", reversed: false },
        });
      return true;
    },
  };
}

type OnPayment = "verify" | "reject" | "withdraw" | "reverse";

function onPayment({ act, actor: who }: { act: OnPayment; actor: Actor }, id: string): Action {
  const made: Readonly<Record<OnPayment, Action["run"]>> = {
    verify: (world) => world.decide(who, id, "verified"),
    reject: (world) => world.decide(who, id, "rejected"),
    withdraw: (world) => world.withdraw(who, id),
    reverse: (world) => world.reverse(who, id),
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
        reverse: () => reversing(who, payment),
      }[act]();
      if (!agrees(expected, outcome)) return false;
      if ("refused" in outcome) return true;
      payment.status = act === "verify" ? "verified" : "rejected";
      payment.reversed = act === "reverse";
      return true;
    },
  };
}
