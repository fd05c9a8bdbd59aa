import { beforeAll, describe, expect, it } from "vitest";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { Viewer } from "../../../api/src/core/auth/viewer.ts";
import { modules } from "../../../api/src/modules.ts";
import { monthBounds } from "../../../api/src/core/colombia/days.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { manyActs } from "../../api/reports/figures/many-acts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { monthIn } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
import { type Asking, type Place, places } from "./places.ts";
import { boughtBy, soldBy, statements } from "./statements.ts";

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

/** The databases that are asked, by what is in them. */
const databases = { "the demo": demo, "random sales": manyActs } as const;

const spans = {
  ever: { days: {}, present: false },
  month: { days: monthBounds(monthIn(-1)), present: false },
  present: { days: monthBounds(monthIn(0)), present: true },
} as const;

const cases = places.flatMap((place) =>
  Object.entries(spans)
    .filter(
      ([span]) =>
        place.of.includes(span as Place["of"][number]) || (span === "present" && place.of.includes("month")),
    )
    .map(([span, asked]) => ({ ...place, span, ...asked })),
);

/** Each place that others than the owner read, of all days, by each of them. */
const shares = places.flatMap((place) => (place.by ?? []).map((who) => ({ ...place, who })));

const seenBy = (who: Handle, { id }: Viewer): string =>
  who === "contador" ? "true" : who.startsWith("cliente") ? boughtBy(id) : soldBy(id);

describe.each(Object.entries(databases))("over %s", (_, fill) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await anApp();
    await fill(app);
    await app.runJobs();
  }, 600_000);

  it.each(cases)("$figure is one sum: $at, $span", async ({ figure, read, days, present }) => {
    const asking: Asking = { app, who: "owner", days, present };
    const { rows } = await app.app.services.pool.query<{ value: string }>(statements[figure](days));
    expect(await read(asking)).toBe(Number(rows[0]!.value));
  });

  it.each(shares)("$figure is the sum of what is theirs: $at, $who", async ({ figure, read, who }) => {
    const { rows } = await app.app.services.pool.query<{ value: string }>(
      statements[figure]({}, seenBy(who, app.people[who])),
    );
    expect(await read({ app, who, days: {}, present: false })).toBe(Number(rows[0]!.value));
  });
});

it("counts its cases", () => {
  process.stdout.write(`one sum: ${(cases.length + shares.length) * Object.keys(databases).length} cases\n`);
  expect(cases.length).toBeGreaterThan(100);
});
