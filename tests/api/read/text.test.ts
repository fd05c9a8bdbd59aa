import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answered, expectSameAnswers } from "../../support/differential.ts";
import { openWorld, sailor, type World } from "./world/world.ts";

let world: World;
let id: string;
beforeAll(async () => {
  world = await openWorld();
  const { data } = await world.run(`{ voyages(limit: 1) { items { id } } }`, sailor(1, 7));
  id = (data as { voyages: { items: { id: string }[] } }).voyages.items[0]!.id;
});
afterAll(() => world.close());

const everybody = [
  null,
  ...[1, 2, 3, 4, 5, 6, 7].map((role) => sailor(11 + (role % 4), role)),
  { ...sailor(11, 5), isActive: false },
];
const all = (answered: Answered) => everybody.map(() => answered);
const answered = (document: string, variables = {}) =>
  expectSameAnswers(
    { schema: world.schema, text: world.fast },
    { document, variables },
    everybody.map((viewer) => world.contextOf(viewer)),
  );

describe("text equals what GraphQL answers, for every role", () => {
  it.each([
    [
      "a page",
      `{ voyages(limit: 5) { items { id code status precioTotal descuento salida createdAt tags extra
            version } total page totalPages } }`,
    ],
    [
      "a page cut off before its end",
      `{ voyages(limit: 5, page: 3) { items { code } total page totalPages } }`,
    ],
    ["a page at depth", `{ voyages(limit: 1, page: 9) { items { code captain { name } } page } }`],
    [
      "a page beyond the end",
      `{ voyages(limit: 5, page: 2000000000) { items { code } total page totalPages } }`,
    ],
    ["parts of a page", `{ voyages(search: "cancun") { page total } }`],
    ["only the number of a page", `{ voyages(page: 8, search: "cancun") { page } }`],
    ["only the total, at depth", `{ voyages(page: 8, search: "cancun") { total } }`],
    [
      "aliases",
      `{ one: voyages(limit: 2) { rows: items { name: code who: captain { called: name } } n: total }
        two: voyages(limit: 1) { items { code } } }`,
    ],
    [
      "type names",
      `{ voyages(limit: 2) { __typename items {
            __typename captain { __typename id } legs { __typename } cabin { __typename nombre } } } }`,
    ],
    ["nothing but a type name", `{ voyages(limit: 2) { items { __typename } } }`],
    [
      "fragments and merged fields",
      `query { voyages(limit: 3) { ...P items { captain { id } } } } fragment P on VoyagePage {
        items { ... on Voyage { code captain { name } } } }`,
    ],
    [
      "relations and their lists",
      `{ voyages { items {
            captain { name loud } mate { name banco } legs { orden puerto costo createdAt } } } }`,
    ],
    [
      "value objects",
      `{ voyages { items { cabin { nombre costoTotal edadesMenores anexos {
                nombre costoTotal anexos { nombre } } } cabins { nombre edadesMenores } } } }`,
    ],
    ["fields under @auth", `{ voyages { items { ganancia hidden: ganancia captainId mate { banco } } } }`],
    ["SQL with binds", `{ voyages { items { saldo vencida mine } } }`],
  ])("%s", async (_, document) => {
    expect(await answered(document)).toEqual(all("text"));
  });

  it("a count counts the rows of one's scope", async () => {
    const counted = async (viewer: (typeof everybody)[number]) =>
      (await world.run(`{ voyageCount(salida: "2026-04-05") }`, viewer)).data;
    expect(await counted(sailor(1, 7))).toEqual({ voyageCount: 6 });
    expect(await counted(null)).toEqual({ voyageCount: 0 });
  });

  it("one record, in reach or not", async () => {
    expect(
      await answered(`query ($id: ID!) { voyage(id: $id) { id code ganancia legs { id } } }`, { id }),
    ).toEqual(all("text"));
    expect(await answered(`query ($id: ID!) { voyage(id: $id) { id } }`, { id: "no-id" })).toEqual(
      all("text"),
    );
  });

  it("a list, refused to those whom @auth refuses", async () => {
    const [nobody, ...signedIn] = await answered(`{ legs(puerto: "Cartagena") { orden puerto } }`);
    expect(nobody).toBe("refused");
    expect(signedIn).toEqual([...Array<Answered>(7).fill("text"), "refused"]);
    expect(await answered(`{ allVoyages { code ganancia } }`)).toEqual(
      everybody.map((viewer) => (viewer?.role === 5 && viewer.isActive ? "text" : "refused")),
    );
  });

  it("an alias that Postgres would cut", async () => {
    const long = "a".repeat(64);
    expect(await answered(`{ voyages(limit: 1) { items { ${long}: code ${long}b: status } } }`)).toEqual(
      all("graphql"),
    );
    expect(await answered(`{ voyages(limit: 1) { items { ${long.slice(1)}: code } } }`)).toEqual(all("text"));
  });

  it.each([
    ["a field that TypeScript computes", `{ voyages { items { offer } } }`],
    ["a method of the class", `{ voyages { items { code label } } }`],
    [
      "@include",
      `query ($yes: Boolean = true) { voyages { items { code captain @include(if: $yes) { name } } } }`,
    ],
    ["a directive on a fragment", `{ voyages { items { ... @skip(if: true) { code } id } } }`],
    ["a root that is no read", `{ myRole voyages { items { code } } }`],
    ["items twice under two names", `{ voyages { a: items { code } b: items { id } } }`],
  ])("leaves %s to GraphQL", async (_, document) => {
    const given = await answered(document, { yes: true });
    expect(given).toEqual(all("graphql"));
    expect(world.fast.plan(parse(document))).toBeNull();
  });

  it("never answers a request with a link", async () => {
    const plan = world.fast.plan(parse(`{ voyages { items { code } } }`))!;
    expect(await plan.run(world.contextOf(sailor(1, 7)), {})).not.toBeNull();
    expect(
      await plan.run(world.contextOf(sailor(1, 7), { id: "1", purpose: "quote", recordId: id }), {}),
    ).toBeNull();
  });
});
