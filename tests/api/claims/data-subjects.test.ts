import { beforeAll, describe, expect, it } from "vitest";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered, mailedToken } from "../../support/story/accounts.ts";
import {
  answeredWithData,
  aFiledClaim,
  anEmail,
  ANSWER_CLAIM as ANSWER,
  aQuery,
  aVisitor,
  FILE_CLAIM as FILE,
  mailedClaimToken,
  mailedCode,
  PROVE,
  proveIdentity,
} from "../../support/story/claims.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { aSentQuote } from "../../support/story/quotes.ts";
import { aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ TRUST_PROXY: "1" });
});

const UNKNOWN = "Comprueba primero la identidad de quien pregunta: no se responde nada personal sin ella.";
const rows = <T extends object>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(sql, [...values]);

/** A quote for a person without an account, and their fellow travellers. */
async function aQuoteOf(
  email: string,
  passengers: readonly (readonly [name: string, document: string, email: string])[] = [],
) {
  const trip = {
    destino: "Cartagena",
    fechaIda: inDays(51),
    nombreCliente: "Marta Ríos",
    telefonoCliente: "3001234567",
  };
  const { createQuote } = await app
    .as("asesor")
    .ask("mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id quoteNumber } }", {
      input: { ...trip, emailCliente: email, observaciones: "Cumple años en el viaje" },
    });
  for (const [name, document, mail] of passengers)
    await rows(
      `insert into passengers (id, created_at, updated_at, quote_id, nombre, apellido, tipo_documento,
         documento_identidad, email) values (gen_random_uuid(), ?, ?, ?, ?, 'Ríos', 'cc', ?, ?)`,
      [START, START, createQuote.id, name, document, mail],
    );
  return createQuote as { id: string; quoteNumber: string };
}

const answered = (id: string, input: object = {}) => answeredWithData(app, id, input);
const prove = (claim: { id: string; email: string }) => proveIdentity(app, claim);

describe("a query about one's data", () => {
  it("without an account is answered after a code to the e-mail of our records", async () => {
    const email = anEmail();
    const { quoteNumber } = await aQuoteOf(email);
    const claim = await aFiledClaim(app, aQuery({ email }));
    expect(claim).toMatchObject({ number: expect.stringMatching(/^SD-/), identity: "pendiente" });
    expectRefused(
      await app.as("admin").gql(ANSWER, { id: claim.id, input: { respuesta: "Hola" } }),
      "CONFLICT",
      UNKNOWN,
    );
    expect(await prove(claim)).toBe(true);
    const { files, text } = await answered(claim.id);
    expect(files).toHaveLength(2);
    expect(text).toContain(quoteNumber);
    await app.runJobs();
    expect((await app.outbox(email)).at(-1)?.attachments).toHaveLength(2);
  });

  it("about somebody else's document gives nothing of theirs", async () => {
    const [email, other] = [anEmail(), anEmail()];
    await aQuoteOf(email);
    await aQuoteOf(other, [["Victoria", "52111222", other]]);
    const claim = await aFiledClaim(app, aQuery({ email, documento: "52111222" }));
    expect(await prove(claim)).toBe(true);
    const { text } = await answered(claim.id);
    expect(text).toContain(email);
    expect(text).not.toContain("Victoria");
    expect(text).not.toContain(other);
  });

  it("under an e-mail that a family shares returns the requester's row, not the others'", async () => {
    const email = anEmail();
    await aQuoteOf(anEmail(), [
      ["Gloria", "52333444", email],
      ["Esteban", "79555666", email],
    ]);
    const claim = await aFiledClaim(app, aQuery({ email, documento: "52.333.444" }));
    expect(await prove(claim)).toBe(true);
    const { text } = await answered(claim.id);
    expect(text).toContain("Gloria");
    expect(text).not.toContain("Esteban");
  });

  it("by somebody else's e-mail comes to nothing: the code goes to its owner, and a wrong one is counted", async () => {
    const email = anEmail();
    await aQuoteOf(email);
    const claim = await aFiledClaim(app, aQuery({ email }));
    const code = await mailedCode(app, email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let n = 0; n < 5; n += 1)
      expectRefused(await aVisitor(app).gql(PROVE, { id: claim.id, code: wrong }), "BAD_USER_INPUT");
    expectRefused(
      await aVisitor(app).gql(PROVE, { id: claim.id, code }),
      "CONFLICT",
      "Pide un código nuevo.",
    );
    expectRefused(
      await app.as("owner").gql(ANSWER, { id: claim.id, input: { respuesta: "Hola" } }),
      "CONFLICT",
      UNKNOWN,
    );
  });

  it("by an e-mail that we do not know is decided by the document that was attached", async () => {
    await aQuoteOf(anEmail(), [["Rosalba", "39777888", anEmail()]]);
    const claim = await aFiledClaim(app, aQuery({ documento: "39777888" }));
    expect(await prove(claim)).toBe(false);
    const client = app.withLink(await mailedClaimToken(app, claim.email));
    const ADD = `mutation ($id: ID!, $files: [Upload!]!) {
      addClaimFiles(id: $id, files: $files) { files { filename } } }`;
    const { addClaimFiles } = await client.ask(ADD, { id: claim.id }, { files: aReceipt("cedula.png") });
    expect(addClaimFiles.files).toEqual([{ filename: "cedula.png" }]);
    expectRefused(
      await app.as("admin").gql(ANSWER, { id: claim.id, input: { respuesta: "Hola" } }),
      "CONFLICT",
      UNKNOWN,
    );
    const IDENTIFY = `mutation ($id: ID!, $input: DecideIdentityInput!) {
      decideClaimIdentity(id: $id, input: $input) { identity } }`;
    await app.as("admin").ask(IDENTIFY, { id: claim.id, input: { acepta: true, nota: "Cédula legible" } });
    expect((await answered(claim.id)).text).toContain("Rosalba");
  });

  it("by who is signed in under their confirmed e-mail needs no code; under another one it does", async () => {
    const { client, email, id } = await aRegistered(app);
    const confirmed = await mailedToken(app, email, "/confirmar-correo");
    await app.as().ask("mutation ($token: String!) { confirmEmail(token: $token) }", { token: confirmed });
    const mine = await client.ask(FILE, { input: aQuery({ email }) });
    expect(mine.fileClaim.identity).toBe("cuenta");
    const other = await client.ask(FILE, { input: aQuery({ email: anEmail() }) });
    expect(other.fileClaim.identity).toBe("pendiente");
    const { myClaims } = await client.ask("{ myClaims { number } }");
    expect(myClaims).toEqual([{ number: mine.fileClaim.number }]);
    expect((await answered(mine.fileClaim.id)).text).toContain(email);
    expect(id).toBeGreaterThan(0);
  });

  it("of whom nothing is kept is answered so, without files", async () => {
    const claim = await aFiledClaim(app, aQuery());
    await rows("update claims set identity = 'documento' where id = ?", [claim.id]);
    expect((await answered(claim.id)).files).toEqual([]);
    await app.runJobs();
    expect((await app.outbox(claim.email)).at(-1)?.text).toContain("No guardamos datos personales");
  });
});

describe("erasure by request", () => {
  const erase = (id: string) =>
    app.as("admin").gql(ANSWER, { id, input: { respuesta: "Hecho", suprimeDatos: true } });
  const asked = async (email: string, documento = "1020304050") => {
    const claim = await aFiledClaim(
      app,
      aQuery({ kind: "reclamo_datos", derecho: "supresion", email, documento }),
    );
    expect(await prove(claim)).toBe(true);
    return claim;
  };

  it("removes the person from quotes that were never sold, and keeps the other travellers", async () => {
    const [email, other] = [anEmail(), anEmail()];
    const mine = await aQuoteOf(email, [["Marta", "1020304050", email]]);
    const theirs = await aQuoteOf(other, [
      ["Pedro", "79000111", other],
      ["Marta", "1020304050", email],
    ]);
    const unrelated = await aQuoteOf(anEmail());
    for (const [quote, typed] of [
      [mine, { nombre: "M" }],
      [theirs, { nombre: "Marta", email: ` ${email.toUpperCase()}`, documento_identidad: "" }],
      [unrelated, { nombre: "Luz", documento_identidad: "52000111" }],
    ] as const)
      await rows(
        `insert into passenger_drafts (id, created_at, updated_at, quote_id, passengers)
         values (gen_random_uuid(), ?, ?, ?, ?::jsonb)`,
        [START, START, quote.id, JSON.stringify([typed])],
      );
    const claim = await asked(email);
    expect((await erase(claim.id)).errors).toBeUndefined();
    const names = (id: string) =>
      rows<{ nombre: string }>("select nombre from passengers where quote_id = ?", [id]);
    expect(await names(mine.id)).toEqual([]);
    expect(await names(theirs.id)).toEqual([{ nombre: "Pedro" }]);
    const drafts = await rows("select quote_id from passenger_drafts where quote_id in (?, ?, ?)", [
      ...[mine.id, theirs.id, unrelated.id],
    ]);
    expect(drafts).toEqual([{ quote_id: unrelated.id }]);
    const [quote] = await rows("select nombre_cliente, email_cliente from quotes where id = ?", [mine.id]);
    expect(quote).toEqual({
      nombre_cliente: "Cuenta suprimida",
      email_cliente: `suprimida-${mine.id}@suprimida.invalid`,
    });
    expect(await rows("select 1 from quotes where email_cliente = ?", [other])).toHaveLength(1);
    await app.runJobs();
    expect((await app.outbox(email)).at(-1)?.text).toContain("Suprimimos tus datos");
  });

  it("takes out what they asked of a quote, whose lines stay, and nothing of another's", async () => {
    const [email, other] = [anEmail(), anEmail()];
    const quotes: string[] = [];
    for (const emailCliente of [email, other]) {
      const quote = await aSentQuote(app, { input: { emailCliente } });
      await app
        .withLink(quote.token)
        .ask("mutation ($id: ID!, $text: String!) { askQuoteQuestion(id: $id, text: $text) { id } }", {
          id: quote.id,
          text: "¿Sirve para mi asma?",
        });
      await app
        .as("asesor")
        .ask(
          `mutation ($id: ID!) { sendQuote(id: $id, note: "Por tu asma, sin escaleras") { quote { id } } }`,
          {
            id: quote.id,
          },
        );
      quotes.push(quote.id);
    }
    expect((await erase((await asked(email)).id)).errors).toBeUndefined();
    const noted = () =>
      rows<{ note: string | null }>(
        `select q.email_cliente = ? as theirs, e.note from quote_events e join quotes q on q.id = e.quote_id
         where e.event = 'question' and q.id in (?, ?) order by 1`,
        [other, ...quotes],
      );
    const left = [
      { theirs: false, note: null },
      { theirs: true, note: "¿Sirve para mi asma?" },
    ];
    expect(await noted()).toEqual(left);
    const sent = () =>
      rows<{ note: string | null }>(
        `select q.email_cliente = ? as theirs, v.note from quote_versions v join quotes q on q.id = v.quote_id
         where v.number = 2 and q.id in (?, ?) order by 1`,
        [other, ...quotes],
      );
    const kept = [
      { theirs: false, note: null },
      { theirs: true, note: "Por tu asma, sin escaleras" },
    ];
    expect(await sent()).toEqual(kept);
    // Neither the application's own role reaches the words of who was not erased, nor what a client was sent.
    await rows("select erase_quote_notes(array[?, ?]::uuid[])", quotes);
    await rows("select erase_sent_notes(array[?, ?]::uuid[])", quotes);
    expect([await noted(), await sent()]).toEqual([left, kept]);
    await expect(rows("delete from quotes where id = ?", [quotes[1]])).rejects.toThrow(
      "La tabla quote_events solo admite filas nuevas",
    );
  });

  it("waits while a trip is still to be made, and then keeps the contract", async () => {
    const contract = await aSignedContract(app);
    const email = anEmail();
    await rows(
      `update contracts set cliente = jsonb_set(cliente, '{email}', to_jsonb(?::text)) where id = ?`,
      [...[email, contract.id]],
    );
    const claim = await asked(email);
    expectRefused(
      await erase(claim.id),
      "CONFLICT",
      "Tiene un viaje contratado: sus datos se suprimen cuando termine.",
    );
    await rows("update contracts set status = 'completed', completed_at = signed_at where id = ?", [
      contract.id,
    ]);
    expect((await erase(claim.id)).errors).toBeUndefined();
    expect(
      await rows("select 1 from contracts where id = ? and cliente->>'email' = ?", [contract.id, email]),
    ).toHaveLength(1);
  });
});
