import { beforeAll, expect, it } from "vitest";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  SEND,
  sendContractOf,
  signIt,
} from "../../support/story/contracts.ts";

const CHANGE = `mutation ($id: ID!, $email: String!) { changeContractEmail(id: $id, email: $email) {
  cliente { email } emailSentTo pdfDesactualizado version } }`;
const READ = `query ($id: ID!) { contract(id: $id) { id } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

it("a contract goes to its client's address alone, which the preview names", async () => {
  const { id } = await aDraftContract(app);
  const { contractEmailPreview } = await app
    .as("lider")
    .ask(`query ($id: ID!) { contractEmailPreview(id: $id) { to } }`, { id });
  expect(contractEmailPreview.to).toBe("maria@example.com");
  const refused = await app.as("gerente").gql(SEND, { id, input: { to: "otra@example.com" } });
  const text =
    "El contrato se envía al correo del cliente (maria@example.com). Para usar otro, cambia primero el correo del contrato.";
  expect(expectRefused(refused, "BAD_USER_INPUT", text)).toEqual([{ field: "to", message: text }]);
  expect(
    (await app.as("gerente").gql(SEND, { id, input: { to: " Maria@Example.com " } })).errors,
  ).toBeUndefined();
});

it("changing a client's e-mail ends the links, mails the former address, and requires another sending", async () => {
  const contract = await aSentContract(app);
  app.clock.advance({ seconds: 1 });
  const { changeContractEmail } = await app
    .as("gerente")
    .ask(CHANGE, { id: contract.id, email: "Nueva@Example.com" });
  expect(changeContractEmail).toMatchObject({
    cliente: { email: "nueva@example.com" },
    emailSentTo: null,
    pdfDesactualizado: true,
  });
  expectRefused(await app.withLink(contract.token).gql(READ, { id: contract.id }), "UNAUTHENTICATED");
  const mail = (await app.outbox("maria@example.com")).at(-1);
  expect(mail?.subject).toBe(`El contrato ${contract.number} se enviará a otro correo`);
  expect(mail?.text).not.toContain("nueva@example.com");

  const again = await sendContractOf(app, contract);
  expect((await app.outbox("nueva@example.com")).at(-1)?.text).toContain(again.token);
  app.clock.advance({ hours: 24 });
  expect((await signIt(app, again)).errors).toBeUndefined();
  app.clock.set(START);
});

it("an unchanged address changes nothing and notifies nobody", async () => {
  const contract = await aSentContract(app);
  const before = (await app.outbox()).length;
  await app.as("admin").ask(CHANGE, { id: contract.id, email: "maria@example.com" });
  expect((await app.outbox()).length).toBe(before);
  expect((await app.withLink(contract.token).ask(READ, { id: contract.id })).contract.id).toBe(contract.id);
});

it("a changed e-mail is refused when it is no address, to leaders, and once the contract is signed", async () => {
  const { id } = await aDraftContract(app);
  expectRefused(await app.as("gerente").gql(CHANGE, { id, email: "maria@" }), "BAD_USER_INPUT");
  expectRefused(await app.as("lider").gql(CHANGE, { id, email: "otra@example.com" }), "FORBIDDEN");
  expectRefused(await app.as("gerente2").gql(CHANGE, { id, email: "otra@example.com" }), "NOT_FOUND");
  const signed = await aSignedContract(app);
  expectRefused(
    await app.as("owner").gql(CHANGE, { id: signed.id, email: "otra@example.com" }),
    "LOCKED",
    "El contrato está firmado y no se puede modificar.",
  );
});
