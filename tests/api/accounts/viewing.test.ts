import { beforeAll, describe, expect, it } from "vitest";
import { VIEWING_OVER, viewingRefusals as texts } from "../../../api/src/core/auth/viewing.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { hasHeardAll } from "../../support/live.ts";
import { RawSocket } from "../../support/socket.ts";
import { aPerson, REGISTER } from "../../support/story/accounts.ts";
import { UPDATE } from "../../support/story/organization.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const ME = "{ me { id role } }";
const QUOTES = "{ quotes(limit: 100) { items { id } total } }";
const BEGIN = "mutation ($id: Int!) { beginViewing(userId: $id) { id name role } }";
const END = "mutation ($id: Int!) { endViewing(userId: $id) }";

/** The owner in a session of their own; `as` reads as another person. */
async function anOwner(email?: string): Promise<Client & { as(id: number | string): Client }> {
  const [{ id, version }] = await rows<{ id: number; version: number }>(
    "select id, sessions_version as version from users where email = ?",
    email ?? app.people.owner.email,
  );
  const { sessions, clock } = app.app.services;
  const token = await sessions.issue(
    { id: id!, sessionsVersion: version! },
    crypto.randomUUID(),
    clock.now(),
  );
  const client = app.as(null).with({ authorization: `Bearer ${token}` });
  return Object.assign(client, { as: (one: number | string) => client.with({ "x-ver-como": String(one) }) });
}
const rows = <T>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<T[]>(text, values) as Promise<[T, ...T[]]>;

/** A person of the team whom nobody else in this file changes. */
async function aColleague(role = 2): Promise<{ readonly id: number; readonly email: string }> {
  const place = role === 2 ? { liderId: app.people.lider.id, gerenteId: app.people.gerente.id } : {};
  const { registerAccount } = await app.as("owner").ask(REGISTER, { input: aPerson({ role, ...place }) });
  return registerAccount.user;
}
/** Returns the audit entries about views as another person (`user.viewing…`) of one account, oldest first. */
const entriesOf = async (id: number) =>
  (
    await rows<{ type: string; actor: number }>(
      `select type, actor_id as actor from audit_entries
        where type like 'user.viewing%' and record_id = ? order by id`,
      String(id),
    )
  ).map(({ type, actor }) => [type, actor]);

describe("an owner who sees as somebody", () => {
  it("reads what that person reads, by GraphQL, by REST and as the text of a known document", async () => {
    const quote = await aSentQuote(app);
    const { id } = app.people.asesor2;
    const seen = (await anOwner()).as(id);
    // The second and third answers of a document come past Apollo.
    for (let time = 1; time <= 3; time += 1) {
      expect((await seen.ask(ME)).me).toEqual({ id, role: 2 });
      const { items } = (await seen.ask(QUOTES)).quotes;
      expect(items).toEqual((await app.as("asesor2").ask(QUOTES)).quotes.items);
      expect(items).not.toContainEqual({ id: quote.id });
    }
    const profile = await seen.rest("GET", "/user/profile");
    expect(profile.body.user.id).toBe(id);
    expect((await seen.rest("GET", `/quotes/${quote.id}`)).status).toBe(404);
    expect((await seen.rest("GET", "/user/organization")).status).toBe(
      (await app.as("asesor2").rest("GET", "/user/organization")).status,
    );
  });

  it("goes on reading with their own eyes without the header", async () => {
    const owner = await anOwner();
    await owner.as(app.people.asesor.id).ask(ME);
    expect((await owner.ask(ME)).me.id).toBe(app.people.owner.id);
  });

  it("changes nothing, neither as the person nor what is open to everybody", async () => {
    const seen = (await anOwner()).as(app.people.asesor.id);
    for (const document of [
      `mutation { updateProfile(input: { name: "Otra" }) { id } }`,
      `mutation { markAllNotificationsRead }`,
      `mutation { requestRecovery(email: "asesor@travesia.test") }`,
      `mutation { signOut }`,
    ] as const)
      expectRefused(await seen.gql(document), "FORBIDDEN", texts.changing);
    const put = await seen.rest("PUT", "/user/profile", { name: "Otra" });
    expect([put.status, put.body]).toEqual([
      403,
      { success: false, message: texts.changing, error: "FORBIDDEN" },
    ]);
    expect((await seen.rest("GET", "/user/recovery/asesor@travesia.test")).status).toBe(403);
  });

  it("opens no client's link", async () => {
    const { id, token } = await aSentQuote(app);
    const seen = (await anOwner()).as(app.people.cliente.id).with({ "x-link-token": token });
    await seen.ask(`query ($id: ID!) { quote(id: $id) { id } }`, { id });
    const [{ openings }] = await rows<{ openings: number }>("select openings from quotes where id = ?", id);
    expect(openings).toBe(0);
  });

  it("is in the history once for each beginning and end, not for each request", async () => {
    const { id } = await aColleague();
    const owner = await anOwner();
    await Promise.all(Array.from({ length: 5 }, () => owner.as(id).ask(ME)));
    await owner.as(id).ask(ME);
    const began = ["user.viewing-began", app.people.owner.id];
    const ended = ["user.viewing-ended", app.people.owner.id];
    expect(await entriesOf(id)).toEqual([began]);
    expect((await owner.ask(BEGIN, { id })).beginViewing).toMatchObject({ id, role: 2 });
    await owner.as(id).ask(ME);
    await owner.ask(END, { id });
    await owner.ask(END, { id });
    expect(await entriesOf(id)).toEqual([began, began, ended]);
    await hasHeardAll(app);
    await owner.as(id).ask(ME);
    await (await anOwner()).as(id).ask(ME);
    expect(await entriesOf(id)).toEqual([began, began, ended, began, began]);
  });
});

describe("seeing as somebody is refused", () => {
  it.each(["admin", "contador", "asesor", "cliente"] as const)("to %s", async (who) => {
    const client = app.as(who).with({ "x-ver-como": String(app.people.asesor2.id) });
    expectRefused(await client.gql(ME), "FORBIDDEN", texts.ownersOnly);
    const { status, body } = await client.rest("GET", "/user/profile");
    expect([status, body.message]).toEqual([403, texts.ownersOnly]);
    expectRefused(await app.as(who).gql(BEGIN, { id: app.people.asesor2.id }), "FORBIDDEN");
  });

  it("with a bearer that is no session as any other request", async () => {
    const client = app.as(null).with({ authorization: "Bearer a.b.c", "x-ver-como": "1" });
    expectRefused(await client.gql(ME), "UNAUTHENTICATED", "Token inválido");
  });

  it("of another owner, of nobody, and of a value that is no id", async () => {
    const owner = await anOwner();
    const another = await aColleague(7);
    expectRefused(await owner.as(another.id).gql(ME), "FORBIDDEN", texts.anotherOwner);
    expectRefused(await owner.gql(BEGIN, { id: another.id }), "FORBIDDEN", texts.anotherOwner);
    expectRefused(await owner.as(999_999_999).gql(ME), "NOT_FOUND", texts.unknown);
    expectRefused(await owner.as("asesor").gql(ME), "BAD_USER_INPUT");
    expect(await entriesOf(another.id)).toEqual([]);
  });

  it("at once when the person is deactivated, or their role changed, until it begins again", async () => {
    const person = await aColleague();
    const owner = await anOwner();
    const change = (input: object) => app.as("admin").ask(UPDATE, { id: person.id, input });
    await owner.as(person.id).ask(ME);
    await change({ isActive: false });
    await hasHeardAll(app);
    expectRefused(await owner.as(person.id).gql(ME), "FORBIDDEN", texts.inactive);
    expectRefused(await owner.gql(BEGIN, { id: person.id }), "CONFLICT", texts.inactive);
    await change({ isActive: true });
    await hasHeardAll(app);
    expect((await owner.as(person.id).ask(ME)).me.role).toBe(2);

    await change({ role: 3, liderId: null, gerenteId: app.people.gerente.id });
    await hasHeardAll(app);
    expectRefused(await owner.as(person.id).gql(ME), "FORBIDDEN", texts.changed);
    expect((await owner.as(person.id).rest("GET", "/user/profile")).body.message).toBe(texts.changed);
    await owner.ask(BEGIN, { id: person.id });
    await hasHeardAll(app);
    expect((await owner.as(person.id).ask(ME)).me.role).toBe(3);
  });

  it("at once when the owner is demoted or signs out", async () => {
    const { id, email } = await aColleague(7);
    const owner = await anOwner(email);
    const { id: seen } = app.people.asesor;
    await owner.as(seen).ask(ME);
    await app.as("owner").ask(UPDATE, { id, input: { role: 5 } });
    await hasHeardAll(app);
    expectRefused(await owner.as(seen).gql(ME), "FORBIDDEN", texts.ownersOnly);
    await owner.ask("mutation { signOut }");
    await hasHeardAll(app);
    expectRefused(await owner.as(seen).gql(ME), "UNAUTHENTICATED", "Token inválido");
  });
});

describe("a socket of an owner who sees as somebody", () => {
  const enter = async (client: Client, id: number) => {
    const socket = await RawSocket.open(app.url);
    const { authorization } = client.headers;
    socket.say({ type: "connection_init", payload: { authorization, "x-ver-como": String(id) } });
    await Promise.race([socket.first("connection_ack"), socket.closed]);
    return socket;
  };

  it("hears what that person hears, and closes when they may no longer be seen as", async () => {
    const person = await aColleague();
    const socket = await enter(await anOwner(), person.id);
    socket.subscribe("subscription { notificationReceived { title } }");
    await hasHeardAll(app);
    await app
      .as("owner")
      .ask(`mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }`, {
        input: { userId: person.id, title: "Reunión", message: "A las tres." },
      });
    expect((await socket.first("next")).payload.data.notificationReceived.title).toBe("Reunión");
    await app.as("admin").ask(UPDATE, { id: person.id, input: { isActive: false } });
    expect(await socket.closed).toEqual({ code: VIEWING_OVER, reason: texts.inactive });
  });

  it("closes when the viewing ends, and begins no other", async () => {
    const { id } = await aColleague();
    const owner = await anOwner();
    const socket = await enter(owner, id);
    await owner.ask(END, { id });
    expect(await socket.closed).toEqual({ code: VIEWING_OVER, reason: texts.over });
    expect((await entriesOf(id)).map(([type]) => type)).toEqual(["user.viewing-began", "user.viewing-ended"]);
  });

  it("is not opened as another owner", async () => {
    const socket = await enter(await anOwner(), app.people.owner.id);
    expect(await socket.closed).toEqual({ code: VIEWING_OVER, reason: texts.anotherOwner });
  });
});
