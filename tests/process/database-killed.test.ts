import { appendFile, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import { isAlive, readPostmaster } from "../../api/src/server/postgres/postmaster.ts";
import { aDataDir, type Process, start } from "./application.ts";
import { anInhabitedFolder } from "./house.ts";
import { aSignedContract } from "./sale.rest.ts";
import { Acknowledged, expectKept, jobsHaveRun, sellersOf, sellQuotes, takePayments } from "./selling.ts";
import { eventually, until } from "../support/patience.ts";

const KILLS = 5;
const folderOf = (dataDir: string) => join(dataDir, "postgres");

/** Kills the server of a data folder as nothing can be prepared for; answers what it was. */
async function killServer(dataDir: string) {
  const server = await readPostmaster(folderOf(dataDir));
  if (!server) throw new Error("no server is running");
  process.kill(server.pid, "SIGKILL");
  return server;
}

describe("the embedded database killed with -9 under one process that sells meanwhile", () => {
  const acknowledged = new Acknowledged();
  const answers = new Map<number, number>();
  const recovered: number[] = [];
  let DATA_DIR: string;
  let app: Process;
  let over = false;

  /** Goes on with a story whatever is refused for the moment; anything but a yes and a 503 is a failure. */
  const untilOver = async (story: (n: number) => Promise<void>): Promise<void> => {
    for (let n = 0; !over; n += 1) {
      try {
        await story(n);
      } catch (error) {
        const [, status] = /^refused: (\d+)/.exec((error as Error).message) ?? [];
        if (status === undefined) throw error;
        answers.set(Number(status), (answers.get(Number(status)) ?? 0) + 1);
        await new Promise((soon) => setTimeout(soon, 20));
      }
    }
  };

  beforeAll(async () => {
    DATA_DIR = await anInhabitedFolder();
    app = await start({ DATA_DIR, LOG_LEVEL: "fatal" });
    const contract = await aSignedContract(
      app,
      await app.signIn("asesor"),
      await app.signIn("gerente"),
      "maria@example.com",
    );
    const sellers = await sellersOf(app);
    const work = Promise.all([
      sellQuotes(untilOver, sellers, "ana", acknowledged),
      sellQuotes(untilOver, sellers, "luz", acknowledged),
      takePayments(untilOver, sellers, contract, acknowledged),
    ]);
    const sellOn = async () => {
      const known = acknowledged.size;
      const went = () =>
        expect(acknowledged.size, `refused: ${[...answers].join(" ")}`).toBeGreaterThan(known + 3);
      await eventually(went);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sellOn();
      const killed = await killServer(DATA_DIR);
      const since = performance.now();
      await until(async () => {
        const server = await readPostmaster(folderOf(DATA_DIR));
        return server !== null && server.pid !== killed.pid && server.ready && server.port === killed.port;
      });
      recovered.push(performance.now() - since);
    }
    await sellOn();
    over = true;
    await work;
  }, 400_000);

  it("is back each time at its port", () => {
    expect(recovered).toHaveLength(KILLS);
    process.stdout.write(
      `database back after ${recovered.map((ms) => Math.round(ms)).join(", ")} ms; ` +
        `refused: ${[...answers].join(" ")}\n`,
    );
  });

  it("was never answered with anything but a yes and 503", () => {
    expect([...answers.keys()].filter((status) => status !== 503)).toEqual([]);
  });

  it("has every step that was said yes to", async () => {
    expect(acknowledged.quotes.size).toBeGreaterThan(0);
    await expectKept(app, acknowledged);
  });

  it("lets the process be ready, run its jobs and hear what is announced", async () => {
    await expect.poll(async () => (await app.as().rest("GET", "/readyz")).status).toBe(200);
    const url = (await readFile(join(DATA_DIR, "database.url"), "utf8")).trim();
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    onTestFinished(() => database.end());
    const one = async (statement: string) =>
      Number(((await database.query<{ n: string }>(statement)).rows[0] ?? { n: NaN }).n);
    await jobsHaveRun(database);
    await expect
      .poll(() => one("select count(*) as n from pg_stat_activity where application_name = 'travesia live'"))
      .toBe(1);
    expect(await one("select count(*) as n from mails where sent_at is null")).toBe(0);
  });

  it("leaves in order afterwards, and takes the database along", async () => {
    const server = await readPostmaster(folderOf(DATA_DIR));
    expect(await app.kill("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
    await eventually(() => expect(isAlive(server!.pid)).toBe(false));
  });
});

it("a server that cannot be started again is given up in time, which ends the process", async () => {
  const dataDir = await aDataDir();
  const server = await startEmbedded(dataDir, { patience: 1_500 });
  await appendFile(join(dataDir, "postgres", "postgresql.conf"), "\nno es una configuración\n");
  await killServer(dataDir);
  await expect(server.lost).resolves.toMatchObject({ message: "the database could not be started again" });
  await server.stop(0);
});

describe("a second process with the address of the first", () => {
  let DATA_DIR: string;
  let first: Process;
  let second: Process;
  beforeAll(async () => {
    DATA_DIR = await anInhabitedFolder();
    first = await start({ DATA_DIR });
    const DATABASE_URL = (await readFile(join(DATA_DIR, "database.url"), "utf8")).trim();
    second = await start({ DATA_DIR, DATABASE_URL });
  });
  afterAll(() => Promise.all([first?.kill("SIGKILL"), second?.kill("SIGKILL")]));

  it("finds it in a file for its owner alone, with a password that nobody prints", async () => {
    const file = join(DATA_DIR, "database.url");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(new URL((await readFile(file, "utf8")).trim()).password.length).toBeGreaterThan(20);
  });

  it("starts the server again when the first is killed together with it", async () => {
    await first.kill("SIGKILL");
    const { pid } = await killServer(DATA_DIR);
    await until(async () => ((await readPostmaster(folderOf(DATA_DIR)))?.pid ?? pid) !== pid);
    await expect.poll(async () => (await second.as().rest("GET", "/readyz")).status).toBe(200);
  });

  it("takes the server along when it is the last to leave", async () => {
    const server = await readPostmaster(folderOf(DATA_DIR));
    const { code, stdout } = await second.kill("SIGTERM");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Base de datos: postgresql:\/\/travesia@127\.0\.0\.1:\d+\/travesia$/m);
    await eventually(() => expect(isAlive(server!.pid)).toBe(false));
  });
});
