import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { aSimpleContract } from "../../support/story/contracts.ts";
import { aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
const sold: Partial<Record<Handle, string>> = {};
beforeAll(async () => {
  app = await anApp();
  for (const by of ["asesor", "lider", "gerente", "admin"] as const)
    sold[by] = (await aQuote(app, { by })).id;
});

const idOf = async (who: Handle) => (await app.as(who).ask("{ me { id } }"))["me"].id as number;
const found = async (list: string, vendedorId: number) => {
  const type = `${list[0]!.toUpperCase()}${list.slice(1, -1)}Filter`;
  const document = `query ($filter: ${type}) { ${list}(limit: 100, filter: $filter) { items { id } } }`;
  return (await app.as("owner").freely.ask(document, { filter: { vendedorId } }))[list].items.map(
    ({ id }: { id: string }) => id,
  ) as string[];
};

describe("the seller as a filter", () => {
  it.each(["asesor", "lider", "gerente", "admin"] as const)(
    "finds the quotes that %s sells and not the quotes of their team",
    async (who) => {
      expect(await found("quotes", await idOf(who))).toEqual([sold[who]]);
    },
  );

  it("finds a contract by who sold it, and not by those above", async () => {
    const { id } = await aSimpleContract(app);
    expect(await found("contracts", await idOf("asesor"))).toContain(id);
    for (const who of ["lider", "gerente", "admin"] as const)
      expect(await found("contracts", await idOf(who))).not.toContain(id);
    expect(await found("payments", await idOf("asesor"))).toEqual([]);
  });
});
