import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, STARTED } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered, mailedToken } from "../../support/story/accounts.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { anAcceptedQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const currentPassword = "Cartagena2026";
const ERASE = "mutation ($currentPassword: String!) { requestErasure(currentPassword: $currentPassword) }";
const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);

/** A client who registered, with a quote that was made for their e-mail before. */
async function aClientWithQuote() {
  const email = `antes.${Math.random().toString(36).slice(2)}@correo.test`;
  const trip = {
    nombreCliente: "Marcela Niño",
    emailCliente: email,
    telefonoCliente: "3001234567",
    destino: "Cartagena",
    fechaIda: inDays(51),
  };
  const document = "mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }";
  const { createQuote } = await app
    .as("asesor")
    .ask(document, { input: { ...trip, observaciones: "Es alérgica al maní" } });
  const person = await aRegistered(app, { email });
  const token = await mailedToken(app, email, "/confirmar-correo");
  await app.as().ask("mutation ($token: String!) { confirmEmail(token: $token) }", { token });
  return { ...person, quoteId: createQuote.id as string };
}

describe("a client who asks for erasure", () => {
  it("is taken out of the quotes that came to nothing, which stay for the figures", async () => {
    const { client, id, quoteId } = await aClientWithQuote();
    await client.ask(ERASE, { currentPassword });
    const [quote] = await rows(
      `select cliente_id, nombre_cliente, email_cliente, telefono_cliente, observaciones, destino from quotes
        where id = ?`,
      [quoteId],
    );
    expect(quote).toEqual({
      cliente_id: id,
      nombre_cliente: "Cuenta suprimida",
      email_cliente: `suprimida-${id}@suprimida.invalid`,
      telefono_cliente: "",
      observaciones: null,
      destino: "Cartagena",
    });
    const [left] = await rows<{ n: number }>(
      "select count(*)::int as n from quotes where search_text like '%marcela%' and id = ?",
      [quoteId],
    );
    expect(left?.n).toBe(0);
  });

  it("gets a copy of the passengers' form that is not finished, which goes with the account", async () => {
    const { client, email } = await aRegistered(app);
    await client.ask("mutation ($token: String!) { confirmEmail(token: $token) }", {
      token: await mailedToken(app, email, "/confirmar-correo"),
    });
    const { id: quoteId } = await anAcceptedQuote(app, { input: { emailCliente: email } });
    const typed = { passengers: [{ nombre: "Ma", documentoIdentidad: "52" }], aceptaTratamiento: true };
    await client.ask(
      `mutation ($quoteId: ID!, $input: PassengerDraftInput!) {
        savePassengerDraft(quoteId: $quoteId, input: $input) { byStaff } }`,
      { quoteId, input: typed },
    );
    const { exportMyData } = await client.ask("mutation { exportMyData { json { url } } }");
    const copy = await app.as().rest("GET", new URL(exportMyData.json.url).pathname);
    const { sections } = JSON.parse(copy.bytes.toString());
    expect(sections["Formularios de pasajeros sin terminar"]).toMatchObject([
      { Nombre: "Ma", Documento: "52" },
    ]);
    await client.ask(ERASE, { currentPassword });
    expect(await rows("select 1 from passenger_drafts where quote_id = ?", [quoteId])).toEqual([]);
  });

  it("waits while a contract binds, and then keeps the data that the law requires", async () => {
    const { client, id, email } = await aRegistered(app);
    const contract = await aSignedContract(app);
    await rows("update contracts set cliente_id = ? where id = ?", [id, contract.id]);
    const refused = await client.gql(ERASE, { currentPassword });
    expectRefused(
      refused,
      "CONFLICT",
      "Tienes un viaje contratado. Podrás suprimir tus datos cuando termine.",
    );
    await rows(`update contracts set status = 'completed', completed_at = '${STARTED}' where id = ?`, [
      contract.id,
    ]);
    expect((await client.gql(ERASE, { currentPassword })).data).toBeTruthy();
    const [kept] = await rows<{ cliente: { nombre: string } }>("select cliente from contracts where id = ?", [
      contract.id,
    ]);
    expect(JSON.stringify(kept?.cliente)).not.toContain("Suprimida");
    expect(await rows("select 1 from users where email = ?", [email])).toEqual([]);
  });
});
