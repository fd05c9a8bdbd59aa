import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PASSWORD, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aSentContract, aSignedContract } from "../../support/story/contracts.ts";
import { aSentQuote } from "../../support/story/quotes.ts";
import { SITE } from "../../support/story/passkeys.ts";

const LIST = `query ($all: Boolean!) { openAccess(all: $all, limit: 100) { total items {
  id kind name person since lastUsedAt expiresAt pausedAt mayEnd endsWithPassword } } }`;
const TOKEN = `mutation ($input: AccessTokenInput!, $id: Int) {
  createAccessToken(input: $input, serviceAccountId: $id, password: "${PASSWORD}") { id } }`;
const WEBHOOK = `mutation ($input: WebhookInput!) {
  createWebhook(input: $input, password: "${PASSWORD}") { id } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!, $ends: Boolean) {
  changePassword(input: $input, endsAccess: $ends) }`;
const REMOVE = "mutation ($id: ID!, $password: String!) { removePasskey(id: $id, password: $password) }";
const END_SHARE = "mutation ($id: ID!) { endTripShare(id: $id) }";
const WRONG = "La contraseña actual no es correcta";
const input = { currentPassword: PASSWORD, newPassword: PASSWORD };

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY: randomBytes(32).toString("base64"), PUBLIC_URL: SITE });
});
beforeEach(async () => {
  for (const table of [
    "webhooks",
    "access_tokens",
    "passkeys",
    "trip_shares",
    "quote_links",
    "contract_links",
  ])
    await sql(`delete from ${table}`);
  await sql("delete from users where service_role is not null");
  await sql("delete from rate_limits");
});

const sql = <Row extends object>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const token = async (client: Client, id: number | null = null, name = "ERP"): Promise<string> => {
  const terms = { name, capabilities: [], days: 90, addressRanges: [] };
  return (await client.ask(TOKEN, { input: terms, id })).createAccessToken.id as string;
};
const webhook = async (client: Client): Promise<string> => {
  const query = "query ($id: ID!) { payment(id: $id) { id } }";
  const terms = { name: "Pagos", address: "https://erp.example.com/", events: ["payment_verified"], query };
  return (await client.ask(WEBHOOK, { input: terms })).createWebhook.id as string;
};
const service = async (): Promise<number> =>
  (
    await app.as("owner").ask(
      `mutation ($input: ServiceAccountInput!) {
        createServiceAccount(input: $input, password: "${PASSWORD}") { id } }`,
      { input: { name: "Programa", role: 5 } },
    )
  ).createServiceAccount.id as number;
const aPasskeyOf = (userId: number) =>
  sql(
    `insert into passkeys (id, user_id, place, credential_id, public_key, counter, name, backed_up,
      created_at)
      values (gen_random_uuid(), ?, 1, 'credential', 'key', 0, 'Celular', false, ?)`,
    userId,
    app.clock.now(),
  );
/** Person who did an act last, and its record, by the history. */
const lastLine = async (type: string) =>
  (
    await sql<{ actor_id: number; record_id: string }>(
      "select actor_id, record_id from audit_entries where type = ? order by at desc, id desc limit 1",
      type,
    )
  )[0];
const listed = async (client: Client, all = false) => (await client.ask(LIST, { all })).openAccess.items;
const kinds = async (client: Client, all = false) => (await listed(client, all)).map(({ kind }) => kind);

describe("the list of access that outlives a session", () => {
  it("has each kind of everybody for an owner, who ends each by the act of its kind", async () => {
    const programs = await service();
    await token(app.as("asesor"));
    await webhook(app.as("owner"));
    await aPasskeyOf(app.people.lider2.id);
    const contract = await aSignedContract(app);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    await client.ask("mutation ($id: ID!) { shareTrip(contractId: $id) }", { id: contract.id });
    await client.ask("mutation ($id: ID!) { makeTripCalendar(contractId: $id) }", { id: contract.id });
    const quote = await aSentQuote(app);
    await app.as("asesor").ask("mutation ($id: ID!) { shareQuote(id: $id, channel: whatsapp) { link } }", {
      id: quote.id,
    });
    const sent = await aSentContract(app);
    await app.as("asesor").ask("mutation ($id: ID!) { shareContract(id: $id, channel: whatsapp) { link } }", {
      id: sent.id,
    });
    const owner = app.as("owner");
    const all = await listed(owner, true);
    expect(all.map(({ kind }) => kind).toSorted()).toEqual([
      "calendar",
      "contractLink",
      "passkey",
      "quoteLink",
      "service",
      "token",
      "trip",
      "webhook",
    ]);
    expect(all.find(({ kind }) => kind === "token")).toMatchObject({
      name: "ERP",
      mayEnd: true,
      pausedAt: null,
    });
    const ends: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
      token: (id) => owner.ask("mutation ($id: ID!) { revokeAccessToken(id: $id) }", { id }),
      webhook: (id) => owner.ask("mutation ($id: ID!) { switchWebhook(id: $id, on: false) { id } }", { id }),
      service: (id) =>
        owner.ask("mutation ($id: Int!) { switchServiceAccount(id: $id, on: false) { id } }", {
          id: Number(id),
        }),
      quoteLink: (id) => owner.ask("mutation ($id: ID!) { revokeQuoteLink(id: $id) { id } }", { id }),
      contractLink: (id) => owner.ask("mutation ($id: ID!) { revokeContractLink(id: $id) { id } }", { id }),
      passkey: (id) => owner.ask(REMOVE, { id, password: PASSWORD }),
      trip: (id) => owner.ask(END_SHARE, { id }),
      calendar: (id) => owner.ask(END_SHARE, { id }),
    };
    expect(all.find(({ id }) => Number(id) === programs)?.kind).toBe("service");
    for (const { id, kind, mayEnd } of all) {
      expect(mayEnd, kind).toBe(true);
      await ends[kind]!(id);
    }
    expect(await kinds(owner, true)).toEqual([]);
  });

  it("lets an owner alone take off another's passkey, proven by the owner, who is mailed and signed out", async () => {
    await aPasskeyOf(app.people.gerente2.id);
    const [{ id }] = await listed(app.as("owner"), true);
    for (const who of ["asesor", "gerente", "admin", "cliente"] as const)
      expectRefused(await app.as(who).gql(REMOVE, { id, password: PASSWORD }), "NOT_FOUND");
    const owner = app.as("owner");
    expectRefused(await owner.gql(REMOVE, { id, password: "Otra12345" }), "BAD_USER_INPUT", WRONG);
    expect(await kinds(owner, true)).toEqual(["passkey"]);

    await owner.ask(REMOVE, { id, password: PASSWORD });
    expect(await kinds(owner, true)).toEqual([]);
    expectRefused(await app.as("gerente2").gql("{ me { id } }"), "UNAUTHENTICATED");
    expect((await owner.ask("{ me { id } }")).me.id).toBe(app.people.owner.id);
    expectRefused(await owner.gql(REMOVE, { id, password: PASSWORD }), "NOT_FOUND");

    await app.runJobs();
    const mail = (await app.outbox("gerente2@travesia.test")).at(-1);
    expect(mail?.subject).toBe("La agencia quitó una llave de acceso de tu cuenta");
    expect(mail?.text).toContain("«Celular» ya no abre tu cuenta");
    expect(await lastLine("user.passkey-removed")).toEqual({
      actor_id: app.people.owner.id,
      record_id: `${app.people.gerente2.id}`,
    });
  });

  it("lets a shared trip be ended by an owner and its client alone, and the history says by which", async () => {
    const contract = await aSignedContract(app);
    const client = app.withLink(await aPaymentLink(app, contract.id));
    await client.ask("mutation ($id: ID!) { shareTrip(contractId: $id) }", { id: contract.id });
    const [{ id }] = await listed(app.as("owner"), true);
    for (const who of ["asesor", "gerente", "admin"] as const)
      expectRefused(await app.as(who).gql(END_SHARE, { id }), "FORBIDDEN");
    expectRefused(await app.as("cliente2").gql(END_SHARE, { id }), "NOT_FOUND");
    await app.as("owner").ask(END_SHARE, { id });
    expectRefused(await app.as("owner").gql(END_SHARE, { id }), "NOT_FOUND");
    expect(
      (await client.ask("query ($id: ID!) { tripShares(contractId: $id) { id } }", { id: contract.id }))
        .tripShares,
    ).toEqual([]);
    expect(await lastLine("contract.trip-share-ended")).toEqual({
      actor_id: app.people.owner.id,
      record_id: contract.id,
    });
  });

  it("shows only their own to a person who manages no accounts, and says which is paused", async () => {
    await token(app.as("asesor"));
    await token(app.as("lider"));
    await aPasskeyOf(app.people.asesor.id);
    await sql("update access_tokens set paused_at = created_at where user_id = ?", app.people.asesor.id);
    expect(await listed(app.as("asesor"))).toMatchObject([
      { kind: "token", mayEnd: true, endsWithPassword: true, pausedAt: expect.any(String) },
      { kind: "passkey", mayEnd: true, endsWithPassword: false, pausedAt: null },
    ]);
    for (const who of ["asesor", "admin", "cliente"] as const)
      expectRefused(await app.as(who).gql(LIST, { all: true }), "FORBIDDEN");
    expect(await kinds(app.as("cliente"))).toEqual([]);
    const [{ id }] = await listed(app.as("lider"));
    expectRefused(
      await app.as("admin").gql("mutation ($id: ID!) { revokeAccessToken(id: $id) }", { id }),
      "NOT_FOUND",
    );
  });
});

describe("changing the own password", () => {
  const both = async () => {
    const programs = await service();
    await token(app.as("owner"), null, "Propio");
    await token(app.as("owner"), programs, "Del programa");
    await token(app.as("asesor"), null, "De otra persona");
    await webhook(app.as("owner"));
  };
  const left = async () => (await listed(app.as("owner"), true)).map(({ name }) => name).toSorted();

  it("leaves tokens and webhooks as they are, by REST too, where nothing else was chosen", async () => {
    await both();
    const before = await left();
    await app.as("owner").ask(CHANGE, { input });
    await app.as("owner").ask(CHANGE, { input, ends: false });
    expect((await app.as("owner").rest("PUT", "/user/change-password", input)).status).toBe(200);
    expect(await left()).toEqual(before);
  });

  it("ends access that its person answers for, where that was chosen, and none when the password was wrong", async () => {
    await both();
    const before = await left();
    const wrong = { ...input, currentPassword: "Otra12345" };
    expectRefused(await app.as("owner").gql(CHANGE, { input: wrong, ends: true }), "BAD_USER_INPUT");
    expect(await left()).toEqual(before);
    const ending = (await listed(app.as("owner"))).filter(({ endsWithPassword }) => endsWithPassword);
    expect(ending.map(({ name }) => name).toSorted()).toEqual(["Del programa", "Pagos", "Propio"]);
    await app.as("owner").ask(CHANGE, { input, ends: true });
    expect(await left()).toEqual(["De otra persona", "Programa"]);
  });
});
