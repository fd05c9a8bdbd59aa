import { randomUUID } from "node:crypto";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { openSecrets } from "../../api/src/core/secrets/open-secrets.ts";
import { newSecretKey, secretKeys } from "../../api/src/core/config/secret-key.ts";
import { sharedSecret, sharedSecrets } from "../../api/src/core/secrets/shared-secret.ts";
import { twoFactorSecrets } from "../../api/src/modules/accounts/two-factor/two-factor-check.ts";
import { codeAt } from "../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { aDataDir, beginRotation, runCommand, runToItsEnd } from "./application.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { until } from "../support/patience.ts";
import { anApp, onDatabase, PASSWORD, type TestApp } from "../support/app.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aRequestableCommission, REQUEST } from "../support/story/commissions.ts";
import { aProvider, providerOf } from "../support/story/providers.ts";
import { aPayableRefund, anAccount, SET_ACCOUNT, SHOW_ACCOUNT } from "../support/story/refunds.ts";
import { userAccounts } from "../../api/src/modules/accounts/account/user-account.ts";
import { documentAccounts } from "../../api/src/modules/commissions/commission/document/document-account.ts";
import { refundAccounts } from "../../api/src/modules/payments/refund/account/refund-account-number.ts";
import { providerAccounts } from "../../api/src/modules/providers/provider-account.ts";

// Whole applications are started and stopped here.
const WRONG = "no es la llave con la que se cifraron los secretos de esta base de datos.";
const MISSING =
  "Falta SECRETS_KEY: los secretos de esta base de datos están cifrados (la llave de la base incluida es DATA_DIR/secrets.key).";
const SEALED = /^sealed:v1:[0-9a-f]{12}:/;

/** Every stored value: the installation's, then the second factors. */
async function stored(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ value: string }>(
    "select value from secrets union all select secret from two_factors",
  );
  await client.end();
  return rows.map(({ value }) => value);
}

/** An application whose advisor signs in with a code. */
async function protectedApp(environment: Record<string, string> = {}) {
  const app = await anApp(environment);
  const { startTwoFactor } = await app
    .as("asesor")
    .ask("mutation ($password: String!) { startTwoFactor(password: $password) { secret } }", {
      password: PASSWORD,
    });
  const secret = startTwoFactor.secret as string;
  await app.as("asesor").ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", {
    code: codeAt(secret, app.clock.now()),
  });
  return { app, secret };
}

/** Signs the advisor in with a code of now, a while later: a code never works twice. */
const signsIn = (app: TestApp, secret: string) => {
  app.clock.advance({ minutes: 2 });
  const code = codeAt(secret, app.clock.now());
  return app.as(null).gql(
    `mutation ($email: String!, $code: String) {
        signIn(email: $email, password: "Travesia2026", code: $code) { token } }`,
    {
      email: "asesor@travesia.test",
      code,
    },
  );
};

describe("with SECRETS_KEY", () => {
  const SECRETS_KEY = newSecretKey();

  it("second factors and the installation's own keys are stored wrapped, and work", async () => {
    const { app, secret } = await protectedApp({ SECRETS_KEY });
    const values = await stored(app.databaseUrl);
    expect(values).toHaveLength(8);
    for (const value of values) expect(value).toMatch(SEALED);
    expect((await signsIn(app, secret)).errors).toBeUndefined();
  });

  it("a secret that several processes make at once is one, stored wrapped", async () => {
    const app = await anApp({ SECRETS_KEY });
    const { orm, secrets } = app.app.services;
    const made = await Promise.all([1, 2, 3].map(() => sharedSecret({ orm, secrets }, "nobody's yet", null)));
    expect(new Set(made).size).toBe(1);
    for (const value of atLeastOne(await stored(app.databaseUrl))) expect(value).toMatch(SEALED);
    expect(await sharedSecret({ orm, secrets }, "nobody's yet", null)).toBe(made[0]);
    expect(await sharedSecret({ orm, secrets }, "nobody's yet", "configured")).toBe("configured");
  });

  it("what was plain is wrapped at the first start, and everybody stays signed in", async () => {
    const { app, secret } = await protectedApp();
    expect(await stored(app.databaseUrl)).toContain(secret);
    const { token } = (await signsIn(app, secret)).data?.signIn as { token: string };
    const again = await onDatabase(app.databaseUrl, await aDataDir(), { SECRETS_KEY });
    for (const value of atLeastOne(await stored(app.databaseUrl))) expect(value).toMatch(SEALED);
    again.clock.set(app.clock.now());
    expect((await signsIn(again, secret)).errors).toBeUndefined();
    const me = await again
      .as(null)
      .with({ authorization: `Bearer ${token}` })
      .ask("{ me { email } }");
    expect(me.me.email).toBe("asesor@travesia.test");
    await again.close();
  });

  it("another key or none refuses to start with one line, and a key behind a new one is replaced by it", async () => {
    const { app, secret } = await protectedApp({ SECRETS_KEY });
    const before = await stored(app.databaseUrl);
    const start = async (environment: Record<string, string>) =>
      runToItsEnd({
        LOG_LEVEL: "error",
        DEMO: "false",
        PORT: "0",
        DATABASE_URL: app.databaseUrl,
        DATA_DIR: await aDataDir(),
        ...environment,
      });
    expect(await start({ SECRETS_KEY: newSecretKey() })).toMatchObject({
      code: 1,
      stderr: `SECRETS_KEY ${WRONG}\n`,
    });
    expect(await start({})).toMatchObject({ code: 1, stderr: `${MISSING}\n` });
    expect(await stored(app.databaseUrl)).toEqual(before);

    const newer = newSecretKey();
    const rotated = await onDatabase(app.databaseUrl, await aDataDir(), {
      SECRETS_KEY: `${newer},${SECRETS_KEY}`,
    });
    await rotated.close();
    const last = await onDatabase(app.databaseUrl, await aDataDir(), { SECRETS_KEY: newer });
    expect((await signsIn(last, secret)).errors).toBeUndefined();
    await last.close();
  });

  it("the command replaces the key of a file under a running application, also when it was killed", async () => {
    const DATA_DIR = await aDataDir();
    const SECRETS_KEY_FILE = join(DATA_DIR, "keys");
    await writeFile(SECRETS_KEY_FILE, SECRETS_KEY);
    const { app, secret } = await protectedApp({ SECRETS_KEY_FILE });
    const environment = { DATABASE_URL: app.databaseUrl, DATA_DIR, SECRETS_KEY_FILE };
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from two_factors for update");
    const rotation = await beginRotation(environment);
    await until(async () => {
      const { rowCount } = await holder.query("select from pg_locks where not granted");
      return (rowCount ?? 0) > 0;
    });
    expect(await rotation.kill()).toMatchObject({ code: null, stdout: "", stderr: "" });
    await holder.query("rollback");
    await holder.end();
    const keys = await readFile(SECRETS_KEY_FILE, "utf8");
    expect((await signsIn(app, secret)).errors).toBeUndefined();

    const { code, stdout, stderr } = await runCommand("keys-rotate", [], environment);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    // The server may have ended the statement that its killed client was waiting for.
    expect(stdout).toMatch(/^two_factors\.secret: [01] cifrados de nuevo, de 1\.$/m);
    expect(stdout).toContain(
      `Todo está cifrado con la primera llave de ${SECRETS_KEY_FILE}: guarda una copia aparte y quita ya ` +
        "la anterior, que solo abre los respaldos de antes.\n",
    );
    expect(await readFile(SECRETS_KEY_FILE, "utf8")).toBe(keys);
    const [first = ""] = keys.split("\n");
    const { id } = secretKeys(first)[0]!;
    for (const value of atLeastOne(await stored(app.databaseUrl))) expect(value).toContain(`:${id}:`);
    expect((await signsIn(app, secret)).errors).toBeUndefined();
    // The earlier key is gone: a start wants the new one alone.
    const again = await onDatabase(app.databaseUrl, await aDataDir(), { SECRETS_KEY: first });
    await again.close();
  });

  it("the command wraps the account numbers of people, providers and refunds while they are read and changed", async () => {
    const DATA_DIR = await aDataDir();
    const SECRETS_KEY_FILE = join(DATA_DIR, "keys");
    await writeFile(SECRETS_KEY_FILE, SECRETS_KEY);
    const app = await anAppWithSales({ SECRETS_KEY_FILE });
    const number = "48151623420";
    const held = await aProvider(app, { bank: "Bancolombia", accountKind: "ahorros", accountNumber: number });
    const refund = await aPayableRefund(app);
    const changed = await aPayableRefund(app);
    const { asesor, lider } = app.people;
    const saveBank = (id: number, numeroCuenta: string) =>
      app.as("admin").ask(
        `mutation ($userId: Int!, $input: BankingDataInput!) {
          updateBankingData(userId: $userId, input: $input) { numeroCuenta } }`,
        { userId: id, input: { banco: "Bancolombia", tipoCuenta: "ahorros", numeroCuenta } },
      );
    await saveBank(asesor.id, number);
    const { id: commission } = await aRequestableCommission(app);
    await saveBank(asesor.id, number);
    await app.as("asesor").ask(REQUEST, { id: commission });
    const readAll = async () => {
      const { bankingData } = await app
        .as("contador")
        .ask("query ($id: Int!) { bankingData(userId: $id) { numeroCuenta } }", { id: asesor.id });
      const { accountNumber } = await providerOf(app, held.id, "accountNumber");
      const { showRefundAccount } = await app.as("contador").ask(SHOW_ACCOUNT, { id: refund.id });
      return [bankingData!.numeroCuenta, accountNumber, showRefundAccount.number];
    };
    const right = [number, number, "12345678901"];
    expect(await readAll()).toEqual(right);

    let going = true;
    const seen: unknown[] = [];
    const reader = (async () => {
      while (going) seen.push(await readAll());
    })();
    let last = "";
    let written = 0;
    const providers: string[] = [];
    const writer = (async () => {
      while (going) {
        last = String(70_000_000_000 + (written += 1));
        await saveBank(lider.id, last);
        await app.as("admin").ask(SET_ACCOUNT, { id: changed.id, input: anAccount({ number: last }) });
        const account = { bank: "Bancolombia", accountKind: "ahorros", accountNumber: last };
        providers.push((await aProvider(app, account)).id);
      }
    })();
    const rotated = await runCommand("keys-rotate", [], {
      DATABASE_URL: app.databaseUrl,
      DATA_DIR,
      SECRETS_KEY_FILE,
    });
    going = false;
    await Promise.all([reader, writer]);
    expect(rotated).toMatchObject({ code: 0, stderr: "" });
    expect(written).toBeGreaterThan(2);
    for (const answers of atLeastOne(seen)) expect(answers).toEqual(right);

    const [first = ""] = (await readFile(SECRETS_KEY_FILE, "utf8")).split("\n");
    const { id } = secretKeys(first)[0]!;
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    for (const { table, column } of [userAccounts, providerAccounts, refundAccounts, documentAccounts]) {
      expect(rotated.stdout).toMatch(new RegExp(`^${table}\\.${column}: [1-9]\\d* cifrados de nuevo`, "m"));
      const { rows } = await client.query<{ kept: string }>(
        `select ${column} as kept from ${table} where ${column} is not null`,
      );
      for (const { kept } of atLeastOne(rows)) expect(kept).toContain(`sealed:v1:${id}:`);
    }
    await client.end();
    // With the new key alone, as after the next start.
    await writeFile(SECRETS_KEY_FILE, first);
    const again = await onDatabase(app.databaseUrl, DATA_DIR, { SECRETS_KEY_FILE }, app.clock.now());
    expect(await providerOf(again, providers.at(-1)!, "accountNumber")).toEqual({ accountNumber: last });
    expect((await again.as("contador").ask(SHOW_ACCOUNT, { id: changed.id })).showRefundAccount.number).toBe(
      last,
    );
    await again.close();
  });

  it("a secret that was copied from another account opens nothing", async () => {
    const { app, secret } = await protectedApp({ SECRETS_KEY });
    const em = app.app.services.orm.em.fork();
    await em.execute(
      `insert into two_factors (id, user_id, secret, confirmed_at, last_step)
       select ?, ?, secret, confirmed_at, 0 from two_factors`,
      [randomUUID(), app.people.owner.id],
    );
    app.clock.advance({ minutes: 2 });
    const answer = await app.as(null).gql(
      `mutation ($code: String) {
          signIn(email: "owner@travesia.test", password: "Travesia2026", code: $code) { token } }`,
      {
        code: codeAt(secret, app.clock.now()),
      },
    );
    expectRefused(answer, "INTERNAL");
  });
});

describe("the embedded database", () => {
  const columns = [sharedSecrets, twoFactorSecrets];
  const embedded = (dataDir: string) => ({
    secretsKey: null,
    secretsKeyFile: null,
    databaseUrl: null,
    dataDir,
  });

  it("gets a key of its own in DATA_DIR/secrets.key, once, for its owner alone", async () => {
    const app = await anApp();
    const { orm, log } = app.app.services;
    const dataDir = await aDataDir();
    const boxes = await Promise.all([1, 2, 3].map(() => openSecrets(orm, embedded(dataDir), columns, log)));
    const file = join(dataDir, "secrets.key");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const key = await readFile(file, "utf8");
    expect(Buffer.from(key, "base64")).toHaveLength(32);
    for (const value of atLeastOne(await stored(app.databaseUrl))) expect(value).toMatch(SEALED);
    const [one, two] = boxes.map((secrets) => sharedSecret({ orm, secrets }, "files", null));
    expect(await one).toBe(await two);

    await openSecrets(orm, embedded(dataDir), columns, log);
    expect(await readFile(file, "utf8")).toBe(key);
    // A second process that was given the database's address finds the key in the same folder.
    await openSecrets(orm, { ...embedded(dataDir), databaseUrl: app.databaseUrl }, columns, log);
  });

  it("whose key is lost or changed does not start, and no other key is made", async () => {
    const app = await anApp();
    const { orm, log } = app.app.services;
    const dataDir = await aDataDir();
    const file = join(dataDir, "secrets.key");
    await openSecrets(orm, embedded(dataDir), columns, log);
    await rm(file);
    await expect(openSecrets(orm, embedded(dataDir), columns, log)).rejects.toThrow(MISSING);
    await writeFile(file, newSecretKey());
    await expect(openSecrets(orm, embedded(dataDir), columns, log)).rejects.toThrow(`${file} ${WRONG}`);
    await writeFile(file, "corta");
    const line = `${file} debe ser una llave de 32 bytes en base64, o varias separadas por comas.`;
    await expect(openSecrets(orm, embedded(dataDir), columns, log)).rejects.toThrow(line);
  });
});

it("an own Postgres without SECRETS_KEY keeps its secrets as they are, and one line says so", async () => {
  const app = await anApp();
  const { orm, log } = app.app.services;
  const before = await stored(app.databaseUrl);
  for (const value of atLeastOne(before)) expect(value).not.toMatch(SEALED);
  const warned = vi.spyOn(log, "warn");
  await openSecrets(
    orm,
    { secretsKey: null, secretsKeyFile: null, databaseUrl: app.databaseUrl, dataDir: await aDataDir() },
    [sharedSecrets],
    log,
  );
  expect(warned.mock.calls).toEqual([
    ["Sin SECRETS_KEY los secretos guardados en la base de datos quedan sin cifrar."],
  ]);
  expect(await stored(app.databaseUrl)).toEqual(before);
});
