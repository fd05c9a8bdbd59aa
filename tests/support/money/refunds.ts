import fc from "fast-check";
import type { Action } from "./actions.ts";
import { type Actor, actors, agrees, isClosedOn, type Money, type Past } from "./model.ts";
import type { ModelRefund } from "./owed.ts";

/** What one of the actors tries: to pay a refund, once or twice at once, today or on a day of last month. */
export interface RefundTried extends Past {
  readonly act: "pay";
  readonly actor: Actor;
  readonly at: number;
  readonly twice: boolean;
}

export const refundTried: fc.Arbitrary<RefundTried> = fc.record({
  ...{ act: fc.constant("pay" as const), actor: fc.constantFrom(...actors) },
  ...{ at: fc.nat({ max: 1_000 }), twice: fc.boolean(), past: fc.boolean() },
});

/** Those who pay refunds pay one that is owed, once; not one that they decided on, but for the owner. */
function paying(money: Money, who: Actor, { status, by }: ModelRefund, past: boolean): string | null {
  if (who === "gerente" || (by === who && who !== "owner")) return "FORBIDDEN";
  return status !== "owed" || isClosedOn(money, past) ? "CONFLICT" : null;
}

const placeOf = ({ refunds }: Money, refund: ModelRefund): number =>
  refunds.filter(({ payable }) => payable === refund.payable).indexOf(refund);
const refundAt = ({ refunds }: Money, payable: string, place: number): ModelRefund =>
  refunds.filter((one) => one.payable === payable)[place]!;

/** What stands in the database of refunds: by what was paid, in the order in which they were opened. */
export const expectedRefunds = (money: Money): readonly (readonly [string, string])[] =>
  money.refunds.map((one) => [
    `refund ${one.payable} ${placeOf(money, one)}`,
    `${one.status} ${one.monto} ${one.payment ?? ""}`,
  ]);

/** What a try is about in this state; null where nothing was ever to go back. */
export function refundAction({ actor: who, at, past, twice }: RefundTried, money: Money): Action | null {
  const refund = money.refunds[at % money.refunds.length];
  if (!refund) return null;
  const { payable } = refund;
  const place = placeOf(money, refund);
  return {
    said: `${who} pays the refund ${payable} ${place}${past ? ", last month" : ""}${twice ? ", twice" : ""}`,
    run: (world) => world.refunds.pay(who, payable, place, { past, twice }),
    explains: (state, outcome) => {
      const there = refundAt(state, payable, place);
      if (!agrees(paying(state, who, there, past), outcome)) return false;
      if ("done" in outcome) there.status = "paid";
      return true;
    },
  };
}
