import { readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { eventually, until } from "../support/patience.ts";
import { RawSocket } from "../support/socket.ts";
import { EXPORT } from "../support/story/exports.ts";
import { type Process, start } from "./application.ts";
import { anInhabitedFolder } from "./house.ts";
import { aPricedQuote } from "./sale.rest.ts";
import { processesOf, stop } from "./stopped.ts";

/** Milliseconds of silence: it is noticed, and not yet by the connections themselves. */
const SILENCE = 5_000;
/** Milliseconds after which the queue and announcements go on, once the database does. */
const SOON = 10_000;
const CHANGED = (id: string) => `subscription { recordChanged(type: quote, id: "${id}") { id version } }`;
/** Names of the connections outside the pools of requests. */
const own = ["travesia jobs", "travesia live", "travesia presence"];

/** Rows of the list that is written: enough that it is in the middle of them for a while. */
const PACKAGES = 60_000;
const columns = ["titulo", "destino", "ciudad", "precio", "cupos", "creado"];

/** Sockets that stay open while the database is silent: its output, and who asks whether it answers again. */
const LEFT = 4;

/** Counts the sockets of a process that are connected to another process of this machine. */
async function connectedOf(pid: number): Promise<number> {
  const links = (await readdir(`/proc/${pid}/fd`)).map((fd) =>
    readlink(`/proc/${pid}/fd/${fd}`).catch(() => ""),
  );
  const own = new Set((await Promise.all(links)).map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]));
  const [, ...lines] = (await readFile("/proc/net/unix", "utf8")).trim().split("\n");
  const open = lines.map((line) => line.trim().split(/\s+/)).filter(([, , , , , state]) => state === "03");
  return open.filter(([, , , , , , inode]) => own.has(inode)).length;
}

let DATA_DIR: string;
let app: Process;
beforeAll(async () => {
  DATA_DIR = await anInhabitedFolder();
  app = await start({ DATA_DIR, LOG_LEVEL: "fatal" });
});

it("the queue, announcements and an export outlive a database that fell silent in the middle of them", async () => {
  const url = (await readFile(join(DATA_DIR, "database.url"), "utf8")).trim();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  onTestFinished(() => database.end());
  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.query<Row>(text, values)).rows;
  const connections = async () =>
    new Map(
      (
        await rows<{ pid: number; name: string }>(
          "select pid, application_name as name from pg_stat_activity where application_name = any ($1)",
          [own],
        )
      ).map(({ pid, name }) => [pid, name]),
    );

  await database.query(
    `insert into packages (title, slug, detail, destino, category, city, location, lat, lng, price, days,
       cupos, images, chars, is_active, is_yapaya, created_at, updated_at)
     select 'Paquete ' || i, 'paquete-' || i, 'Con guía, hotel y traslados.', 'Nacionales', 'Nacionales',
       'Cartagena', 'Centro', '4.6', '-74.1', 600000 + i, 4, 10, array['/paisajes/cartagena.svg'],
       array['Hotel'], true, false, now(), now() from generate_series(1, $1::int) i`,
    [PACKAGES],
  );
  const asesor = await app.signIn("asesor");
  const { id } = await aPricedQuote(asesor, "silencio@example.com");
  const socket = await RawSocket.enter(app.url, (asesor.headers as { authorization: string }).authorization);
  socket.subscribe(CHANGED(id));
  const received = () =>
    socket.heard.flatMap(({ type, payload }) => (type === "next" ? [payload.data.recordChanged.id] : []));
  await eventually(() => expect(received().slice(0, 1)).toEqual([null]));
  // Changes of the moment before it began are announced again, for five seconds.
  await pause(5_500);
  const before = received().length;

  const owner = await app.signIn("owner");
  const { exportList } = await owner.ask(EXPORT, { input: { list: "packagePage", format: "csv", columns } });
  const stateOf = async () =>
    (
      await rows<{ status: string; row_count: number; attempts: number }>(
        "select status, row_count, attempts from list_exports where id = $1",
        [exportList.id],
      )
    )[0];
  await until(async () => ((await stateOf())?.row_count ?? 0) > 0);
  expect(await connectedOf(app.pid)).toBeGreaterThan(2 * LEFT);
  const earlier = await connections();
  expect([...new Set(earlier.values())].sort()).toEqual(own);

  const half = await stateOf();
  expect(half).toMatchObject({ status: "running", attempts: 1 });
  const stopped = stop((await processesOf(DATA_DIR)).all);
  await pause(SILENCE);
  expect(await connectedOf(app.pid)).toBeLessThanOrEqual(LEFT);
  stopped.goOn();
  const since = performance.now();

  await until(async () => {
    const now = await connections();
    return ![...earlier.keys()].some((pid) => now.has(pid)) && new Set(now.values()).size === own.length;
  });
  const back = performance.now() - since;
  // Asked of the queue only now: its work shows that it takes jobs.
  const body = JSON.stringify({ query: `mutation { requestRecovery(email: "cliente@travesia.test") }` });
  const headers = { "content-type": "application/json" };
  await until(async () => (await fetch(`${app.url}/graphql`, { method: "POST", headers, body })).ok);
  await until(async () => (await app.mailsTo("cliente@travesia.test")).length > 0);
  const took = performance.now() - since;
  await until(async () => (await stateOf())?.status === "ready");
  const written = performance.now() - since;
  process.stdout.write(
    `after a silent database: connections back in ${Math.round(back)} ms, a mail sent after ` +
      `${Math.round(took)} ms, the export written after ${Math.round(written)} ms\n`,
  );
  expect(back).toBeLessThan(SOON);
  expect(await stateOf()).toEqual({ status: "ready", row_count: PACKAGES, attempts: 2 });
  expect(await app.mailsTo("cliente@travesia.test")).toHaveLength(1);

  expect(received().slice(before)).toEqual([null]);
  expect(socket.isOpen).toBe(true);
});
