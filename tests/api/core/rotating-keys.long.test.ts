import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { newSecretKey, secretKeys } from "../../../api/src/core/config/secret-key.ts";
import { measureDatabase } from "../../../api/src/server/health/measure-database.ts";
import { measureKeys } from "../../../api/src/server/health/measure-keys.ts";
import { rotateKeys } from "../../../api/src/core/secrets/rotate-keys.ts";
import { sharedSecret } from "../../../api/src/core/secrets/shared-secret.ts";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { aDataDir } from "../../process/application.ts";
import { afterFile } from "../../support/after-file.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { until } from "../../support/patience.ts";

const idOf = (key: string) => secretKeys(key)[0]!.id;

async function aSession(app: TestApp): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  afterFile(() => client.end().catch(() => undefined));
  return client;
}

/** Ids of the keys that wrap what is stored, each once. */
async function wrappedBy(app: TestApp): Promise<string[]> {
  const client = await aSession(app);
  const { rows } = await client.query<{ value: string }>(
    "select value from secrets union all select secret from two_factors",
  );
  return [...new Set(atLeastOne(rows.map(({ value }) => value.split(":")[2] ?? "plain")))].sort();
}

/** A running application whose keys lie in a file, and whose advisor has a second factor. */
async function anAppWithKeyFile() {
  const file = join(await aDataDir(), "keys");
  const key = newSecretKey();
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  const app = await anApp({ SECRETS_KEY_FILE: file });
  const advisor = app.as("asesor");
  const { startTwoFactor } = await advisor.ask(
    "mutation ($password: String!) { startTwoFactor(password: $password) { secret } }",
    { password: PASSWORD },
  );
  const secret = startTwoFactor.secret as string;
  await advisor.ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", {
    code: codeAt(secret, app.clock.now()),
  });
  const signsIn = async () => {
    app.clock.advance({ minutes: 2 });
    const { errors } = await app.as(null).gql(
      `mutation ($code: String) {
        signIn(email: "asesor@travesia.test", password: "Travesia2026", code: $code) { token } }`,
      { code: codeAt(secret, app.clock.now()) },
    );
    expect(errors).toBeUndefined();
  };
  const rotate = async (session?: pg.Client) =>
    rotateKeys(session ?? (await aSession(app)), app.app.services.config, app.app.services.secretColumns);
  const written = async () => (await readFile(file, "utf8")).trim().split("\n");
  return { app, file, key, signsIn, rotate, written };
}

describe("a rotation of the keys in a file", () => {
  it("wraps everything by a new key while people write, and nobody starts again", async () => {
    const { app, key, rotate, signsIn, written } = await anAppWithKeyFile();
    const { orm, secrets } = app.app.services;
    let going = true;
    let made = 0;
    const writer = (async () => {
      while (going) await sharedSecret({ orm, secrets }, `made meanwhile ${made++}`, null);
    })();
    const rotated = await rotate();
    going = false;
    await writer;
    const [first = "", ...others] = await written();
    expect(others).toEqual([key]);
    expect(first).not.toBe(key);
    expect(made).toBeGreaterThan(3);
    expect(await wrappedBy(app)).toEqual([idOf(first)]);
    expect(rotated.others).toBe(1);
    expect(rotated.columns.find(({ column }) => column.table === "two_factors")).toMatchObject({
      count: 1,
      total: 1,
      broken: [],
    });
    await signsIn();
  });

  it("broken off half-way, everything opens; run again, it goes on with the same key", async () => {
    const { app, key, rotate, signsIn, written } = await anAppWithKeyFile();
    const holder = await aSession(app);
    await holder.query("begin");
    await holder.query("select from two_factors for update");
    const session = await aSession(app);
    const { rows } = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
    const broken = rotate(session).then(
      () => "ended",
      () => "broken off",
    );
    await until(async () => {
      const waiting = await holder.query("select from pg_locks where pid = $1 and not granted", [
        rows[0]?.pid,
      ]);
      return (waiting.rowCount ?? 0) > 0;
    });
    await holder.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await holder.query("rollback");
    expect(await broken).toBe("broken off");
    const [first = ""] = await written();
    expect(await wrappedBy(app)).toEqual([idOf(first), idOf(key)].sort());
    await signsIn();
    const { config, clock, secretColumns } = app.app.services;
    const facts = await measureDatabase(config, clock, secretColumns);
    if ("problem" in facts) throw new Error(JSON.stringify(facts.problem));
    const left = await holder.query("select from users where numero_cuenta like $1", [
      `sealed:v1:${idOf(key)}:%`,
    ]);
    const older = 1 + (left.rowCount ?? 0);
    expect(await measureKeys(config, facts.secrets)).toMatchObject({ strange: 0, broken: 0, older });

    await rotate();
    expect(await written()).toEqual([first, key]);
    expect(await wrappedBy(app)).toEqual([idOf(first)]);
    await rotate();
    expect(await written()).toEqual([first, key]);
    await signsIn();
  });

  it("whose earlier key was taken away too early says it in one sentence, and who runs goes on", async () => {
    const { file, rotate, signsIn } = await anAppWithKeyFile();
    await writeFile(file, newSecretKey());
    await expect(rotate()).rejects.toThrow(
      new RegExp(
        `^${file} no abre \\d+ secretos de esta base de datos: agrega al final la llave con la que se ` +
          "cifraron; se quitó antes de tiempo o es de otra instalación\\.$",
      ),
    );
    await signsIn();
  });

  it("names the row of a value that was altered, and wraps the others", async () => {
    const { app, key, rotate, written } = await anAppWithKeyFile();
    const session = await aSession(app);
    await session.query("insert into secrets (name, value) select 'copied', value from secrets limit 1");
    const { columns } = await rotate();
    expect(columns.flatMap(({ broken }) => broken)).toEqual(["copied"]);
    const [first = ""] = await written();
    expect(await wrappedBy(app)).toEqual([idOf(first), idOf(key)].sort());
  });

  it("is one at a time", async () => {
    const { app, rotate } = await anAppWithKeyFile();
    const other = await aSession(app);
    await other.query("select pg_advisory_lock(hashtextextended('keys:rotate', 0))");
    await expect(rotate()).rejects.toThrow("Otra rotación de llaves está en curso.");
  });
});

describe("a rotation of the keys in a variable", () => {
  const older = newSecretKey();
  const newer = newSecretKey();
  const rotating = async (running: string, keys: string | undefined) => {
    const app = await anApp({ SECRETS_KEY: running });
    const { config, secretColumns } = app.app.services;
    const rotated = rotateKeys(
      await aSession(app),
      { ...config, secretsKey: keys ?? null, dataDir: await aDataDir() },
      secretColumns,
      2_000,
    );
    rotated.catch(() => undefined);
    return { app, rotated };
  };

  it("asks for two keys", async () => {
    const { rotated } = await rotating(older, older);
    await expect(rotated).rejects.toThrow(/^SECRETS_KEY tiene una sola llave\. Arranca cada proceso con dos/);
    const { rotated: without } = await rotating(older, undefined);
    await expect(without).rejects.toThrow(/^No hay SECRETS_KEY/);
  });

  it("changes nothing while a process lacks the new key", async () => {
    const { app, rotated } = await rotating(older, `${newer},${older}`);
    await expect(rotated).rejects.toThrow(/^Un proceso no tiene la llave nueva de SECRETS_KEY/);
    expect(await wrappedBy(app)).toEqual([idOf(older)]);
  });

  it("says when a process still wraps by the earlier one", async () => {
    const { app, rotated } = await rotating(`${older},${newer}`, `${newer},${older}`);
    await expect(rotated).rejects.toThrow(/^Un proceso todavía cifra con la llave anterior/);
    expect(await wrappedBy(app)).toEqual([idOf(newer)]);
  });

  it("ends where each process has both, the new one first", async () => {
    const { app, rotated } = await rotating(`${newer},${older}`, `${newer},${older}`);
    expect(await rotated).toMatchObject({ name: "SECRETS_KEY", others: 1 });
    expect(await wrappedBy(app)).toEqual([idOf(newer)]);
  });
});
