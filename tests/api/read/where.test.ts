import type { FilterQuery } from "@mikro-orm/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { columnOf, propertyOf } from "../../../api/src/core/read/tables.ts";
import { defined } from "../../../api/src/core/input/defined.ts";
import { render } from "../../../api/src/core/read/render.ts";
import { raw, sql } from "../../../api/src/core/read/sql.ts";
import { type ReadFilter, where } from "../../../api/src/core/read/where.ts";
import { Voyage, VoyageStatus } from "./world/entities.ts";
import { visibleVoyages } from "./world/resolvers.ts";
import { openWorld, sailor, type World } from "./world/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function codes(filter: ReadFilter<Voyage>): Promise<string[]> {
  const meta = world.orm.getMetadata().get(Voyage);
  const code = raw(columnOf(propertyOf(meta, "code"), "t"));
  const { text, parameters } = render(
    sql`select ${code} from voyages t where ${where(meta, filter, "t")} order by ${code}`,
  );
  const { rows } = await world.pool.query<{ code: string }>(text, [...parameters]);
  return rows.map((row) => row.code);
}

const found = async (filter: FilterQuery<Voyage>) => {
  const voyages = await world.orm.em.fork().find(Voyage, filter as never, { orderBy: { code: "asc" } });
  return voyages.map(({ code }) => code);
};

const at = (day: number) => new Date(Date.UTC(2026, 2, day, 15));

describe("a read finds the rows that an act finds", () => {
  it.each<[string, FilterQuery<Voyage>, number]>([
    ["nothing asked", {}, 12],
    ["a value", { status: VoyageStatus.sailing }, 4],
    ["null", { salida: null }, 3],
    ["not null", { salida: { $ne: null } }, 9],
    ["another value", { status: { $ne: VoyageStatus.sailing } }, 8],
    ["one of several", { code: { $in: ["V-01", "V-05", "V-99"] } }, 2],
    ["a list", { code: ["V-01", "V-05"] }, 2],
    ["one of none", { code: { $in: [] } }, 0],
    ["a range of instants", { dueAt: { $gte: at(3), $lt: at(5) } }, 2],
    ["a range of money", { precioTotal: { $gt: 2_000_000_000, $lte: 4_000_000_000 } }, 2],
    ["part of a text", { code: { $ilike: "v-0%" } }, 9],
    ["a relation by key", { captain: 11 }, 4],
    ["relations by keys", { captain: [11, 12] }, 8],
    ["a relation by its fields", { captain: { id: 11, role: 2 } }, 4],
    ["no relation", { mate: null }, 6],
    ["a foreign key beside its relation", { captainId: 12 }, 4],
    ["a list's rows", { legs: { puerto: "Colón", orden: 3 } }, 12],
    ["no list's rows", { legs: { puerto: "Leticia" } }, 0],
    ["$and", { $and: [{ captain: 11 }, { status: VoyageStatus.sailing }] }, 4],
    ["$or beside a value", { status: VoyageStatus.sailing, $or: [{ captain: 11 }, { mate: { id: 14 } }] }, 4],
    ["$or in a relation", { captain: { $or: [{ id: 11 }, { id: 12 }] } }, 8],
  ])("%s", async (_, filter, count) => {
    const read = await codes(filter);
    expect(read).toHaveLength(count);
    expect(await found(filter)).toEqual(read);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("the scope of role %i", async (role) => {
    for (const id of [11, 14, 99])
      expect(await codes(visibleVoyages(sailor(id, role)))).toEqual(
        await found(visibleVoyages(sailor(id, role))),
      );
  });

  it("an empty $or, the scope of nobody, finds nothing", async () => {
    expect(await codes(visibleVoyages(null))).toEqual([]);
    expect(await found(visibleVoyages(null))).toEqual([]);
  });
});

describe("searching", () => {
  it.each([
    ["CANCÚN", 6],
    ["capitán cancun", 6],
    ["v-3 cancun", 1],
    ["v-3 andres", 0],
    ["100%", 6],
    ["1%0", 0],
    ["v_3", 0],
    ["   ", 12],
    ["'; drop table voyages; --", 0],
  ])("finds every word of %j in the plain text of the record", async (words, count) => {
    expect(await codes({ searchText: { $search: words } })).toHaveLength(count);
  });
});

describe("what reads do not understand", () => {
  it.each<[string, object]>([
    ["an unknown property", { nothing: 1 }],
    ["an unknown operator", { code: { $like: "V" } }],
    ["$not", { $not: { code: "V-01" } }],
    ["undefined, which would open a scope", { captain: undefined }],
    ["an undefined operand", { code: { $gte: undefined } }],
    ["an empty branch of $or", { $or: [{}, { code: "V-01" }] }],
    ["keys of a value object", { cabin: { nombre: "Suite" } }],
    ["a list where a filter is meant", { $and: { code: "V-01" } }],
  ])("throws: %s", async (_, filter) => {
    await expect(codes(filter as ReadFilter<Voyage>)).rejects.toThrow();
  });

  it("an id that cannot be one finds nothing", async () => {
    expect(await codes({ id: "42" })).toEqual([]);
    expect(await codes({ id: { $in: ["42"] } })).toEqual([]);
    expect(await codes({ captain: 2 ** 40 })).toEqual([]);
  });

  it("drops what a list's arguments left out", () => {
    expect(defined({ status: undefined, code: "V-01", salida: null })).toEqual({
      code: "V-01",
      salida: null,
    });
  });
});
