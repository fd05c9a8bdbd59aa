import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { Looker } from "../../support/turns/look.ts";
import { Walk, type WalkMove, walkMoves } from "../../support/turns/walk.ts";

/** Number of walks, the moves of each, and after how many of them everything is looked at. */
const RUNS = 3;
const MOVES = 24;
const EACH = 6;
/** One seed, so that a change is judged by its own effects. */
const SEED = 62;

let app: TestApp;
let looker: Looker;
beforeAll(async () => {
  app = await anApp();
  looker = new Looker(app);
});
afterAll(() => looker.close());

const step = fc.record({
  order: fc.shuffledSubarray([...walkMoves], { minLength: walkMoves.length }),
  at: fc.nat({ max: 1_000 }),
});
const walks = fc.array(step, { minLength: MOVES, maxLength: MOVES });

it("after random acts on sales, their waits are true, and the named people may do them", async () => {
  const done = new Set<WalkMove>();
  for (const steps of fc.sample(walks, { numRuns: RUNS, seed: SEED })) {
    const walk = await Walk.begin(app);
    for (const [place, { order, at }] of steps.entries()) {
      const move = await walk.step(order, at);
      if (move) done.add(move);
      if (place % EACH !== EACH - 1) continue;
      const wrong = await looker.contradictions((who) => Promise.resolve(app.as(who)));
      expect([walk.said, wrong]).toEqual([walk.said, []]);
    }
  }
  const { records, waits, met } = looker;
  process.stdout.write(
    `turns: ${records} records, ${waits} waits, ${met.size} sentences, ${done.size} moves\n`,
  );
  expect(walkMoves.filter((move) => !done.has(move))).toEqual([]);
});
