import { beforeAll, describe, expect, it } from "vitest";
import type { Proven } from "../../../api/src/core/read/personal-data.ts";
import { personalData } from "../../../api/src/modules/accounts/personal-data/personal-data.reads.ts";
import { personalCustomers } from "../../../api/src/modules/customers/personal-data.parts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { aRegistered, mailedToken } from "../../support/story/accounts.ts";
import { aFiledClaim, ANSWER_CLAIM, aQuery, proveIdentity } from "../../support/story/claims.ts";
import { aCustomer, anEmail, aPdf, mergeCustomers } from "../../support/story/customers.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});

const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);
const note = (id: string, text: string) =>
  app
    .as("admin")
    .ask("mutation ($id: ID!, $text: String!) { addCustomerNote(id: $id, text: $text) { id } }", {
      id,
      text,
    });

/** A customer with a note and a passport. */
async function aKnownCustomer(input: object): Promise<string> {
  const { id } = await aCustomer(app, { ...input });
  await note(id, "Alérgica al maní");
  await aPdf(app, id, { expiresOn: inDays(40) });
  return id;
}

/**
 * Returns the personal data that the customers module reports for an account, or for a person by the proven
 * facts.
 */
const held = (who: { account?: number; proven?: Partial<Proven> }) =>
  personalData({ em: app.app.services.orm.em.fork(), services: app.app.services }, personalCustomers, {
    account: who.account ?? null,
    proven: who.proven ? { email: null, document: null, documentProven: false, ...who.proven } : null,
  });
const titles = async (who: Parameters<typeof held>[0]) => (await held(who)).map(({ title }) => title);
const all = ["Ficha de cliente", "Notas de la oficina", "Documentos de viaje"];

/** Returns the remaining data of a customer. */
async function leftOf(id: string) {
  const [customer] = await rows<object>(
    `select c.name, c.email, c.telefono, c.documento_identidad, c.direccion,
      (select count(*)::int from customer_notes where customer_id = c.id) as notes,
      (select count(*)::int from customer_papers where customer_id = c.id) as papers,
      (select count(*)::int from customer_keys where customer_id = c.id) as keys
     from customers c where id = ?`,
    [id],
  );
  return customer;
}
const nothing = {
  name: "Cliente suprimido",
  email: null,
  telefono: null,
  documento_identidad: null,
  direccion: null,
  notes: 0,
  papers: 0,
  keys: 0,
};

describe("what the office knows of somebody without an account", () => {
  it("is shown to the person who proves its e-mail or its document, and to nobody else", async () => {
    const email = anEmail();
    const document = { type: "cc", number: "52123456" };
    await aKnownCustomer({
      email,
      tipoDocumento: "cc",
      documentoIdentidad: document.number,
    });
    expect(await titles({ proven: { email, document } })).toEqual(all);
    expect(await titles({ proven: { document, documentProven: true } })).toEqual(all);
    expect(await titles({ proven: { document } })).toEqual([]);
    expect(await titles({ proven: { email, document: { ...document, number: "52999888" } } })).toEqual([]);
    expect(await titles({ proven: { email: anEmail() } })).toEqual([]);
    const parts = JSON.stringify(await held({ proven: { email, document } }));
    for (const known of ["Alérgica al maní", "Luz Vega", "AB12345", inDays(40)])
      expect(parts).toContain(known);
  });

  it("goes with their request for erasure, and nobody else's does", async () => {
    const [email, other] = [anEmail(), anEmail()];
    const [gone, kept] = [await aKnownCustomer({ email }), await aKnownCustomer({ email: other })];
    const claim = await aFiledClaim(app, aQuery({ kind: "reclamo_datos", derecho: "supresion", email }));
    expect(await proveIdentity(app, claim)).toBe(true);
    await app
      .as("admin")
      .ask(ANSWER_CLAIM, { id: claim.id, input: { respuesta: "Hecho", suprimeDatos: true } });
    expect(await leftOf(gone)).toEqual(nothing);
    expect(await leftOf(kept)).toMatchObject({ email: other, notes: 1, papers: 1 });
    expect(await titles({ proven: { email } })).toEqual([]);
  });
});

describe("what the office knows of somebody with an account", () => {
  it("is shown and erased with the account, including data that became part of it", async () => {
    const email = anEmail();
    const id = await aKnownCustomer({ email });
    const earlier = await aCustomer(app, { name: "Marcela de antes", telefono: "3115556677" });
    await mergeCustomers(app, earlier.id, id);
    const person = await aRegistered(app, { email });
    const token = await mailedToken(app, email, "/confirmar-correo");
    await app.as().ask("mutation ($token: String!) { confirmEmail(token: $token) }", { token });
    expect(await titles({ account: person.id })).toEqual(all);
    expect(JSON.stringify(await held({ account: person.id }))).toContain("Marcela de antes");
    await person.client.ask(
      "mutation ($currentPassword: String!) { requestErasure(currentPassword: $currentPassword) }",
      {
        currentPassword: "Cartagena2026",
      },
    );
    expect(await leftOf(id)).toEqual(nothing);
    expect(await leftOf(earlier.id)).toEqual(nothing);
    expect(await titles({ account: person.id })).toEqual([]);
  });
});
