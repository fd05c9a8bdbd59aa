import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { Metrics } from "../../../api/src/core/log/metrics.ts";
import { type Patience, serveSockets } from "../../../api/src/core/sockets/serve-sockets.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { RawSocket } from "../../support/socket.ts";
import { eventually, until } from "../../support/patience.ts";

const RAFFLE = "subscription { raffleChanged { raffleId values state } }";

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});

const bearer = (who: Handle) => app.as(who).headers["authorization"] ?? "";
const announce = (topic: string, ids: object) =>
  app.app.services.orm.em
    .fork()
    .execute("select pg_notify('travesia', ?)", [JSON.stringify({ topic, ...ids })]);
const serves = async () => (await fetch(`${app.url}/healthz`)).status === 200;

/** Serves the application behind a server whose sockets wait shorter. */
const servers: Server[] = [];
async function withPatience(patience: Partial<Patience>): Promise<string> {
  const server = createServer();
  const { contexts, schema } = app.app;
  serveSockets(
    server,
    { schema, contexts, metrics: new Metrics() },
    { init: 3_000, heartbeat: 12_000, look: 50, ...patience },
  );
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => servers.splice(0).forEach((server) => server.close()));

describe("a socket that misbehaves", () => {
  it("is closed when it does not say who it is", async () => {
    const silent = await RawSocket.open(await withPatience({ init: 100 }));
    expect(await silent.closed).toEqual({ code: 4408, reason: "La conexión no se inició a tiempo." });
  });

  it.each([
    ["no JSON", "hola"],
    ["no message", "[]"],
    ["an unknown type", '{"type":"shout"}'],
    ["a message of a server", '{"type":"next","id":"1","payload":{}}'],
    ["a subscription without a document", '{"type":"subscribe","id":"1"}'],
    ["a document that is no text", '{"type":"subscribe","id":"1","payload":{"query":{}}}'],
  ])("is closed for %s", async (_, text) => {
    const socket = await RawSocket.enter(app.url, bearer("owner"));
    socket.say(text);
    expect(await socket.closed).toEqual({ code: 4400, reason: "El mensaje no se entiende." });
    expect(await serves()).toBe(true);
  });

  it("is closed for asking before it said who it is, and for saying it twice", async () => {
    const early = await RawSocket.open(app.url);
    early.subscribe(RAFFLE);
    expect((await early.closed).code).toBe(4401);
    const twice = await RawSocket.enter(app.url, bearer("owner"));
    twice.say({ type: "connection_init" });
    expect((await twice.closed).code).toBe(4429);
  });

  it("is closed for a message of more than 64 kB", async () => {
    const socket = await RawSocket.enter(app.url, bearer("owner"));
    socket.subscribe(`${RAFFLE} #${"a".repeat(64 * 1024)}`);
    expect((await socket.closed).code).toBe(1009);
    expect(await serves()).toBe(true);
  });

  it("is closed for frames that are none, and the others stay", async () => {
    const other = await RawSocket.enter(app.url, bearer("owner"));
    const { port } = new URL(app.url);
    for (const bytes of [
      randomBytes(4_096),
      Buffer.from([0xff, 0xff, 0x00]),
      Buffer.from([0x83, 0x80, 1, 2, 3, 4]),
    ]) {
      const stream = connect(Number(port), "127.0.0.1");
      stream.on("error", () => undefined);
      stream.write(
        "GET /graphql HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n",
      );
      await new Promise((upgraded) => stream.once("data", upgraded));
      stream.write(bytes);
      await new Promise((closed) => stream.once("close", closed));
    }
    other.say({ type: "ping" });
    await other.first("pong");
    expect(await serves()).toBe(true);
  });

  it.each<[string, (socket: RawSocket, n: number) => void]>([
    ["subscriptions", (socket, n) => socket.subscribe(RAFFLE, String(n))],
    ["messages", (socket) => socket.say({ type: "ping" })],
  ])("is closed for a flood of %s", async (_, flood) => {
    const socket = await RawSocket.enter(app.url, bearer("owner"));
    for (let n = 0; n < 2_000; n++) flood(socket, n);
    expect(await socket.closed).toEqual({
      code: 4429,
      reason: "Demasiadas solicitudes. Intenta de nuevo en un momento.",
    });
    expect(await serves()).toBe(true);
  });

  it("is closed for a flood of pings, each of which has to be answered", async () => {
    const { socket, closed } = await RawSocket.enter(app.url, bearer("owner"));
    while (socket.readyState === socket.OPEN) {
      const answered = new Promise((pong) => socket.once("pong", pong));
      socket.ping();
      await Promise.race([answered, closed]);
    }
    expect((await closed).code).toBe(4429);
  });

  it("is dropped when its other side is gone without a word, and not before", async () => {
    const url = await withPatience({ heartbeat: 150 });
    const dead = await RawSocket.open(url, {}, { autoPong: false });
    const alive = await RawSocket.enter(url, bearer("owner"));
    expect((await dead.closed).code).toBe(1006);
    await new Promise((beats) => setTimeout(beats, 600));
    expect(alive.isOpen).toBe(true);
  });

  it("is not dropped because this process itself was busy when the answer was due", async () => {
    const alive = await RawSocket.enter(await withPatience({ heartbeat: 150 }), bearer("owner"));
    for (let asked = 0; asked < 3 && alive.isOpen; asked += 1) {
      await Promise.race([new Promise((ask) => alive.socket.once("ping", ask)), alive.closed]);
      const end = performance.now() + 400;
      while (performance.now() < end);
    }
    expect(alive.isOpen).toBe(true);
  });

  it("that reads too slowly is closed with a reason to begin again, instead of being kept for", async () => {
    const slow = await RawSocket.enter(app.url, bearer("owner"));
    slow.subscribe(RAFFLE);
    await eventually(async () => {
      await announce("raffle", { raffleId: "r", values: "1", state: "paid" });
      expect(slow.heard.some(({ type }) => type === "next")).toBe(true);
    });
    slow.socket.pause();
    let calls = 0;
    app.app.services.live.on("raffle", () => (calls += 1));
    const change = JSON.stringify({
      topic: "raffle",
      state: "paid",
      values: "123,".repeat(1_500),
      raffleId: "",
    }).slice(0, -2);
    const { em } = app.app.services.orm;
    await em
      .fork()
      .execute(`select pg_notify('travesia', ? || n || '"}') from generate_series(1, 5000) n`, [change]);
    await until(() => calls >= 5_000);
    slow.socket.resume();
    expect(await slow.closed).toMatchObject({ code: 1013 });
    expect(slow.heard.length).toBeLessThan(5_000);
    expect(await serves()).toBe(true);
  });
});
