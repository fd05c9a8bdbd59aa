import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const CREATE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { nombreCliente } }`;
const created = (nombreCliente: string) =>
  app.as("asesor").gql(CREATE, { input: { ...family, nombreCliente } });

it("a client's name that no document can print is refused where it is typed", async () => {
  const message = "No podemos imprimir «李小龍». Escribe el nombre como en el documento.";
  const fields = expectRefused(await created("Bruce 李小龍"), "BAD_USER_INPUT");
  expect(fields).toEqual([{ field: "nombreCliente", message }]);
});

it("a client's name that is printed is taken", async () => {
  expect((await created("Nguyễn Łukasz")).data).toEqual({ createQuote: { nombreCliente: "Nguyễn Łukasz" } });
});
