import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readPostmaster } from "../../api/src/core/database/postmaster.ts";
import { eventually, until } from "../support/patience.ts";
import { RawSocket } from "../support/socket.ts";
import { type Process, start } from "./application.ts";
import { anInhabitedFolder } from "./house.ts";
import { aPricedQuote, done } from "./sale.rest.ts";

/** Who may see an advisor's quote; each opens as many sockets. */
const people = ["asesor", "lider", "gerente", "admin", "owner"];
const SOCKETS = Number(process.env["LIVE_SOCKETS"] ?? 100);
const CHANGED = (id: string) => `subscription { recordChanged(type: quote, id: "${id}") { id version } }`;

let DATA_DIR: string;
let app: Process;
beforeAll(async () => {
  DATA_DIR = await anInhabitedFolder();
  app = await start({ DATA_DIR, LOG_LEVEL: "fatal" });
}, 400_000);

/** The changes that a socket was told since it was looked at: ids, or null for «ask again». */
const toldTo = ({ heard }: RawSocket, from: number): (string | null)[] =>
  heard.slice(from).flatMap(({ type, payload }) => (type === "next" ? [payload.data.recordChanged.id] : []));

describe(`the database restarted under ${SOCKETS} sockets that follow a quote`, () => {
  it("leaves them open: each asks again once, and then hears every change once", async () => {
    const clients = await Promise.all(people.map((who) => app.signIn(who)));
    const [asesor] = clients;
    const { id } = await aPricedQuote(asesor!, "sockets@example.com");
    const sockets: RawSocket[] = [];
    for (let n = 0; n < SOCKETS; n += 1) {
      const { authorization } = clients[n % clients.length]!.headers as { authorization: string };
      const socket = await RawSocket.enter(app.url, authorization);
      socket.subscribe(CHANGED(id));
      sockets.push(socket);
    }
    const followed = (socket: RawSocket) => expect(toldTo(socket, 0).slice(0, 1)).toEqual([null]);
    await eventually(() => sockets.forEach(followed));
    // What happened just before they began is told once more, for five seconds.
    await new Promise((over) => setTimeout(over, 5_500));
    const before = sockets.map(({ heard }) => heard.length);
    const told = () => sockets.map((socket, n) => toldTo(socket, before[n]!));

    const folder = join(DATA_DIR, "postgres");
    const killed = (await readPostmaster(folder))!;
    process.kill(killed.pid, "SIGKILL");
    await until(async () => {
      const server = await readPostmaster(folder);
      return server !== null && server.pid !== killed.pid && server.ready;
    });
    const since = performance.now();
    const edit = (observaciones: string) =>
      eventually(() => done(asesor!.rest("PUT", `/quotes/${id}`, { observaciones })));
    // Whether this one is heard or falls before the process listens again: they are told to ask again.
    await edit("En cuanto vuelve la base");
    await eventually(() => told().forEach((changes) => expect(changes).toContain(null)));
    const asked = performance.now() - since;

    const url = (await readFile(join(DATA_DIR, "database.url"), "utf8")).trim();
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    onTestFinished(() => database.end());
    const { rows } = await database.query(
      "select 1 from pg_stat_activity where application_name = 'travesia live'",
    );
    expect(rows).toHaveLength(1);
    await new Promise((over) => setTimeout(over, 1_000));
    expect(sockets.filter(({ isOpen }) => !isOpen)).toEqual([]);
    for (const changes of told()) expect(changes.filter((one) => one === null)).toHaveLength(1);

    const earlier = told().map(({ length }) => length);
    const later = () => told().map((changes, n) => changes.slice(earlier[n]));
    const changed = performance.now();
    await edit("Después");
    await eventually(() => later().forEach((changes) => expect(changes).toEqual([id])));
    const heard = performance.now() - changed;
    await new Promise((over) => setTimeout(over, 1_000));
    for (const changes of later()) expect(changes).toEqual([id]);
    process.stdout.write(
      `${SOCKETS} sockets: all told to ask again ${Math.round(asked)} ms after the database was back; ` +
        `an edit reached the last ${Math.round(heard)} ms after it was asked for\n`,
    );
  }, 400_000);
});
