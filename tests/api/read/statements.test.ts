import { type GraphQLResolveInfo, OperationTypeNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openReadPool } from "../../../api/src/core/database/read-pool.ts";
import { statementCache } from "../../../api/src/core/read/statements.ts";
import { StatementNames } from "../../../api/src/core/read/statement-names.ts";
import type { ReadBy } from "../../../api/src/core/read/binds.ts";
import { ReadBudget } from "../../../api/src/core/read/limits/budget.ts";
import { Reader } from "../../../api/src/core/read/read.ts";
import { render, renderForAct } from "../../../api/src/core/read/render.ts";
import { bind, Enclosed, joined, raw, sql } from "../../../api/src/core/read/sql.ts";
import { Voyage } from "./world/entities.ts";
import { infoOf } from "./world/info.ts";
import { NOW, openWorld, sailor, type World } from "./world/world.ts";

describe("fragments", () => {
  it("bind what is no fragment, and each bind once", () => {
    const list = joined([sql`${1}`, raw("c"), sql`${bind.me}`], ", ");
    const fragment = sql`a = ${bind.me} and b in (${list}) and d < ${bind.now}`;
    expect(render(fragment)).toEqual({
      text: "a = $1::int and b in ($2, c, $1::int) and d < $3::timestamptz",
      parameters: [bind.me, 1, bind.now],
    });
  });

  it("share no placeholder with a statement around them", () => {
    const one = sql`select ${bind.me} + ${bind.me}`;
    expect(render(joined([new Enclosed(one), new Enclosed(one)], ", "))).toEqual({
      text: "(select $1::int + $1::int), (select $2::int + $2::int)",
      parameters: [bind.me, bind.me],
    });
  });

  it("go to an act with the types that their constants have where they are written out", () => {
    const binds = {
      role: 7,
      me: 1,
      link: false,
      purpose: null,
      now: new Date(0),
      today: "1970-01-01",
      site: "",
      sms: false,
    };
    const parts = sql`${"b"}, ${7}, ${3e9}, ${1.5}, ${true}, ${null}, ${new Date(0)}`;
    expect(renderForAct(sql`a ? ${bind.me} and b = ${bind.me} and c in (${parts})`, binds)).toEqual({
      text: "a ? $1::int and b = $1::int and c in ($2, $3::int, $4::bigint, $5::numeric, $6::boolean, null, $7)",
      values: [1, "b", 7, 3e9, 1.5, true, new Date(0)],
    });
    const lists = [[2, 3], [2, 3e9], [2, 1.5, 3e9], ["a", null], [true], [null], []] as const;
    expect(
      renderForAct(
        joined(
          lists.map((list) => sql`${list}`),
          ", ",
        ),
        binds,
      ),
    ).toEqual({
      text: "$1::int[], $2::bigint[], $3::numeric[], $4::text[], $5::boolean[], '{}', '{}'",
      values: lists.slice(0, 5),
    });
  });

  it("paste no value into the text", () => {
    expect(render(sql`select ${"'; drop table voyages"}`).text).toBe("select $1");
  });
});

describe("names of prepared statements", () => {
  const statement = (name: string) => ({ name, text: name, uses: 0 });

  it("are assigned to repeated statements", () => {
    const names = new StatementNames();
    const one = statement("one");
    expect([names.of(one), names.of(one), names.of(one)]).toEqual([undefined, "one", "one"]);
  });

  it("are given to 500 statements at most", () => {
    const names = new StatementNames();
    const many = Array.from({ length: 600 }, (_, n) => statement(String(n)));
    many.forEach((each) => names.of(each));
    expect(many.filter((each) => names.of(each) !== undefined)).toHaveLength(500);
  });
});

describe("statements that are kept", () => {
  it("take 16 MB of text at most, however many documents and filters there are", () => {
    const cache = statementCache();
    const text = "x".repeat(100_000);
    for (let n = 0; n < 400; n += 1)
      cache.set(String(n), { text, name: String(n), uses: 0, parameters: [], fragment: raw(text) });
    expect(cache.calculatedSize).toBeLessThanOrEqual(16 * 1024 * 1024);
    expect(cache.size).toBe(167);
  });
});

describe("where a read runs", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  it("of a visitor's request reads the replica until the request has changed something", async () => {
    const query = infoOf(world.schema, `{ voyages { total } }`);
    const mutation = { ...query, operation: { ...query.operation, operation: OperationTypeNode.MUTATION } };
    const lagging = { query: vi.fn().mockResolvedValue({ rows: [[{ total: 0 }]] }) };
    const replica = { ask: (read: (pool: object) => unknown) => read(lagging) };
    const budget = ReadBudget.of({ channel: "rest" } as never);
    vi.spyOn(budget as ReadBudget, "ask").mockImplementation(
      async (pool, statement) => (await pool.query(statement)).rows as never,
    );
    const totalFor = async (
      by: Partial<ReadBy>,
      of: ReadBudget | null = budget,
      info: GraphQLResolveInfo = query,
    ) => {
      const services = { orm: world.orm, pool: world.pool, replica } as never;
      const reader = new Reader(services, { viewer: null, now: NOW, ...by }, of);
      return (await reader.page(Voyage, info, { where: {}, limit: 10, offset: 0 })).total;
    };
    expect(await totalFor({})).toBe(0);
    expect(await totalFor({ hasActed: () => false })).toBe(0);
    expect(await totalFor({ hasActed: () => true })).toBe(12);
    expect(await totalFor({ viewer: sailor(1, 7) })).toBe(12);
    expect(await totalFor({ link: { purpose: "quote" } as never })).toBe(12);
    expect(await totalFor({}, null)).toBe(12);
    expect(await totalFor({}, budget, mutation)).toBe(12);
  });

  it("sends one text for every viewer and every value, and few texts for the pages that are opened", async () => {
    const query = vi.spyOn(world.pool, "query");
    const source = `query ($page: Int!, $search: String) { voyages(page: $page, limit: 2, search: $search) {
        items { code mine } } }`;
    for (const id of [11, 12, 13]) await world.run(source, sailor(id, 2), { page: 1, search: "cancun" });
    expect(new Set(query.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text)).size).toBe(
      1,
    );
    query.mockClear();
    for (let page = 1; page <= 20; page += 1) await world.run(source, sailor(1, 7), { page });
    expect(new Set(query.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text)).size).toBe(
      6,
    );
    query.mockRestore();
  });

  it("reads in another process's connections what this one has committed", async () => {
    const other = openReadPool((world.pool.options as { connectionString: string }).connectionString);
    try {
      const reader = (pool: typeof other) =>
        new Reader({ orm: world.orm, pool } as never, { viewer: sailor(1, 7), now: NOW });
      const info = infoOf(world.schema, `{ voyages { items { code } } }`);
      const where = { code: "V-01-bis" };
      expect((await reader(other).page(Voyage, info, { where, limit: 1, offset: 0 })).items).toEqual([]);
      await world.orm.em.fork().nativeUpdate(Voyage, { code: "V-01" }, where);
      expect((await reader(other).page(Voyage, info, { where, limit: 1, offset: 0 })).items).toEqual([where]);
      expect((await reader(world.pool).page(Voyage, info, { where, limit: 1, offset: 0 })).items).toEqual([
        where,
      ]);
    } finally {
      await other.end();
    }
  });
});
