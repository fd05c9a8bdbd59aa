import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "../../../api/src/core/config/config.ts";
import { Client } from "../../../api/src/core/database/client.ts";
import { probe } from "../../../api/src/core/database/reachable.ts";
import { openReadPool } from "../../../api/src/core/database/read-pool.ts";
import { unverifiedIn, measureDatabase } from "../../../api/src/server/health/measure-database.ts";
import { judgeDatabase, judgeEncryption } from "../../../api/src/server/health/health.rules.ts";
import { installQueue } from "../../../api/src/core/jobs/queue.ts";
import { openSession } from "../../../api/src/server/backup/sessions.ts";
import { openLog } from "../../../api/src/core/log/log.ts";
import { START } from "../../support/calendar.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { authorities, openGate } from "../../support/database-gate.ts";

const clock = { now: () => START };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const withWords = (address: string, words: string) =>
  `${address}${address.includes("?") ? "&" : "?"}${words}`;

/** Connects through a gate; answers whether what came was encrypted, or the sentence of the refusal. */
async function through(
  gate: Parameters<typeof openGate>[1],
  words: string,
  change = (address: string) => address,
): Promise<boolean | string> {
  const { url, came } = await openGate(database.url, gate);
  const address = change(withWords(url, words));
  const said = await probe("DATABASE_URL", address).catch((error: Error) => error.message);
  return said ?? came.at(-1)?.encrypted ?? "nothing came";
}

const its = `sslrootcert=${authorities.its}`;
const another = `sslrootcert=${authorities.another}`;
const byNumber = (address: string) => address.replace("localhost", "127.0.0.1");

const NO_TLS =
  "DATABASE_URL pide TLS y el servidor no lo ofrece: actívalo en él (ssl = on), " +
  "o usa sslmode=disable si la red entre los dos es tuya.";
const UNKNOWN =
  "DATABASE_URL lleva a un servidor cuyo certificado es de una autoridad desconocida: indica en sslrootcert " +
  "el archivo PEM de esa autoridad, que da quien administra el servidor.";
const OTHER_NAME =
  "DATABASE_URL lleva a un servidor cuyo certificado es de otro nombre (localhost): usa en la dirección el " +
  "nombre del certificado, o sslmode=verify-ca con sslrootcert.";

describe("sslmode is what libpq says", () => {
  it.each([
    ["sslmode=disable", false],
    ["sslmode=allow", true],
    ["sslmode=prefer", true],
    ["sslmode=require", true],
    [`sslmode=require&${its}`, true],
    [`sslmode=require&${another}`, UNKNOWN],
    [`sslmode=verify-ca&${its}`, true],
    [`sslmode=verify-ca&${another}`, UNKNOWN],
    [`sslmode=verify-full&${its}`, true],
    ["sslmode=verify-full", UNKNOWN],
    ["sslmode=verify-full&sslrootcert=system", UNKNOWN],
    [its, true],
  ])("with a server that has TLS: %s", async (words, expected) => {
    expect(await through({ tls: true }, words)).toBe(expected);
  });

  it.each([
    ["sslmode=disable", false],
    ["sslmode=allow", false],
    ["sslmode=prefer", false],
    ["sslmode=require", NO_TLS],
    [`sslmode=verify-full&${its}`, NO_TLS],
  ])("with one that has none: %s", async (words, expected) => {
    expect(await through({}, words)).toBe(expected);
  });

  it.each([
    ["sslmode=require", true],
    [`sslmode=verify-ca&${its}`, true],
    [`sslmode=verify-full&${its}`, OTHER_NAME],
  ])("with one whose certificate is of another name: %s", async (words, expected) => {
    expect(await through({ tls: true }, words, byNumber)).toBe(expected);
  });

  it("a server that takes nobody in the clear says which word is missing", async () => {
    expect(await through({ tls: true, onlyTls: true }, "application_name=t")).toBe(
      "DATABASE_URL lleva a un servidor que solo acepta conexiones con TLS: agrega a la dirección " +
        "?sslmode=verify-full, con sslrootcert si su autoridad es propia.",
    );
  });
});

describe("an impossible database address is refused before anything is opened", () => {
  const refusal = (name: string, words: string) => {
    try {
      readConfig({ [name]: `postgresql://ana:secreta@db.example.com/travesia?${words}` });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each(["DATABASE_URL", "MIGRATE_DATABASE_URL", "READ_DATABASE_URL"])("%s", async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "travesia-tls-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "root.der");
    await writeFile(file, "0\u0082");
    expect(refusal(name, "sslmode=verify-full&sslrootcert=/nowhere/root.pem")).toBe(
      `${name} no abre el archivo de sslrootcert (/nowhere/root.pem): revisa la ruta y sus permisos.`,
    );
    expect(refusal(name, `sslmode=verify-full&sslrootcert=${file}`)).toBe(
      `${name} indica en sslrootcert un archivo que no es PEM (${file}): usa el que empieza por -----BEGIN.`,
    );
    expect(refusal(name, "sslmode=verify-ca")).toBe(
      `${name} usa sslmode=verify-ca sin sslrootcert: ` +
        "indica el archivo de la autoridad, o usa sslmode=verify-full.",
    );
    expect(refusal(name, "sslmode=require&sslrootcert=system")).toBe(
      `${name} usa sslrootcert=system, que solo sirve con sslmode=verify-full.`,
    );
    expect(refusal(name, "sslmode=full")).toBe(
      `${name} tiene un sslmode desconocido: debe ser uno de: ` +
        "disable, allow, prefer, require, verify-ca, verify-full.",
    );
    expect(refusal(name, `sslmode=verify-full&${its}`)).toBeNull();
  });
});

it("pools, the queue, commands and the doctor all encrypt, and bring the same settings along", async () => {
  const gate = await openGate(database.url, { tls: true, onlyTls: true });
  const address = withWords(gate.url, `sslmode=verify-full&${its}`);
  const pool = openReadPool(address);
  await pool.query("select 1");
  await pool.end();
  await installQueue(address, openLog("silent"));
  await (await openSession(address)).end();
  const client = new Client({ connectionString: address, application_name: "travesia test" });
  await client.connect();
  await client.end();
  const addresses = { databaseUrl: address, migrateDatabaseUrl: null, readDatabaseUrl: null };
  const facts = await measureDatabase({ ...addresses, dataDir: "" }, clock, []);
  expect(judgeDatabase(facts).state).toBe("bien");
  expect(gate.came.length).toBeGreaterThanOrEqual(5);
  for (const { encrypted, settings } of gate.came) {
    expect(encrypted).toBe(true);
    expect(settings["options"]).toContain(
      "-c timezone=UTC -c jit=off -c statement_timeout=300000 -c idle_in_transaction_session_timeout=300000",
    );
    // No other setting is unknown to a pooler.
    expect(Object.keys(settings).sort()).toEqual([
      "application_name",
      "client_encoding",
      "database",
      "options",
      "user",
    ]);
  }
});

it("the doctor names each address whose server could be anybody, and a corrected address", () => {
  const db = "postgresql://ana:secreta@db.example.com/travesia";
  const judged = (words: string) =>
    judgeEncryption(
      unverifiedIn({
        databaseUrl: `${db}?${words}`,
        migrateDatabaseUrl: `${db}?sslmode=prefer`,
        readDatabaseUrl: null,
      }),
    );
  expect(judged("sslmode=require")).toEqual({
    state: "aviso",
    text: "DATABASE_URL y MIGRATE_DATABASE_URL no comprueban con quién hablan: aceptan cualquier certificado.",
    todo: "Usa sslmode=verify-full, con sslrootcert si la autoridad del servidor es propia (README, «Con TLS»).",
  });
  expect(judged(`sslmode=require&${its}`).text).toMatch(/^MIGRATE_DATABASE_URL no comprueba con quién habla/);
  expect(judgeEncryption([]).state).toBe("bien");
});
