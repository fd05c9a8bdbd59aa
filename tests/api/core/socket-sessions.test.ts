import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { anApp, onDatabase, PASSWORD, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import type { Handle } from "../../support/people.ts";
import { RawSocket } from "../../support/socket.ts";
import { eventually } from "../../support/patience.ts";

const RAFFLE = "subscription { raffleChanged { raffleId values state } }";
const NOTIFIED = "subscription { notificationReceived { id title } }";
const ENDED = { code: 4403, reason: "Tu sesión terminó. Inicia sesión de nuevo." };

let here: TestApp;
let there: TestApp;
let folder: string;
beforeAll(async () => {
  here = await anApp();
  folder = await mkdtemp(join(tmpdir(), "travesia-second-"));
  there = await onDatabase(here.databaseUrl, folder);
});
afterAll(async () => {
  await there.close();
  await rm(folder, { recursive: true, force: true });
});

const sql = (statement: string, values: unknown[] = []) =>
  here.app.services.orm.em.fork().execute(statement, values);
const announce = (topic: string, ids: object) =>
  sql("select pg_notify('travesia', ?)", [JSON.stringify({ topic, ...ids })]);

/** A new session of a person, used through the process `by`. */
async function session(who: Handle, by: TestApp = here): Promise<Client & { readonly bearer: string }> {
  const [{ sessions_version: sessionsVersion }] = (await sql(
    "select sessions_version from users where id = ?",
    [here.people[who].id],
  )) as [{ sessions_version: number }];
  const { sessions, clock } = by.app.services;
  const token = await sessions.issue({ id: here.people[who].id, sessionsVersion }, randomUUID(), clock.now());
  return Object.assign(by.as(null).with({ authorization: `Bearer ${token}` }), { bearer: `Bearer ${token}` });
}

/** Reads of accounts that the work needs. */
async function accountReads(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  const reads = vi.spyOn(app.app.accounts, "findAll");
  await work();
  const { length } = reads.mock.calls;
  reads.mockRestore();
  return length;
}

describe("a session that ends closes its sockets, in every process,", () => {
  it("when the password changes: all but the one that changed it", async () => {
    const changing = await session("asesor");
    const other = await session("asesor");
    const [kept, gone, elsewhere] = await Promise.all([
      RawSocket.enter(here.url, changing.bearer),
      RawSocket.enter(here.url, other.bearer),
      RawSocket.enter(there.url, other.bearer),
    ]);
    await changing.ask("mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }", {
      input: { currentPassword: PASSWORD, newPassword: "Llanura2027" },
    });
    expect(await gone.closed).toEqual(ENDED);
    expect(await elsewhere.closed).toEqual(ENDED);
    kept.say({ type: "ping" });
    await kept.first("pong");
  });

  it("when the person closes every session", async () => {
    const closing = await session("lider");
    const sockets = await Promise.all([here, there].map(({ url }) => RawSocket.enter(url, closing.bearer)));
    await closing.ask("mutation { closeSessions(includingThis: true) }");
    for (const socket of sockets) expect(await socket.closed).toEqual(ENDED);
    expect(await (await RawSocket.enter(here.url, closing.bearer)).closed).toEqual({
      code: 4403,
      reason: "Token inválido",
    });
  });

  it("when the account is deactivated", async () => {
    const person = await session("asesor2");
    const sockets = await Promise.all([here, there].map(({ url }) => RawSocket.enter(url, person.bearer)));
    await here
      .as("owner")
      .ask("mutation ($id: Int!) { updateUser(id: $id, input: { isActive: false }) { id } }", {
        id: here.people.asesor2.id,
      });
    for (const socket of sockets) expect(await socket.closed).toEqual(ENDED);
  });

  it("when its token expires", async () => {
    const socket = await RawSocket.enter(there.url, (await session("contador", there)).bearer);
    there.clock.advance({ hours: 11, minutes: 59 });
    await new Promise((looks) => setTimeout(looks, 1_200));
    expect(socket.isOpen).toBe(true);
    there.clock.advance({ minutes: 1 });
    expect(await socket.closed).toEqual(ENDED);
    there.clock.advance({ hours: -12 });
  });

  it("when its process missed the end, because it did not hear for a moment", async () => {
    const deaf = await session("admin");
    const socket = await RawSocket.enter(there.url, deaf.bearer);
    await sql("update users set sessions_version = sessions_version + 1 where id = ?", [
      here.people.admin.id,
    ]);
    await new Promise((looks) => setTimeout(looks, 1_200));
    expect(socket.isOpen).toBe(true);
    await sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'travesia live'",
    );
    expect(await socket.closed).toEqual(ENDED);
  });
});

describe("an account that was switched off", () => {
  it("signs in again and follows what anybody may, nothing of its own", async () => {
    const socket = await RawSocket.enter(here.url, (await session("asesor2")).bearer);
    socket.subscribe(NOTIFIED, "own");
    socket.subscribe(RAFFLE, "raffle");
    expect((await socket.first("error")).payload[0].extensions.code).toBe("FORBIDDEN");
    await new Promise((looks) => setTimeout(looks, 1_200));
    expect(socket.isOpen).toBe(true);
    expect(socket.heard.filter(({ type }) => type === "error")).toHaveLength(1);
  });
});

describe("what is delivered", () => {
  it("is for who the person is at that moment: nothing leaves after the end of the session", async () => {
    const person = await session("gerente");
    const socket = await RawSocket.enter(there.url, person.bearer);
    socket.subscribe(RAFFLE);
    await eventually(async () => {
      await announce("raffle", { raffleId: "before", values: "", state: "free" });
      expect(socket.heard.some(({ type }) => type === "next")).toBe(true);
    });
    // One transaction: the other process hears of both in this order, and looks before it delivers.
    await here.app.services.orm.em.fork().transactional(async (em) => {
      await em.execute("update users set sessions_version = sessions_version + 1 where id = ?", [
        here.people.gerente.id,
      ]);
      for (const said of [
        { topic: "user.changed", userId: here.people.gerente.id },
        { topic: "raffle", raffleId: "after", values: "", state: "free" },
      ])
        await em.execute("select pg_notify('travesia', ?)", [JSON.stringify(said)]);
    });
    expect(await socket.closed).toEqual(ENDED);
    expect(JSON.stringify(socket.heard)).toContain("before");
    expect(JSON.stringify(socket.heard)).not.toContain("after");
  });

  it("asks for accounts by one statement per burst while nothing is taken from memory", async () => {
    const people: Handle[] = ["owner", "gerente2", "lider2", "cliente", "cliente2"];
    const bearers = await Promise.all(people.map(async (who) => (await session(who)).bearer));
    const { contexts } = there.app;
    const now = there.clock.now();
    const tokens = bearers.map((bearer) => bearer.replace("Bearer ", ""));
    const lookUp = () =>
      Promise.all(
        tokens.flatMap((token) => [token, token, token]).map((token) => contexts.viewers.find(token, now)),
      );
    await lookUp();
    expect(await accountReads(there, lookUp)).toBe(0);
    const deaf = vi.spyOn(there.app.services.live, "connected", "get").mockReturnValue(false);
    expect(await accountReads(there, lookUp)).toBe(1);
    expect((await lookUp()).map((viewer) => viewer?.id)).toEqual(
      people.flatMap((who) => Array(3).fill(here.people[who].id)),
    );
    deaf.mockRestore();
  });
});
