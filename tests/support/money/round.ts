import { isDeepStrictEqual } from "node:util";
import type fc from "fast-check";
import { type Action, actionOf, type Tried } from "./actions.ts";
import { copyOf, type Money, type Outcome } from "./model.ts";
import { expectedOf, type Seen, type World } from "./world.ts";

/** The model where it is now; a round puts the next one in its place. */
export interface Now {
  money: Money;
}

/**
 * Up to three actors at once. Their answers, and the content of the database then, must match some order in
 * which the three came one after the other.
 */
export class Round implements fc.AsyncCommand<Now, World> {
  constructor(private readonly tries: readonly Tried[]) {}

  check = (): boolean => true;

  async run(now: Now, world: World): Promise<void> {
    const tried = this.tries.flatMap((one) => actionOf(one, now.money) ?? []);
    const actions = [
      ...tried.filter(({ alone }) => !alone),
      ...tried.filter(({ alone }) => alone).slice(0, 1),
    ];
    const outcomes = await Promise.all(actions.filter(({ alone }) => !alone).map((one) => one.run(world)));
    for (const action of actions.filter(({ alone }) => alone)) outcomes.push(await action.run(world));
    const answers = await Promise.all(outcomes.map((outcome) => completed(outcome, world)));
    const seen = await world.see(now.money);
    const next = explanation(now.money, actions, answers, seen);
    if (!next) throw new Error(unexplained(now.money, actions, answers, seen));
    now.money = next;
    const broken = await world.broken();
    if (broken.length > 0) throw new Error(broken.join("\n"));
  }

  toString = (): string =>
    this.tries.map(({ actor, act, ...about }) => `${actor} ${act} ${JSON.stringify(about)}`).join(" | ");
}

/**
 * Returns an outcome with every payment of its transaction at the end of the round: another actor may apply
 * the reported event a moment after the answer.
 */
const completed = async (outcome: Outcome, world: World): Promise<Outcome> =>
  "done" in outcome && outcome.reference
    ? { ...outcome, payments: await world.paymentsOf(outcome.reference) }
    : outcome;

/** The model after an order of the actions that explains all that was answered and is seen; else null. */
function explanation(
  money: Money,
  actions: readonly Action[],
  outcomes: readonly Outcome[],
  seen: Seen,
): Money | null {
  for (const order of orders(actions.map((_, place) => place))) {
    const state = copyOf(money);
    const explained = order.every((place) => actions[place]!.explains(state, outcomes[place]!));
    if (explained && isDeepStrictEqual(expectedOf(state), seen)) return state;
  }
  return null;
}

function orders(places: readonly number[]): number[][] {
  if (places.length === 0) return [[]];
  return places.flatMap((first) =>
    orders(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  );
}

const unexplained = (
  money: Money,
  actions: readonly Action[],
  outcomes: readonly Outcome[],
  seen: Seen,
): string =>
  [
    "No order of these explains their answers and what stands in the database:",
    ...actions.map(({ said }, place) => `  ${said} → ${JSON.stringify(outcomes[place])}`),
    `before: ${JSON.stringify(money, null, 1)}`,
    `seen: ${JSON.stringify(seen, null, 1)}`,
  ].join("\n");
