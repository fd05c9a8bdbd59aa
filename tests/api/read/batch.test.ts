import { parse } from "graphql";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { expectSameAnswers } from "../../support/differential.ts";
import { openWorld, sailor, type World } from "./world/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const several = `query ($page: Int, $id: ID!) {
  list: voyages(limit: 3, page: $page) { items { code mine saldo ganancia } total page }
  none: voyage(id: $id) { code }
  found: voyages(limit: 2, search: "cancun") { items { code captain { name } } }
  count: voyageCount(salida: "2020-01-01") }`;
const nobody = "00000000-0000-7000-8000-000000000000";

describe("a document of several roots", () => {
  it.each([1, 2, 9])("answers page %i as GraphQL does, to everybody", async (page) => {
    const contexts = [null, sailor(1, 2), sailor(11, 4), sailor(1, 7)].map((viewer) =>
      world.contextOf(viewer),
    );
    const question = { document: several, variables: { page, id: nobody } };
    expect(
      new Set(await expectSameAnswers({ schema: world.schema, text: world.fast }, question, contexts)),
    ).toEqual(new Set(["text"]));
  });

  it("is one statement", async () => {
    const asked = vi.spyOn(world.pool, "query");
    const texts = await world.fast
      .plan(parse(several))!
      .run(world.contextOf(sailor(1, 7)), { page: 1, id: nobody });
    expect([...texts!.keys()]).toEqual(["list", "none", "found", "count"]);
    expect(texts!.get("none")).toBe("null");
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is left to GraphQL when one of its roots is refused, and keeps nobody waiting", async () => {
    const plan = world.fast.plan(parse(`{ voyages(limit: 1) { items { code } } allVoyages { code } }`))!;
    expect(await plan.run(world.contextOf(sailor(1, 2)), {})).toBeNull();
    expect(await plan.run(world.contextOf(sailor(1, 5)), {})).not.toBeNull();
  });
});
