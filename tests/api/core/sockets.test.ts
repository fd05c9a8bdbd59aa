import { type Server } from "node:http";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { anApp, type TestApp } from "../../support/app.ts";
import { RAFFLE_CHANGED } from "../../../api/src/modules/raffle/raffle-live.ts";
import type { Handle } from "../../support/people.ts";
import { production } from "../../support/production.ts";
import { RawSocket } from "../../support/socket.ts";
import { eventually } from "../../support/patience.ts";

const RAFFLE = "subscription { raffleChanged { raffleId values state } }";
const NOTIFIED = "subscription { notificationReceived { id title } }";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});

const bearer = (who: Handle) => app.as(who).headers["authorization"] ?? "";
const from = (address: string) => ({ "x-forwarded-for": address });
const visitor = (address: string) => RawSocket.enter(app.url, undefined, from(address));
const announce = (topic: string, ids: object) =>
  app.app.services.orm.em
    .fork()
    .execute("select pg_notify('travesia', ?)", [JSON.stringify({ topic, ...ids })]);

/** Serves the application behind a server whose sockets wait shorter. */
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe("a visitor's socket", () => {
  it("follows the raffle's board and nothing else", async () => {
    const socket = await visitor("198.51.100.1");
    socket.subscribe(NOTIFIED, "notified");
    const { payload } = await socket.first("error", "notified");
    expect(payload).toEqual([
      { message: "No hay token disponible", extensions: { code: "UNAUTHENTICATED" } },
    ]);
    socket.subscribe(RAFFLE, "raffle");
    await eventually(async () => {
      await announce("raffle", { raffleId: "r", values: "007", state: "paid" });
      expect(socket.heard.some(({ type }) => type === "next")).toBe(true);
    });
    expect((await socket.first("next", "raffle")).payload.data.raffleChanged).toEqual({
      raffleId: "r",
      values: ["007"],
      state: "paid",
    });
  });

  it("follows one operation at a time, and another when it has left the first", async () => {
    const socket = await visitor("198.51.100.2");
    socket.subscribe(RAFFLE, "one");
    socket.subscribe(RAFFLE, "two");
    expect((await socket.first("error", "two")).payload).toEqual([
      {
        message: "Esta conexión sigue como máximo una suscripción a la vez.",
        extensions: { code: "RATE_LIMITED" },
      },
    ]);
    socket.say({ type: "complete", id: "one" });
    socket.subscribe(RAFFLE, "three");
    socket.say({ type: "ping" });
    await socket.first("pong");
    expect(socket.heard.filter(({ type }) => type === "error")).toHaveLength(1);
  });

  it("is the tenth of its address at most; other addresses have their own ten", async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => visitor("198.51.100.3")));
    const more = await visitor("198.51.100.3");
    expect(await more.closed).toEqual({
      code: 1013,
      reason: "Hay demasiadas conexiones abiertas. Cierra alguna e intenta de nuevo.",
    });
    expect((await visitor("198.51.100.4")).isOpen).toBe(true);
    ten[0]?.socket.close();
    await ten[0]?.closed;
    await eventually(async () => expect((await visitor("198.51.100.3")).isOpen).toBe(true));
  });

  it("begins with no token, or with one that is valid", async () => {
    for (const token of ["Bearer a.b.c", "Bearer a-link-of-a-mail"])
      expect(await (await RawSocket.enter(app.url, token)).closed).toEqual({
        code: 4403,
        reason: "Token inválido",
      });
    expect((await RawSocket.enter(app.url, "Bearer null")).isOpen).toBe(true);
    const odd = await RawSocket.open(app.url);
    odd.say({ type: "connection_init", payload: { authorization: { toString: 1 } } });
    await odd.first("connection_ack");
  });
});

describe("a page that opens a socket", () => {
  const opening = (url: string, headers: Record<string, string>) =>
    new Promise<number>((answer, fail) => {
      const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
        headers,
      });
      socket.on("unexpected-response", (_request, { statusCode }) => answer(statusCode ?? 0));
      socket.on("open", () => (socket.close(), answer(101)));
      socket.on("error", fail);
    });

  it("is ours, or one of an origin that may read our answers", async () => {
    const { url } = await anApp({ ...production, CORS_ORIGINS: "https://agencia.test" });
    const { host } = new URL(url);
    for (const origin of [production.PUBLIC_URL, "https://agencia.test", `https://${host}`])
      expect(await opening(url, { origin }), origin).toBe(101);
    expect(await opening(url, {}), "a program").toBe(101);
    for (const origin of ["https://otra.test", `${production.PUBLIC_URL}.otra.test`, "null"])
      expect(await opening(url, { origin }), origin).toBe(403);
  });

  it("is any outside production, as for every other answer", async () => {
    expect(await opening(app.url, { origin: "https://otra.test", ...from("198.51.100.77") })).toBe(101);
  });
});

describe("a person's sockets", () => {
  it("follow ten operations each, and so all that a page does", async () => {
    const socket = await RawSocket.enter(app.url, bearer("asesor"));
    for (let n = 1; n <= 11; n++) socket.subscribe(n % 2 ? RAFFLE : NOTIFIED, String(n));
    expect((await socket.first("error")).id).toBe("11");
    expect(socket.heard.filter(({ type }) => type === "error")).toHaveLength(1);
  });

  it("are twenty at most, from wherever they come", async () => {
    const enter = (n: number) => RawSocket.enter(app.url, bearer("lider"), from(`203.0.113.${n}`));
    const twenty = await Promise.all(Array.from({ length: 20 }, (_, n) => enter(n)));
    expect((await (await enter(20)).closed).code).toBe(1013);
    expect(twenty.every(({ isOpen }) => isOpen)).toBe(true);
    expect((await RawSocket.enter(app.url, bearer("gerente"))).isOpen).toBe(true);
  });

  it("receive defects and refusals of a delivery in the form of HTTP's", async () => {
    const socket = await RawSocket.enter(app.url, bearer("asesor"));
    socket.subscribe(RAFFLE);
    await eventually(async () => {
      await announce(RAFFLE_CHANGED, { raffleId: "1", values: "", state: "not-a-state" });
      expect(socket.heard.some(({ type }) => type === "next")).toBe(true);
    });
    const { errors } = (await socket.first("next")).payload;
    expect(errors[0].extensions.code).toBe("INTERNAL");
    expect(errors[0].message).toBe(`Ocurrió un error inesperado. Código: ${errors[0].extensions.requestId}`);
  });
});

describe("what is asked through a socket", () => {
  it.each([
    ["a query", "{ viewer: publicSettings { name } }"],
    ["a mutation", "mutation { markAllNotificationsRead }"],
    ["introspection", "{ __schema { types { name } } }"],
    ["the operation that is named", `${RAFFLE.replace("{", "A {")} query B { __typename }`, "B"],
  ])("refuses %s, which belongs to HTTP", async (_, query, operationName?: string) => {
    const socket = await RawSocket.enter(app.url, bearer("owner"));
    socket.subscribe(query, "1", { operationName });
    const message =
      "Esta conexión solo atiende suscripciones. Envía las consultas y los cambios por HTTP a /graphql.";
    expect((await socket.first("error")).payload).toEqual([
      { message, extensions: { code: "METHOD_NOT_ALLOWED" } },
    ]);
  });

  it.each([
    ["what cannot be parsed", "subscription {"],
    ["an unknown field", "subscription { everything }"],
    ["two roots", "subscription { raffleChanged { state } notificationReceived { id } }"],
    ["a root that may be absent", "subscription { raffleChanged @skip(if: true) { state } }"],
    [
      "too many aliases",
      `subscription { raffleChanged { ${Array.from({ length: 130 }, (_, n) => `a${n}: state`).join(" ")} } }`,
    ],
    ["no operation", "fragment A on RaffleChange { state }"],
    ["one of several without a name", `${RAFFLE.replace("{", "A {")} ${RAFFLE.replace("{", "B {")}`],
    ["a variable that is not declared right", "subscription ($a: Nothing!) { raffleChanged { state } }"],
  ])("refuses %s, and the socket stays", async (_, query) => {
    const socket = await RawSocket.enter(app.url, bearer("owner"));
    socket.subscribe(query);
    expect((await socket.first("error")).payload[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(socket.isOpen).toBe(true);
  });
});

describe("the general limit of an address", () => {
  it("holds for sockets: for opening them, and for their messages", async () => {
    const address = "192.0.2.77";
    const socket = await visitor(address);
    await Promise.all(
      Array.from({ length: 3_000 }, () => app.app.services.limits.general(address).catch(() => undefined)),
    );
    socket.say({ type: "ping" });
    expect((await socket.closed).code).toBe(4429);
    await expect(visitor(address)).rejects.toThrow("429");
    expect((await visitor("192.0.2.78")).isOpen).toBe(true);
  });
});
