import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readPostmaster } from "../../api/src/server/postgres/postmaster.ts";
import type { Client } from "../support/client.ts";
import { eventually, until } from "../support/patience.ts";
import { RawSocket } from "../support/socket.ts";
import { type Process, start } from "./application.ts";
import { anInhabitedFolder } from "./house.ts";
import { aPricedQuote, done } from "./sale.rest.ts";

const SOCKETS = Number(process.env["LIVE_SOCKETS"] ?? 100);
/** Sockets that one person may open in a process. */
const OF_A_PERSON = 20;
/** People who may see an advisor's quote; each opens equally many sockets. */
const people = [
  ...["asesor", "lider", "gerente", "admin", "owner"],
  ...Array.from({ length: Math.max(0, Math.ceil(SOCKETS / OF_A_PERSON) - 5) }, (_, n) => `admin-${n + 1}`),
];
const CHANGED = (id: string) => `subscription { recordChanged(type: quote, id: "${id}") { id version } }`;

let DATA_DIR: string;
let app: Process;
beforeAll(async () => {
  DATA_DIR = await anInhabitedFolder();
  app = await start({ DATA_DIR, LOG_LEVEL: "fatal" });
}, 400_000);

/** All of them signed in; further administrators are hired first, with the password of the demo's. */
async function theirClients(url: string): Promise<Client[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(
    `insert into users select (jsonb_populate_record(one, jsonb_build_object(
        'id', nextval('users_id_seq'), 'email', 'admin-' || n || '@travesia.test',
        'referral_code', 'ADMIN-' || n
      ))).* from users one, generate_series(1, $1) n where one.email = 'admin@travesia.test'`,
    [people.length - 5],
  );
  const clients: Client[] = [];
  for (const who of people) {
    // So many sign in from one address that it would have to wait.
    await database.query("delete from rate_limits");
    clients.push(await app.signIn(who));
  }
  await database.end();
  return clients;
}

/** Returns the changes that a socket received from a position on: ids, or null for «ask again». */
const receivedBy = ({ heard }: RawSocket, from: number): (string | null)[] =>
  heard.slice(from).flatMap(({ type, payload }) => (type === "next" ? [payload.data.recordChanged.id] : []));

describe(`the database restarted under ${SOCKETS} sockets that follow a quote`, () => {
  it("leaves them open: each asks again once, and then hears every change once", async () => {
    const url = (await readFile(join(DATA_DIR, "database.url"), "utf8")).trim();
    const clients = await theirClients(url);
    const [asesor] = clients;
    const { id } = await aPricedQuote(asesor!, "sockets@example.com");
    const sockets: RawSocket[] = [];
    for (let n = 0; n < SOCKETS; n += 1) {
      const { authorization } = clients[n % clients.length]!.headers as { authorization: string };
      const socket = await RawSocket.enter(app.url, authorization);
      socket.subscribe(CHANGED(id));
      sockets.push(socket);
    }
    const followed = (socket: RawSocket) => expect(receivedBy(socket, 0).slice(0, 1)).toEqual([null]);
    await eventually(() => sockets.forEach(followed));
    // Changes of the moment before they began are announced again, for five seconds.
    await new Promise((over) => setTimeout(over, 5_500));
    const before = sockets.map(({ heard }) => heard.length);
    const received = () => sockets.map((socket, n) => receivedBy(socket, before[n]!));

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
    // Clients are asked to read again, also where this change falls before the process listens again.
    await edit("En cuanto vuelve la base");
    await eventually(() => received().forEach((changes) => expect(changes).toContain(null)));
    const asked = performance.now() - since;

    const database = new pg.Client({ connectionString: url });
    await database.connect();
    onTestFinished(() => database.end());
    const { rows } = await database.query(
      "select 1 from pg_stat_activity where application_name = 'travesia live'",
    );
    expect(rows).toHaveLength(1);
    await new Promise((over) => setTimeout(over, 1_000));
    expect(sockets.filter(({ isOpen }) => !isOpen)).toEqual([]);
    for (const changes of received()) expect(changes.filter((one) => one === null)).toHaveLength(1);

    const earlier = received().map(({ length }) => length);
    const later = () => received().map((changes, n) => changes.slice(earlier[n]));
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
