import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { afterFile } from "../../support/after-file.ts";
import { inDays } from "../../support/calendar.ts";
import { family } from "../../support/story/quotes.ts";

const CREATE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id quoteNumber } }`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token } }`;

const KEY = "2c1f1a52-8c9b-4a4e-9a58-7d0d6f1d2f11";

let app: TestApp;
let database: pg.Client;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  afterFile(() => database.end());
});

/** The requests of one `Idempotency-Key`: sent again after an answer that was lost, say. */
const withKey = (who: "asesor" | "lider" | null, key: string = randomUUID()) =>
  app.as(who).with({ "idempotency-key": key });
const kept = async () =>
  (
    await database.query<{ operation: string; result: unknown; text: string }>(
      "select operation, result, k::text as text from idempotency_keys k",
    )
  ).rows;
const quotes = async () =>
  Number((await database.query<{ count: string }>("select count(*) from quotes")).rows[0]?.count);

describe("a request that is sent again with its key", () => {
  it("makes what it makes once, however often and also at once", async () => {
    const before = await quotes();
    const request = withKey("asesor");
    const first = await request.ask(CREATE, { input: family });
    expect(await request.ask(CREATE, { input: family })).toEqual(first);
    const together = withKey("asesor");
    const made = await Promise.all([1, 2, 3].map(() => together.ask(CREATE, { input: family })));
    expect(new Set(made.map(({ createQuote }) => createQuote.id)).size).toBe(1);
    expect(await quotes()).toBe(before + 2);
  });

  it("is the same for REST, and also for who is not signed in", async () => {
    const before = await quotes();
    const key = randomUUID();
    const ask = (email: string) =>
      withKey(null, key).rest("POST", "/quotes/external", {
        nombreCliente: "Ana Ruiz",
        emailCliente: email,
        telefonoCliente: "3001234567",
        origen: "Bogotá",
        destino: "Leticia",
        fechaIda: inDays(60),
        fechaRegreso: inDays(64),
        numeroPersonas: 2,
        adultos: 2,
        menores: 0,
        tripType: "nacional",
        aceptaTratamiento: true,
      });
    const [first, again] = [await ask("ana@example.com"), await ask("ana@example.com")];
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect(await quotes()).toBe(before + 1);
  });

  it("belongs to the address or the link that sent it, where nobody is signed in", async () => {
    const before = await quotes();
    const key = randomUUID();
    const ask = (address: string) =>
      withKey(null, key)
        .with({ "x-forwarded-for": address })
        .rest("POST", "/quotes/external", {
          nombreCliente: "Eva Paz",
          emailCliente: "eva@example.com",
          telefonoCliente: "3001234567",
          origen: "Bogotá",
          destino: "Leticia",
          fechaIda: inDays(60),
          fechaRegreso: inDays(64),
          numeroPersonas: 2,
          adultos: 2,
          menores: 0,
          tripType: "nacional",
          aceptaTratamiento: true,
        });
    const first = await ask("2001:db8:1:2::7");
    expect((await ask("2001:db8:1:2:9::8")).body).toEqual(first.body);
    expect(await quotes()).toBe(before + 1);
    expect((await ask("2001:db8:1:3::7")).body).not.toEqual(first.body);
    expect(await quotes()).toBe(before + 2);
  });

  it("is another one with another content, for somebody else, or without the key", async () => {
    const before = await quotes();
    const key = randomUUID();
    await withKey("asesor", key).ask(CREATE, { input: family });
    await withKey("asesor", key).ask(CREATE, { input: { ...family, nombreCliente: "Otra Persona" } });
    await withKey("lider", key).ask(CREATE, { input: family });
    await app.as("asesor").ask(CREATE, { input: family });
    expect(await quotes()).toBe(before + 4);
  });

  it("that was refused is asked again", async () => {
    const request = withKey("asesor");
    const wrong = { ...family, fechaRegreso: inDays(40) };
    const [first, again] = [
      await request.gql(CREATE, { input: wrong }),
      await request.gql(CREATE, { input: wrong }),
    ];
    expect(first.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect(again.errors).toMatchObject([{ message: first.errors?.[0]?.message }]);
  });

  it("that was refused and left something behind is refused again", async () => {
    const request = withKey(null);
    const wrong = { email: "asesor2@travesia.test", password: "No es la mía 1" };
    const answers = [await request.gql(SIGN_IN, wrong), await request.gql(SIGN_IN, wrong)];
    for (const { errors } of answers) expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});

describe("of such a request", () => {
  it("nothing is kept that may be a secret, and not its key: what was said cannot be guessed from its hash", async () => {
    await withKey(null).ask(SIGN_IN, { email: "lider2@travesia.test", password: PASSWORD });
    await withKey("asesor", KEY).ask(CREATE, { input: family });
    const operations = (await kept()).map(({ operation }) => operation);
    expect(operations).toContain("createQuote");
    expect(operations).not.toContain("signIn");
    expect((await kept()).filter(({ text }) => text.includes(KEY))).toEqual([]);
  });

  it("nothing is left after a day", async () => {
    await withKey("asesor").ask(CREATE, { input: family });
    expect((await kept()).length).toBeGreaterThan(0);
    app.clock.advance({ hours: 25 });
    await app.sweep();
    expect(await kept()).toEqual([]);
  });
});
