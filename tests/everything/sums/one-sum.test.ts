import { beforeAll, describe, expect, it } from "vitest";
import { getNamedType, isObjectType } from "graphql";
import { seedModules } from "../../../api/src/app.seed.ts";
import type { ExportableList } from "../../../api/src/core/export/exportable.ts";
import { readOfList } from "../../../api/src/core/export/list-reads.ts";
import { exportedLists } from "../../../api/src/modules/exports/exported-lists.ts";
import { modules } from "../../../api/src/modules.ts";
import { monthBounds } from "../../../api/src/core/colombia/days.ts";
import type { SeedContext } from "../../../api/src/core/seed.ts";
import { manyActs } from "../../api/reports/figures/many-acts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { monthIn } from "../../support/calendar.ts";
import { actedSales } from "./acted-sales.ts";
import { owner } from "./callers.ts";
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

/** The databases that are asked, by content. */
const databases = { "the demo": demo, "random sales": randomSales } as const;

const spans = {
  ever: { days: {}, present: false },
  month: { days: monthBounds(monthIn(-1)), present: false },
  present: { days: monthBounds(monthIn(0)), present: true },
} as const;

const isAskedOf = ({ of }: Place, span: string): boolean =>
  of.includes(span as Place["of"][number]) || (span === "present" && of.includes("month"));

/** Each place, asked by each of its callers, of each of its spans of days. */
const cases = places.flatMap((place) =>
  (place.by ?? [owner]).flatMap((caller) =>
    Object.entries(spans)
      .filter(([span]) => isAskedOf(place, span))
      .map(([span, asked]) => ({ ...place, ...caller, span, ...asked })),
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

describe("a file of a list", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await anApp();
    await demo(app);
  }, 600_000);

  /** Returns how many rows the list of a query has, by the query itself. */
  const rowsOf = async ({ query, reads = query, rows }: ExportableList): Promise<number> => {
    const { type } = app.app.services.schema.getQueryType()!.getFields()[reads]!;
    const fields = getNamedType(type);
    const counts = isObjectType(fields) && fields.getFields()["total"];
    const asked = counts ? "{ total }" : rows ? `{ ${rows} { __typename } }` : "{ __typename }";
    const { [reads]: answer } = await app.as("owner").freely.ask(`{ ${reads} ${asked} }`);
    return counts ? answer.total : (rows ? answer[rows] : answer).length;
  };

  it("has every row of it, however the list chooses its page", async () => {
    const origin = { requestId: "test", channel: "job", ip: null, userAgent: null } as const;
    const request = { viewer: app.people.owner, origin, args: {}, columns: null };
    const { services } = app.app;
    const counted = new Map<string, number>();
    for (const list of exportedLists) {
      const read = await readOfList(services, list, request);
      const { rows } = await services.pool.query(read.rows.text, [...read.rows.values]);
      expect([list.query, rows.length, await read.count()]).toEqual([
        ...[list.query, await rowsOf(list), rows.length],
      ]);
      counted.set(list.query, rows.length);
    }
    // A list of one row would be whole in any case.
    const proven = [...counted].filter(([, rows]) => rows > 1).map(([query]) => query);
    expect(proven.length).toBeGreaterThan(exportedLists.length - 6);
    expect(proven).toEqual(expect.arrayContaining(["contractProfits", "completedContracts"]));
  }, 120_000);
});

it("the comparison of sums counts its cases", () => {
  process.stdout.write(`one sum: ${cases.length * Object.keys(databases).length} cases\n`);
  expect(cases.length).toBeGreaterThan(100);
});
