import { setTimeout } from "node:timers/promises";
import {
  buildSchema,
  getOperationAST,
  type GraphQLObjectType,
  isObjectType,
  getNamedType,
  parse,
} from "graphql";
import { afterEach, describe, expect, it, vi } from "vitest";
import { schemaOf } from "../../../api/src/core/graphql/schema.ts";
import { DocumentCost, HEAVY_ROWS, markTables } from "../../../api/src/core/read/limits/cost.ts";
import { heavyReads } from "../../../api/src/core/read/limits/heavy.ts";
import { accept } from "../../../api/src/core/sockets/accept.ts";
import { modules } from "../../../api/src/modules.ts";
import { storedOperations } from "./stored-documents.ts";

const TOO_MUCH = "La consulta pide demasiado. Pide menos filas con limit o menos listas dentro de otras.";

// Ships of a harbour, in tables; a tree of ranks and a page, in none.
const harbour = buildSchema(`
  type Query { ships(limit: Int! = 10): Ships!  ship: Ship  ranks: [Rank!]!  first: Rank }
  type Subscription { shipChanged: Ship }
  type Ships { items: [Ship!]!  total: Int! }
  type Ship { id: ID!  sister: Ship  fleet: [Ship!]!  legs(limit: Int): [Leg!]!  crew: Crew }
  type Leg { id: ID!  ship: Ship  cargo: [Cargo!]! }
  type Cargo { id: ID!  tags: [String!]!  owner: Owner  parts: [Cargo!]! }
  type Owner { cargo: [Cargo!]!  id: ID! }
  type Crew { legs(limit: Int): [Leg!]!  id: ID! }
  type Rank { id: ID!  below: [Rank!]!  above: Rank }
`);
markTables(harbour, [{ name: "Ship" }, { name: "Leg" }, { name: "Cargo" }]);

function cost(source: string): DocumentCost {
  const document = parse(source);
  return DocumentCost.of(harbour, document, getOperationAST(document)!);
}
const rows = (source: string, variables: Record<string, unknown> = {}) => cost(source).rows(variables);

describe("what a document costs is the rows that its lists multiply to", () => {
  it.each([
    ["a list without a limit counts twenty", "{ ranks { id } }", 20],
    ["a page counts its limit, once", "{ ships(limit: 7) { items { id } total } }", 7],
    ["a page without one counts what it has then", "{ ships { items { id } } }", 10],
    ["only counted rows cost nothing", "{ ships(limit: 100) { total } }", 0],
    ["one record costs nothing, its lists do", "{ ship { crew { legs(limit: 3) { id } } } }", 3],
    [
      "a list in a list is multiplied",
      "{ ships(limit: 10) { items { legs(limit: 5) { cargo { id } } } } }",
      10 + 50 + 1000,
    ],
    [
      "each alias counts",
      "{ a: ships(limit: 7) { items { id } } b: ships(limit: 8) { x: items { id } y: items { id } } }",
      23,
    ],
    ["equal fields are one", "{ ranks { id } ranks { id } }", 20],
    [
      "fragments are opened wherever they are named",
      `{ a: ship { ...F } b: ship { ...F ... on Ship { crew { ...G } } } }
        fragment F on Ship { legs(limit: 5) { ...H } }
        fragment G on Crew { legs(limit: 2) { ...H } } fragment H on Leg { cargo { id } }`,
      5 + 100 + (5 + 100) + (2 + 40),
    ],
    ["the levels of a tree hold no more than its list", "{ ranks { below { below { id } } } }", 60],
    ["a list of scalars is no list of rows", "{ ship { legs(limit: 1) { cargo { tags } } } }", 21],
  ])("%s", (_, source, expected) => {
    expect(rows(source)).toBe(expected);
  });

  it("a limit by variable counts what is sent, its default, or a whole page while nothing is", () => {
    const source = `query ($n: Int! = 50, $m: Int) {
      ships(limit: $n) { items { legs(limit: $m) { cargo { owner { id } } } } } }`;
    expect(rows(source, { n: 10, m: 30 })).toBe(10 + 300 + 6_000);
    expect(rows(source, { m: 1 })).toBe(50 + 50 + 1_000);
    expect(rows(source, { n: 10 })).toBe(10 + 200 + 4_000);
    expect(() => rows(source, { n: 100, m: 100 })).toThrow(TOO_MUCH);
    expect(cost(source).most).toBe(100 + 10_000 + 200_000);
  });

  it("a thousand hundreds pass, one row more does not", () => {
    const of = (more: string) => `{ ships(limit: 99) { items { legs(limit: 1009) { id } } } ${more} }`;
    expect(rows(of("a: ships(limit: 10) { items { id } }"))).toBe(99 + 99_891 + 10);
    expect(() => rows(of("a: ships(limit: 11) { items { id } }"))).toThrow(TOO_MUCH);
  });
});

describe("a path", () => {
  it.each([
    ["comes to a table once", "{ ship { legs { ship { id } } } }"],
    ["comes to it once through what has none", "{ ship { crew { legs { ship { id } } } } }"],
    [
      "comes to it once through fragments",
      "{ ship { ...A } } fragment A on Ship { legs { ...B } } fragment B on Leg { ship { id } }",
    ],
    [
      "goes from a table to itself, but not back",
      "{ ship { legs { cargo { parts { owner { cargo { id } } } } } } }",
    ],
    ["goes to itself five times", `{ ship { ${"sister { ".repeat(6)} id ${"}".repeat(7)} }`],
    [
      "goes to itself five times without a table too",
      `{ first { ${"above { ".repeat(6)} id ${"}".repeat(7)} }`,
    ],
  ])("%s", (_, source) => {
    expect(() => rows(source)).toThrow(TOO_MUCH);
  });

  it.each([
    ["five times to itself", `{ ship { ${"sister { ".repeat(5)} id ${"}".repeat(6)} }`],
    ["two ways to one table, side by side", "{ ship { legs { id } crew { legs { id } } } }"],
    [
      "ten fields below each other",
      "{ ships { items { sister { sister { legs { cargo { parts { parts { owner { id } } } } } } } } } }",
    ],
  ])("may go %s", (_, source) => {
    expect(() => rows(source)).not.toThrow();
  });

  it("is measured where a socket follows it too", () => {
    const services = { config: { production: false } };
    const context = { services, viewer: null, link: null, badBearer: false, impersonator: null } as never;
    const ask = (query: string) => accept(harbour, { query }, context);
    expect(() => ask("subscription { shipChanged { legs { ship { id } } } }")).toThrow(TOO_MUCH);
    expect(ask("subscription { shipChanged { legs { id } } }").rows).toBe(20);
  });

  it("is ten fields deep at most", () => {
    expect(() =>
      rows(
        `{ ships { items { sister { sister { legs { cargo {
          parts { parts { parts { owner { id } } } } } } } } } } }`,
      ),
    ).toThrow(TOO_MUCH);
  });

  it("is not followed into fragments that name each other twice a level, for ever", () => {
    const fragments = Array.from(
      { length: 9 },
      (_, n) =>
        `fragment F${n} on Rank { ${"abcdefghijkl"
          .split("")
          .map((key) => `${key}: above { ...F${n + 1} }`)
          .join(" ")} }`,
    );
    const started = performance.now();
    expect(() => rows(`{ first { ...F0 } } ${fragments.join("\n")} fragment F9 on Rank { id }`)).toThrow(
      TOO_MUCH,
    );
    const twice = Array.from(
      { length: 60 },
      (_, n) => `fragment T${n} on Rank { id ...T${n + 1} ...T${n + 1} }`,
    );
    expect(rows(`{ first { ...T0 } } ${twice.join("\n")} fragment T60 on Rank { id }`)).toBe(0);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("what the product itself asks", () => {
  const schema = schemaOf(modules);
  const operations = storedOperations(schema);

  it("passes with pages of a hundred, and none of it is heavy", () => {
    const most = operations.map(({ name, document }) => {
      const measured = DocumentCost.of(schema, document, getOperationAST(document)!);
      expect(measured.rows({ limit: 100 }), name).toBeLessThanOrEqual(measured.most);
      return [name, measured.most] as const;
    });
    expect(most.filter(([, count]) => count > HEAVY_ROWS)).toEqual([]);
  });

  it("is queries, changes and subscriptions, of REST and of the web", () => {
    const names = operations.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "GET /quotes",
        "POST /quotes",
        "QuoteList",
        "QuoteSend",
        "NotificationReceived",
      ]),
    );
  });

  it("has no circle of types without a table but of one to itself", () => {
    const free = (type: unknown): type is GraphQLObjectType =>
      isObjectType(type) && !type.extensions["table"];
    const circles: string[] = [];
    const follow = (type: GraphQLObjectType, way: readonly GraphQLObjectType[]) => {
      for (const field of Object.values(type.getFields())) {
        const next = getNamedType(field.type);
        if (!free(next) || next === type || next.name.startsWith("__")) continue;
        if (way.includes(next)) circles.push([...way, next].map(({ name }) => name).join(" > "));
        else follow(next, [...way, next]);
      }
    };
    for (const type of Object.values(schema.getTypeMap()))
      if (free(type) && !type.name.startsWith("__")) follow(type, [type]);
    expect(circles).toEqual([]);
  });
});

describe("heavy documents of one person", () => {
  afterEach(() => void vi.useRealTimers());

  it("run two at a time; the third takes the place of the first that ends", async () => {
    const heavy = heavyReads();
    const [first] = await Promise.all([heavy.enter("a"), heavy.enter("a")]);
    let begun = false;
    const third = heavy.enter("a").then((leave) => ((begun = true), leave));
    await heavy.enter("b");
    await setTimeout(5);
    expect(begun).toBe(false);
    first!();
    await third;
    expect(begun).toBe(true);
  });

  it("are refused after five seconds of waiting, and nobody waits for who gave up", async () => {
    vi.useFakeTimers();
    const heavy = heavyReads();
    const [first] = await Promise.all([heavy.enter("a"), heavy.enter("a")]);
    const third = heavy.enter("a").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await Promise.race([third, "waits"])).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(await third).toMatchObject({ code: "RATE_LIMITED", retryAfter: 5 });
    first!();
    expect(typeof (await heavy.enter("a"))).toBe("function");
  });
});
