import fc from "fast-check";
import type { Action } from "./actions.ts";
import {
  type Actor,
  actors,
  agrees,
  type Expected,
  isClosedOn,
  type ModelPayable,
  type Money,
  paidOf,
  type Past,
  payableOf,
} from "./model.ts";
import { leftOf, type ModelRefund, owe } from "./owed.ts";

/** Pays a refund, once or twice at once, today or on a day of last month. */
interface PayTried extends Past {
  readonly act: "pay";
  readonly actor: Actor;
  readonly at: number;
  readonly twice: boolean;
}

/**
 * Attempt of an actor on a refund: to pay it, to annul it, or to decide the refund of a contract: a
 * percentage of the rest, or a peso more.
 */
export type RefundTried =
  | PayTried
  | { readonly act: "annul"; readonly actor: Actor; readonly at: number }
  | {
      readonly act: "decide";
      readonly actor: Actor;
      readonly at: number;
      readonly percent: number | "over";
    };

const actor = fc.constantFrom(...actors);
const at = fc.nat({ max: 1_000 });

export const refundTried: fc.Arbitrary<RefundTried> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant("pay" as const),
      actor,
      at,
      twice: fc.boolean(),
      past: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("annul" as const), actor, at }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("decide" as const),
      actor,
      at,
      percent: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 1, max: 100 }) },
        { weight: 1, arbitrary: fc.constant("over" as const) },
      ),
    }),
  },
);

/**
 * Returns the expected outcome of paying a refund: those with the permission pay an owed one, once, and not
 * one that they decided on, except the owner.
 */
function paying(money: Money, who: Actor, { status, by }: ModelRefund, past: boolean): Expected {
  if (who === "gerente" || (by === who && who !== "owner")) return "FORBIDDEN";
  return status !== "owed" || isClosedOn(money, past) ? "CONFLICT" : null;
}

/**
 * Returns the expected outcome of annulling a refund: people who decide on refunds annul owed ones of a
 * contract, except for a payment that is returned as it came; a seller of contracts does not see the refunds
 * of reservations.
 */
function annulling(money: Money, who: Actor, { status, payable, payment }: ModelRefund): Expected {
  if (who === "contador") return "FORBIDDEN";
  const { kind } = payableOf(money, payable);
  if (kind === "reservation" && who === "gerente") return "NOT_FOUND";
  return status === "owed" && kind === "contract" && payment === null ? null : "CONFLICT";
}

/**
 * Returns the expected outcome of a decision on a refund: people with the permission refund up to the rest of
 * a cancelled contract.
 */
function decidingOn(money: Money, who: Actor, { id, cancelled }: ModelPayable, monto: number): Expected {
  if (who === "contador") return "FORBIDDEN";
  const left = leftOf(money, id, paidOf(money, id));
  if (!cancelled || left <= 0) return "CONFLICT";
  return monto > left ? "BAD_USER_INPUT" : null;
}

const placeOf = ({ refunds }: Money, refund: ModelRefund): number =>
  refunds.filter(({ payable }) => payable === refund.payable).indexOf(refund);
const refundAt = ({ refunds }: Money, payable: string, place: number): ModelRefund =>
  refunds.filter((one) => one.payable === payable)[place]!;

/**
 * Returns the expected rows of refunds, by contract or reservation, in the order in which they were opened.
 */
export const expectedRefunds = (money: Money): readonly (readonly [string, string])[] =>
  money.refunds.map((one) => [
    `refund ${one.payable} ${placeOf(money, one)}`,
    `${one.status} ${one.monto} ${one.payment ?? ""}`,
  ]);

/** Returns the action of an attempt in this state; null when there was never anything to refund. */
export function refundAction(one: RefundTried, money: Money): Action | null {
  if (one.act === "decide") {
    const contracts = money.payables.filter(({ kind }) => kind === "contract");
    const contract = contracts[one.at % contracts.length];
    return contract ? deciding(one.actor, contract, one.percent, money) : null;
  }
  const refund = money.refunds[one.at % money.refunds.length];
  if (!refund) return null;
  const about = [refund.payable, placeOf(money, refund)] as const;
  return one.act === "pay" ? pay(one, ...about) : annul(one.actor, ...about);
}

const pay = ({ actor: who, past, twice }: PayTried, payable: string, place: number): Action => ({
  said: `${who} pays the refund ${payable} ${place}${past ? ", last month" : ""}${twice ? ", twice" : ""}`,
  run: (world) => world.refunds.pay(who, payable, place, { past, twice }),
  explains: (state, outcome) => {
    const there = refundAt(state, payable, place);
    if (!agrees(paying(state, who, there, past), outcome)) return false;
    if ("done" in outcome) there.status = "paid";
    return true;
  },
});

const annul = (who: Actor, payable: string, place: number): Action => ({
  said: `${who} annuls the refund ${payable} ${place}`,
  run: (world) => world.refunds.annul(who, payable, place),
  explains: (state, outcome) => {
    const there = refundAt(state, payable, place);
    if (!agrees(annulling(state, who, there), outcome)) return false;
    if ("done" in outcome) there.status = "annulled";
    return true;
  },
});

function deciding(who: Actor, { id }: ModelPayable, percent: number | "over", money: Money): Action {
  const left = Math.max(leftOf(money, id, paidOf(money, id)), 0);
  const monto = percent === "over" ? left + 1 : Math.ceil((left * percent) / 100) || 1;
  return {
    said: `${who} decides that ${monto} of contract ${id} go back`,
    run: (world) => world.refunds.decide(who, id, monto),
    explains: (state, outcome) => {
      if (!agrees(decidingOn(state, who, payableOf(state, id), monto), outcome)) return false;
      if ("done" in outcome) owe(state, { payable: id, payment: null, monto }, who);
      return true;
    },
  };
}
