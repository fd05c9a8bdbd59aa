import { createHash } from "node:crypto";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Context } from "../../../api/src/core/context.ts";
import { FastPath } from "../../../api/src/core/read/fast-path.ts";
import { buildWorldSchema, openWorld, sailor, type World } from "./world/world.ts";
import { atLeastOne } from "../../support/at-least-one.ts";

let world: World;
let apollo: ApolloServer<Context>;
let fast: FastPath;
const owner = sailor(1, 7);
const query = `query Codes($limit: Int = 2) { voyages(limit: $limit) { items { code } } }`;
const two = { voyages: { items: [{ code: "V-01" }, { code: "V-02" }] } };

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  fast = new FastPath(await buildWorldSchema(), world.orm);
  apollo = new ApolloServer<Context>({
    schema: world.schema,
    plugins: [ApolloServerPluginCacheControlDisabled(), fast.learn],
  });
});
afterAll(() => world.close());

const learn = (source: string, variables = {}) =>
  apollo.executeOperation({ query: source, variables }, { contextValue: world.contextOf(owner) });
const answer = async (post: unknown, context: () => Context | null = () => world.contextOf(owner)) => {
  const text = await fast.answer(post, context);
  return text === null ? null : (JSON.parse(text) as unknown);
};

describe("the fast path", () => {
  it("answers a document that Apollo has answered before", async () => {
    expect(await answer({ query })).toBeNull();
    await learn(query);
    expect(await answer({ query })).toEqual({ data: two });
    expect(await answer({ query, variables: { limit: 1 }, operationName: "Codes" })).toEqual({
      data: { voyages: { items: [{ code: "V-01" }] } },
    });
  });

  it("knows a document by the hash that it computed itself", async () => {
    const sha256Hash = createHash("sha256").update(query).digest("hex");
    const persisted = { extensions: { persistedQuery: { version: 1, sha256Hash } } };
    expect(await answer(persisted)).toBeNull();
    await learn(query);
    expect(await answer(persisted)).toEqual({ data: two });
    expect(await answer({ query: `{ voyages { total } }`, ...persisted })).toBeNull();
  });

  it.each<[string, unknown]>([
    ["a batch", [{ query }]],
    ["another operation's name", { query, operationName: "Other" }],
    ["a variable of another type", { query, variables: { limit: "two" } }],
    ["a value that validation refuses", { query, variables: { limit: 1000 } }],
    ["variables that are a list", { query, variables: [1] }],
    ["an unknown document", { query: `${query} ` }],
    ["no document", {}],
    ["no object", "query"],
  ])("leaves %s to Apollo", async (_, post) => {
    await learn(query);
    expect(await answer(post)).toBeNull();
  });

  it("leaves an id that cannot be one to Apollo, which refuses it", async () => {
    const source = `query ($id: ID!) { voyage(id: $id) { code } }`;
    const id = "01890000-0000-7000-8000-000000000000";
    await learn(source, { id });
    expect(await answer({ query: source, variables: { id } })).toEqual({ data: { voyage: null } });
    expect(await answer({ query: source, variables: { id: "42" } })).toBeNull();
  });

  it("leaves to Apollo whom this process does not know, and links", async () => {
    await learn(query);
    expect(await answer({ query }, () => null)).toBeNull();
    expect(
      await answer({ query }, () => world.contextOf(owner, { id: "1", purpose: "quote", recordId: "1" })),
    ).toBeNull();
  });

  it("asks who it is only for documents that it knows", async () => {
    const context = vi.fn(() => world.contextOf(owner));
    await answer({ query }, context);
    expect(context).not.toHaveBeenCalled();
  });

  it("does not learn what failed, mutations, or several operations in one document", async () => {
    await learn(`{ nothing }`);
    await learn(`{ allVoyages { code } }`);
    const dock = `mutation { dock(id: "1") { id } }`;
    await learn(dock);
    const several = `query A { voyages { total } } query B { voyages { page } }`;
    await apollo.executeOperation(
      { query: several, operationName: "A" },
      { contextValue: world.contextOf(owner) },
    );
    for (const source of [`{ nothing }`, dock, several])
      expect(await answer({ query: source, operationName: source === several ? "A" : undefined })).toBeNull();
    const admin = () => world.contextOf(sailor(2, 5));
    expect(await answer({ query: `{ allVoyages { code } }` }, admin)).toBeNull();
  });

  it("learns no document of more than 16 kB, and keeps no more than 2 MB of them", async () => {
    const padded = (n: number, size: number) => `${query} # ${n} ${"x".repeat(size)}`;
    await learn(padded(0, 17_000));
    expect(await answer({ query: padded(0, 17_000) })).toBeNull();
    for (let n = 1; n <= 150; n += 1) await learn(padded(n, 15_000));
    expect(await answer({ query: padded(150, 15_000) })).toEqual({ data: two });
    expect(await answer({ query: padded(1, 15_000) })).toBeNull();
  });

  it("is pushed out of no plan by documents that have none", async () => {
    await learn(query);
    for (let n = 1; n <= 1_100; n += 1) await learn(`mutation M${n} { dock(id: "1") { id } }`);
    for (let n = 1; n <= 1_100; n += 1) await learn(`query Q${n} { __typename }`);
    expect(await answer({ query })).toEqual({ data: two });
  });

  it("refuses a known document to a person who may not run it, by leaving the refusal to Apollo", async () => {
    const source = `{ allVoyages { code } }`;
    await apollo.executeOperation({ query: source }, { contextValue: world.contextOf(sailor(2, 5)) });
    expect(await answer({ query: source }, () => world.contextOf(sailor(2, 5)))).not.toBeNull();
    expect(await answer({ query: source })).toBeNull();
    expect(await answer({ query: source }, () => world.contextOf(null))).toBeNull();
  });

  it("remembers which variables were right, never who asked or when", async () => {
    const source = `query ($limit: Int) { voyages(limit: $limit) { items { code mine } total } }`;
    await learn(source, { limit: 3 });
    const asked = async (viewer = owner) =>
      JSON.stringify(await answer({ query: source, variables: { limit: 3 } }, () => world.contextOf(viewer)));
    const everybody = [owner, sailor(1, 2), sailor(11, 4), sailor(2, 5)];
    const first = [];
    for (const viewer of everybody) first.push(await asked(viewer));
    expect(new Set(first).size).toBeGreaterThan(2);
    for (const [place, viewer] of everybody.entries()) expect(await asked(viewer)).toBe(first[place]);
    await world.orm.em.fork().execute(
      `insert into voyages
          select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'code',
            'V-99'))).* from voyages v where code = 'V-01'`,
    );
    expect(await asked()).not.toBe(first[0]);
    await world.orm.em.fork().execute("delete from voyages where code = 'V-99'");
  });

  it("refuses wrong variables every time, also between right ones", async () => {
    await learn(query);
    for (const limit of [1, 1000, 1, 1000, "two", 1])
      expect(await answer({ query, variables: { limit } })).toEqual(
        limit === 1 ? { data: { voyages: { items: [{ code: "V-01" }] } } } : null,
      );
  });

  it("checks again whether a known question may be asked", async () => {
    const source = `{ allVoyages { code } }`;
    const admin = world.contextOf(sailor(2, 5));
    await apollo.executeOperation({ query: source }, { contextValue: admin });
    for (const _ of [1, 2]) expect(await answer({ query: source }, () => admin)).not.toBeNull();
    expect(await answer({ query: source }, () => world.contextOf(sailor(2, 2)))).toBeNull();
    expect(await answer({ query: source }, () => world.contextOf(null))).toBeNull();
  });

  it("answers reads and writes at once, each with a row as it was", async () => {
    const source = `{ voyages(limit: 12) { items { code pagado saldo precioTotal legs { id } } total } }`;
    await learn(source);
    const writes = Array.from({ length: 40 }, (_, n) =>
      world.orm.em.fork().execute("update voyages set pagado = ? where code = 'V-05'", [n]),
    );
    const reads = Array.from({ length: 80 }, () => answer({ query: source }));
    const answers = (await Promise.all([...reads, ...writes])).slice(0, 80) as {
      data: { voyages: { items: Record<string, number>[]; total: number } };
    }[];
    for (const { data } of answers) {
      expect(data.voyages.total).toBe(12);
      for (const item of atLeastOne(data.voyages.items))
        expect(item["saldo"]).toBe(item["precioTotal"]! - item["pagado"]!);
    }
  });
});
