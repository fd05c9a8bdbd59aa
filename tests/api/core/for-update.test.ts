import { setTimeout as pause } from "node:timers/promises";
import type { FilterQuery } from "@mikro-orm/core";
import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Scope } from "../../../api/src/core/mutation/scope.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { raw, sql } from "../../../api/src/core/read/sql.ts";
import { type CoreServices, openCore } from "./core-services.ts";

@Entity({ tableName: "test_sales" })
class Sale {
  @PrimaryKey({ type: "integer" }) id!: number;
  @Property({ type: "integer" }) seller!: number;
}

@Entity({ tableName: "test_parts" })
class Part {
  @PrimaryKey({ type: "integer" }) id!: number;
  @Property({ type: "integer" }) changes!: number;
  @ManyToOne({ entity: () => Sale }) sale!: Sale;
}

let core: CoreServices;
beforeAll(async () => {
  core = await openCore({ entities: [Sale, Part] });
  await core.run(async (work: Work) => {
    const sale = work.add(work.em.create(Sale, { id: 1, seller: 7 }));
    work.add(work.em.create(Part, { id: 1, changes: 0, sale }));
  }, null);
});
afterAll(() => core?.close());

const find = (scope: Scope, where: FilterQuery<Part> = {}): Promise<Part> =>
  scope.find(Part, { $and: [{ id: 1 }, where] } as FilterQuery<Part>, "No hay parte");

/** Returns whether another transaction could change the row of a table now. */
const isFree = (table: "test_sales" | "test_parts"): Promise<boolean> =>
  core.run(async (work: Work) => {
    const rows = await work.rows(sql`select 1 from ${raw(table)} for update skip locked`);
    return rows.length > 0;
  }, null);

const aTransactionWaits = async (): Promise<boolean> => {
  const { rows } = await core.services.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};

it("a record that is found for an update is read once its row is free, also one read before", async () => {
  const holds = Promise.withResolvers<undefined>();
  const leaves = Promise.withResolvers<undefined>();
  const first = core.run(async (work: Work) => {
    const part = await find(work.forUpdate);
    holds.resolve(undefined);
    await leaves.promise;
    part.changes += 1;
  }, null);
  await holds.promise;
  const second = core.run(async (work: Work) => {
    const read = await find(work);
    const part = await find(work.forUpdate);
    expect(part).toBe(read);
    part.changes += 1;
  }, null);
  while (!(await aTransactionWaits())) await pause(5);
  leaves.resolve(undefined);
  await Promise.all([first, second]);
  const { changes } = await core.run((work: Work) => find(work), null);
  expect(changes).toBe(2);
});

it.each<[string, FilterQuery<Part>]>([
  ["its sale", { sale: { seller: 7 } } as FilterQuery<Part>],
  ["one of several", { $or: [{ sale: { seller: 7 } }, { changes: 7 }] } as FilterQuery<Part>],
])("a record that is found for an update by %s is locked alone", async (_, where) => {
  await core.run(async (work: Work) => {
    await find(work.forUpdate, where);
    expect(await isFree("test_parts")).toBe(false);
    expect(await isFree("test_sales")).toBe(true);
  }, null);
});

it("a record out of the scope is not there, and stays free", async () => {
  await core.run(async (work: Work) => {
    await expect(find(work.forUpdate, { sale: { seller: 8 } } as FilterQuery<Part>)).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "No hay parte",
    });
    expect(await isFree("test_parts")).toBe(true);
  }, null);
});
