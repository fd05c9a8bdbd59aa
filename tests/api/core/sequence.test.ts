import { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ormOptions } from "../../../api/src/core/database/orm.ts";
import { nextNumber } from "../../../api/src/core/mutation/sequence.ts";
import { createTestDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.url, []));
});
afterAll(async () => {
  await orm?.close(true);
  await database?.drop();
});

const july = new Date("2026-07-01T15:00:00Z");
const draw = (kind: "COT" | "CT" | "RC" | "CC", now: Date) =>
  orm.em.fork().transactional((em) => nextNumber(em, kind, now));

it("numbers begin at 1 and read KIND-YEAR-000001", async () => {
  expect(await draw("CT", july)).toBe("CT-2026-000001");
  expect(await draw("CT", july)).toBe("CT-2026-000002");
});

it("fifty quotes at once get fifty numbers in a row, and failed ones return theirs", async () => {
  const drawn = await Promise.allSettled(
    Array.from({ length: 60 }, (_, turn) =>
      orm.em.fork().transactional(async (em) => {
        const number = await nextNumber(em, "COT", july);
        if (turn % 6 === 0) throw new Error("rolled back");
        return number;
      }),
    ),
  );
  const numbers = drawn.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])).sort();
  expect(numbers).toEqual(
    Array.from({ length: 50 }, (_, place) => `COT-2026-${String(place + 1).padStart(6, "0")}`),
  );
});

it("the year is Bogota's: new year's eve lasts until 05:00 UTC", async () => {
  expect(await draw("RC", new Date("2027-01-01T04:59:59Z"))).toBe("RC-2026-000001");
  expect(await draw("RC", new Date("2027-01-01T05:00:00Z"))).toBe("RC-2027-000001");
});

it("a number is not drawn outside a transaction", async () => {
  await expect(nextNumber(orm.em.fork(), "CC", july)).rejects.toThrow("inside a transaction only");
});
