import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedQuote, aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
const LIST = `query ($order: QuoteOrder, $direction: OrderDirection) {
  quotes(limit: 100, order: $order, direction: $direction, filter: { search: "ordenada" }) {
    items { nombreCliente precioTotal } } }`;
const inOrder = async (order?: string, direction?: string) =>
  (await app.as("asesor").ask(LIST, { order, direction }))["quotes"].items as {
    nombreCliente: string;
    precioTotal: number | null;
  }[];

beforeAll(async () => {
  app = await anAppWithSales();
  for (const name of ["Zulma Ordenada", "Ángela Ordenada", "ñata Ordenada", "Nora Ordenada"])
    await aQuote(app, { input: { nombreCliente: name } });
  await aCompletedQuote(app, { input: { nombreCliente: "Omar Ordenada" } });
});

describe("the list of quotes", () => {
  it("comes with the newest first", async () => {
    expect((await inOrder()).map(({ nombreCliente }) => nombreCliente)[0]).toBe("Omar Ordenada");
  });

  it("orders names as Spanish does, both ways", async () => {
    const names = ["Ángela", "Nora", "ñata", "Omar", "Zulma"].map((name) => `${name} Ordenada`);
    expect((await inOrder("nombreCliente")).map(({ nombreCliente }) => nombreCliente)).toEqual(names);
    expect((await inOrder("nombreCliente", "desc")).map(({ nombreCliente }) => nombreCliente)).toEqual(
      names.toReversed(),
    );
  });

  it("holds what has no price for the smallest", async () => {
    expect((await inOrder("precioTotal", "desc"))[0]?.precioTotal).toBeGreaterThan(0);
    expect((await inOrder("precioTotal", "asc"))[0]?.precioTotal).toBeNull();
  });

  it("refuses an order that does not exist", async () => {
    const { errors } = await app.as("asesor").gql(LIST, { order: "telefonoCliente" });
    expect(errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT");
  });
});
