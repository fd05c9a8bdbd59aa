import { beforeAll, describe, expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import { modules } from "../../../api/src/modules.ts";
import { monthBounds } from "../../../api/src/core/colombia/days.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { manyActs } from "../../api/reports/figures/many-acts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { monthIn } from "../../support/calendar.ts";
import { actedSales } from "./acted-sales.ts";
import { owner } from "./askers.ts";
import { type Place, places } from "./places.ts";
import { statements } from "./statements.ts";

/** Makes the whole demo by the people of the test. */
async function demo(app: TestApp): Promise<void> {
  const people = {
    ...modules.find(({ name }) => name === "accounts")!,
    seed: async ({ shared }: SeedContext) => {
      for (const [handle, viewer] of Object.entries(app.people)) shared.set(`account:${handle}`, viewer);
    },
  };
  await seedModules(
    app.app.services,
    modules.map((module) => (module.name === "accounts" ? people : module)),
    { scale: 0.5 },
  );
}

/** Makes rows of sales by chance, and a few sales by acts, which print their receipts and mail. */
async function randomSales(app: TestApp): Promise<void> {
  await manyActs(app);
  await actedSales(app);
}

/** The databases that are asked, by what is in them. */
const databases = { "the demo": demo, "random sales": randomSales } as const;

const spans = {
  ever: { days: {}, present: false },
  month: { days: monthBounds(monthIn(-1)), present: false },
  present: { days: monthBounds(monthIn(0)), present: true },
} as const;

const isAskedOf = ({ of }: Place, span: string): boolean =>
  of.includes(span as Place["of"][number]) || (span === "present" && of.includes("month"));

/** Each place, asked by each of its askers, of each of its spans of days. */
const cases = places.flatMap((place) =>
  (place.by ?? [owner]).flatMap((asker) =>
    Object.entries(spans)
      .filter(([span]) => isAskedOf(place, span))
      .map(([span, asked]) => ({ ...place, ...asker, span, ...asked })),
  ),
);

describe.each(Object.entries(databases))("over %s", (_, fill) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await anApp();
    await fill(app);
    await app.runJobs();
  }, 600_000);

  it.each(cases)("$figure is one sum: $at, $who, $span", async (asked) => {
    const { figure, read, who, whose, among, days, present } = asked;
    const conditions = [whose?.(app.people[who].id), among].filter((one) => one !== undefined);
    const { rows } = await app.app.services.pool.query<{ value: string }>(
      statements[figure](days, conditions.length > 0 ? conditions.join(" and ") : undefined),
    );
    expect(await read({ app, who, days, present })).toBe(Number(rows[0]!.value));
  });
});

it("counts its cases", () => {
  process.stdout.write(`one sum: ${cases.length * Object.keys(databases).length} cases\n`);
  expect(cases.length).toBeGreaterThan(100);
});
