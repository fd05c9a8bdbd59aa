import { Entity, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day, instant, ValueObjectColumn } from "../../../api/src/core/columns.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { sql } from "../../../api/src/core/read/sql.ts";
import { TODAY } from "../../support/calendar.ts";
import { type CoreServices, openCore } from "./core-services.ts";

@Entity({ tableName: "test_batches" })
class Batch {
  @PrimaryKey({ type: "integer" }) id!: number;
}

@Entity({ tableName: "test_lines" })
class Line {
  @PrimaryKey({ type: "integer" }) id!: number;
  @Property({ ...instant }) updatedAt!: Date;
  @Property({ type: "text" }) note: string = "";
  @Property({ type: "integer", nullable: true }) amount: number | null = null;
  @Property({ type: "boolean" }) isPaid: boolean = false;
  @Property({ ...day, nullable: true }) paidOn: string | null = null;
  @Property({ ...instant, nullable: true }) paidAt: Date | null = null;
  @Property({ type: new ValueObjectColumn<{ texto: string[] }>(), nullable: true })
  why: { texto: string[] } | null = null;
  @ManyToOne({ entity: () => Batch, nullable: true }) batch: Batch | null = null;
}

const IDS = [1, 2, 3];

let core: CoreServices;
beforeAll(async () => {
  core = await openCore({ entities: [Batch, Line] });
  await core.run(async (work: Work) => {
    work.add(work.em.create(Batch, { id: 9 }));
    for (const id of IDS) work.add(Object.assign(new Line(), { id, amount: id, updatedAt: work.now }));
  }, null);
});
afterAll(() => core?.close());

const lines = (work: Work): Promise<Line[]> => work.em.find(Line, {}, { orderBy: { id: "asc" } });

/** Transactions that wrote the lines, each with the number of its statement. */
const writers = (work: Work) =>
  work.rows<{ id: number; by: string }>(
    sql`select id, xmin::text || ' ' || cmin::text as by from test_lines order by id`,
  );

it("many records are written by one statement, each with its own values, and not again", async () => {
  const changed = {
    note: "«así», 'con' \"comillas\" \\ y un renglón\n",
    amount: null,
    isPaid: true,
    paidOn: TODAY,
    why: { texto: ["No se retiene", 'nada: "0"'] },
  };
  await core.run(async (work: Work) => {
    const [first, second] = await work.lockAll(Line, IDS);
    Object.assign(first!, { ...changed, paidAt: work.now, batch: work.em.getReference(Batch, 9) });
    second!.note = "otra";
    await work.saveAll([first!, second!]);
    const written = await writers(work);
    expect(written[0]!.by).toBe(written[1]!.by);
    expect(written[2]!.by).not.toBe(written[1]!.by);
    await work.save();
    expect(await writers(work)).toEqual(written);
  }, null);
  const [first, second, third] = await core.run((work: Work) => lines(work), null);
  expect(first).toMatchObject({ ...changed, batch: { id: 9 } });
  expect(first!.paidAt).toEqual(first!.updatedAt);
  expect(second).toMatchObject({ note: "otra", amount: 2, isPaid: false, paidOn: null, why: null });
  expect(third).toMatchObject({ note: "", amount: 3, batch: null });
});

it("many records in which nothing changed cause no write", async () => {
  await core.run(async (work: Work) => {
    const written = await writers(work);
    await work.saveAll(await lines(work));
    expect(await writers(work)).toEqual(written);
  }, null);
});

it("records are locked by a filter, in the order of their keys", async () => {
  const found = await core.run(
    (work: Work) => work.lockAll(Line, { $or: [{ amount: 3 }, { id: { $in: [2, 7] } }] }),
    null,
  );
  expect(found.map(({ id }) => id)).toEqual([2, 3]);
  await core.run(async (work: Work) => {
    await work.lockAll(Line, { amount: 3 });
    const free = await core.run(
      (other: Work) => other.rows<{ id: number }>(sql`select id from test_lines for update skip locked`),
      null,
    );
    expect(free.map(({ id }) => id).sort()).toEqual([1, 2]);
  }, null);
});
