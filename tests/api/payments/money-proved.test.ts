import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { tried } from "../../support/money/actions.ts";
import { type Now, Round } from "../../support/money/round.ts";
import { fault } from "../../support/story/cards.ts";
import { World } from "../../support/money/world.ts";

/** How many stories are told, and the rounds of each at the most. */
const RUNS = 8;
const ROUNDS = 80;
/** Where a slow machine stops telling, and a failure stops being made smaller. */
const LONGEST = 40_000;
/**
 * The stories are those of one seed, so that a change is judged by what it changed; other stories are told by
 * `TRAVESIA_MONEY_AGAIN={"seed":…}`, and a failure again by the seed and path that it printed.
 */
const again = JSON.parse(process.env["TRAVESIA_MONEY_AGAIN"] ?? '{"seed":1381}') as fc.Parameters<unknown>;

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await anApp();
  world = await World.open(app);
  await fault(app, "lost");
});
afterAll(() => world.close());

const rounds = fc.commands(
  [fc.array(tried, { minLength: 1, maxLength: 3, size: "max" }).map((tries) => new Round(tries))],
  { maxCommands: ROUNDS, size: "max" },
);

it("whatever three people do at once, what is paid is what was verified, to the peso", async () => {
  const property = fc.asyncProperty(rounds, (told) =>
    fc.asyncModelRun(async () => {
      await world.begin();
      const payables = await Promise.all([world.contract(1_000_000), world.contract(2_500_003)]);
      const bank = await world.bank.begin();
      const departure = await world.departure(5, 400_000);
      const model: Now = { money: { bank, departure, payables, payments: [], refunds: [], closed: false } };
      return { model, real: world };
    }, told),
  );
  await fc.assert(property, { numRuns: RUNS, interruptAfterTimeLimit: LONGEST, ...again });
  process.stdout.write(`money: ${world.steps} steps, and the sentences held after each round\n`);
  expect(world.steps).toBeGreaterThan(0);
});
