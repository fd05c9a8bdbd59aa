import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aDraftContract } from "../../support/story/contracts.ts";
import { aCompletedQuote, aQuote, aSentQuote, family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const CREATE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) {
  id emailCliente clienteId customer { id name email } } }`;
const EXTERNAL = `mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`;
const EDIT = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) {
  emailCliente customer { id email } } }`;
const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { emailInfo { to } } }`;
const ASKED = "El email del cliente es requerido";
const NO_EMAIL = "La cotización no tiene correo del cliente: escríbelo primero.";

/** Telephones that nobody else in this file has. */
let phones = 3_130_000_000;
const newPhone = () => String(phones++);
const input = (telefonoCliente: string, other: object = {}) => ({
  ...family,
  telefonoCliente,
  emailCliente: "",
  ...other,
});
const created = async (telefonoCliente: string, other: object = {}) =>
  (await app.as("asesor").ask(CREATE, { input: input(telefonoCliente, other) })).createQuote;
const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);

describe("the e-mail of a client", () => {
  it("may be missing for staff where the telephone is a mobile, and is empty on the wire", async () => {
    for (const emailCliente of ["", "  ", null, undefined])
      expect(await created(newPhone(), { emailCliente })).toMatchObject({
        emailCliente: "",
        clienteId: null,
      });
    const { status, body } = await app.as("asesor").rest("POST", "/quotes", {
      nombre_cliente: "Celia Mora",
      telefono_cliente: newPhone(),
      destino: "Leticia",
      fecha_ida: family.fechaIda,
    });
    expect([status, body.quote.email_cliente]).toEqual([201, ""]);
  });

  it("is asked for with a landline, and by the public form of everybody", async () => {
    expectRefused(
      await app.as("asesor").gql(CREATE, { input: input("6011234567") }),
      "BAD_USER_INPUT",
      ASKED,
    );
    const asked = { input: input(newPhone()) };
    expectRefused(await app.as().gql(CREATE, asked), "BAD_USER_INPUT", ASKED);
    for (const who of [null, "asesor"] as const)
      expectRefused(await app.as(who).gql(EXTERNAL, asked), "BAD_USER_INPUT", ASKED);
    const { id } = await created(newPhone());
    const landline = { id, input: { telefonoCliente: "6011234567" } };
    expectRefused(await app.as("asesor").gql(EDIT, landline), "BAD_USER_INPUT", ASKED);
  });

  it("is given before the offer is sent, and not taken away afterwards", async () => {
    const { id } = await aCompletedQuote(app, { input: input(newPhone()) });
    const answer = await app.as("asesor").rest("POST", `/quotes/${id}/send`);
    expect([answer.status, answer.body.message]).toEqual([400, NO_EMAIL]);
    const { quote } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { acts { name allowed reason } } }`, { id });
    expect(quote.acts).toContainEqual({ name: "send", allowed: false, reason: NO_EMAIL });
    await app.as("asesor").ask(EDIT, { id, input: { emailCliente: "ahora@example.com" } });
    const taken = { id, input: { emailCliente: "" } };
    expectRefused(await app.as("asesor").gql(EDIT, taken), "BAD_USER_INPUT", ASKED);
    expect((await app.as("asesor").ask(SEND, { id })).sendQuote.emailInfo.to).toBe("ahora@example.com");
  });

  it("is no key while it is missing: nobody without one sees another's, nor joins them", async () => {
    await sql("update users set email_verified = true where email = ?", [app.people.cliente.email]);
    const [one, other] = [await created(newPhone()), await created(newPhone())];
    expect(one.customer.id).not.toBe(other.customer.id);
    const { quotesOfUser } = await app
      .as("cliente")
      .ask(`query ($id: Int!) { quotesOfUser(userId: $id) { items { id } } }`, {
        id: app.people.cliente.id,
      });
    expect(quotesOfUser.items).toEqual([]);
  });

  it("is known later: the customer of that mobile and name gets it", async () => {
    const phone = newPhone();
    const first = await created(phone, { nombreCliente: "Ana Gómez" });
    const second = await created(phone, { nombreCliente: "ANA  GOMEZ" });
    const third = await created(phone, { nombreCliente: "Luis Gómez" });
    expect(second.customer.id).toBe(first.customer.id);
    expect(third.customer.id).not.toBe(first.customer.id);
    const email = "ana.gomez@example.com";
    const { updateQuote } = await app
      .as("asesor")
      .ask(EDIT, { id: first.id, input: { emailCliente: email } });
    expect(updateQuote).toEqual({ emailCliente: email, customer: { id: first.customer.id, email } });
    const { id } = await aQuote(app, { input: { emailCliente: email } });
    const found = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { customer { id } } }`, { id });
    expect(found.quote.customer.id).toBe(first.customer.id);
  });

  it("no mail is written to nobody, and a contract asks for the address before it is sent", async () => {
    const sent = await aSentQuote(app);
    await sql("update quotes set email_cliente = '' where id = ?", [sent.id]);
    await app.as("gerente").ask(
      `mutation ($id: ID!) { approveQuote(id: $id, input: { observaciones: "Por WhatsApp" }) {
        passengerLink } }`,
      { id: sent.id },
    );
    const contract = await aDraftContract(app);
    await sql(`update contracts set cliente = cliente || '{"email": ""}' where id = ?`, [contract.id]);
    const send = `mutation ($id: ID!) { sendContract(id: $id, input: {}) { emailSentTo } }`;
    expectRefused(
      await app.as("gerente").gql(send, { id: contract.id }),
      "BAD_USER_INPUT",
      "El contrato no tiene correo del cliente: escríbelo primero.",
    );
    await app.as("gerente").ask(
      `mutation ($id: ID!, $email: String!) {
      changeContractEmail(id: $id, email: $email) { id } }`,
      { id: contract.id, email: "firma@example.com" },
    );
    const { sendContract } = await app.as("gerente").ask(send, { id: contract.id });
    expect(sendContract.emailSentTo).toBe("firma@example.com");
    expect(await sql(`select id from mails where "to" = ''`)).toEqual([]);
  });
});

it("the database keeps nobody without e-mail and mobile", async () => {
  const { id } = await created(newPhone());
  for (const phone of ["", "+576011234567", "3001234567"])
    await expect(sql("update quotes set telefono_cliente = ? where id = ?", [phone, id])).rejects.toThrow(
      "quotes_client_is_reached",
    );
});
