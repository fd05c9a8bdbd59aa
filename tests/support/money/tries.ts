import fc from "fast-check";
import type { Tried } from "./actions.ts";
import { bankTried } from "./bank.ts";
import { clientTries } from "./client-actions.ts";
import { monthTried } from "./closing.ts";
import { actors } from "./model.ts";
import { refundTried } from "./refunds.ts";

const actor = fc.constantFrom(...actors);
const at = fc.nat({ max: 1_000 });
/** Half of the events are dated last month. */
const past = fc.boolean();
type Aimed = "verify" | "reject" | "withdraw" | "reverse" | "refund" | "cancel";
const aimed = <A extends Aimed>(act: A) => fc.record({ act: fc.constant(act), actor, at });
const amount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.constant("rest" as const) },
  { weight: 1, arbitrary: fc.constant("over" as const) },
);

const registered = fc.record({
  act: fc.constant("register" as const),
  actor,
  at,
  amount,
  past,
  twice: fc.boolean(),
});
const reported = fc.record({
  act: fc.constant("settle" as const),
  actor,
  at,
  times: fc.integer({ min: 1, max: 2 }),
  reported: fc.constantFrom("APPROVED", "APPROVED", "APPROVED", "DECLINED", "VOIDED"),
});
const byCardTried = fc.record({
  act: fc.constant("card" as const),
  actor,
  at,
  amount,
  past,
  truth: fc.constantFrom("APPROVED", "DECLINED"),
});
const booked = fc.record({
  act: fc.constant("book" as const),
  actor,
  people: fc.integer({ min: 1, max: 3 }),
});

/** Any act that an actor may try. */
export const tried: fc.Arbitrary<Tried> = fc.oneof(
  { weight: 12, arbitrary: bankTried },
  { weight: 7, arbitrary: refundTried },
  { weight: 3, arbitrary: monthTried },
  { weight: 8, arbitrary: registered },
  { weight: 10, arbitrary: aimed("verify") },
  { weight: 3, arbitrary: aimed("reject") },
  { weight: 3, arbitrary: aimed("withdraw") },
  { weight: 4, arbitrary: aimed("reverse") },
  { weight: 2, arbitrary: aimed("refund") },
  { weight: 4, arbitrary: byCardTried },
  { weight: 6, arbitrary: reported },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("lookUp"), actor }) },
  { weight: 2, arbitrary: aimed("cancel") },
  ...clientTries,
  { weight: 3, arbitrary: booked },
) as fc.Arbitrary<Tried>;

/**
 * Attempts that refunds and closed months depend on, and few others: many payments, many endings, and late
 * events of the provider.
 */
export const endsTried: fc.Arbitrary<Tried> = fc.oneof(
  { weight: 12, arbitrary: refundTried },
  { weight: 4, arbitrary: monthTried },
  { weight: 6, arbitrary: registered },
  { weight: 8, arbitrary: aimed("verify") },
  { weight: 6, arbitrary: aimed("reverse") },
  { weight: 5, arbitrary: aimed("refund") },
  { weight: 7, arbitrary: byCardTried },
  { weight: 9, arbitrary: reported },
  { weight: 3, arbitrary: aimed("cancel") },
  { weight: 1, arbitrary: booked },
) as fc.Arbitrary<Tried>;
