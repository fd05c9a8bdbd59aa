import { beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";

const TELL = `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { link } }`;
const BULK = `mutation ($input: NotifyManyInput!) { notifyMany(input: $input) }`;

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

it.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example/x",
  "mi-dia",
])("a notice leads to no page of another site: %s", async (link) => {
  const message = "El enlace debe ser una dirección de este sitio, como /mi-dia";
  const sent = await app.as("lider").gql(TELL, { input: { message: "Hola", link } });
  expectRefused(sent, "BAD_USER_INPUT", message);
  const userIds = [app.people.asesor.id];
  const many = await app.as("admin").gql(BULK, { input: { message: "Hola", link, userIds } });
  expectRefused(many, "BAD_USER_INPUT", message);
});

it("a notice leads to a page of ours, and carries at most 4 kB for programs", async () => {
  const data = { text: "x".repeat(4_000) };
  const answer = await app.as("lider").ask(TELL, { input: { message: "Hola", link: "/mi-dia?a=1#b", data } });
  expect(answer["createNotification"].link).toBe("/mi-dia?a=1#b");
  await app.as("lider").ask(TELL, { input: { message: "Hola", link: "" } });
  const tooMuch = { input: { message: "Hola", data: { text: "x".repeat(4_090) } } };
  expectRefused(
    await app.as("lider").gql(TELL, tooMuch),
    "BAD_USER_INPUT",
    "Los datos del aviso no deben superar los 4 kB",
  );
});
