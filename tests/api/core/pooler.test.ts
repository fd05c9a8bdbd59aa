import { describe, expect, inject, it, onTestFinished } from "vitest";
import { isAway } from "../../../api/src/core/database/away.ts";
import { Client } from "../../../api/src/core/database/client.ts";
import { probe, probeBoth } from "../../../api/src/core/database/reachable.ts";
import { judgeDatabase } from "../../../api/src/server/health/health.rules.ts";
import { measureDatabase } from "../../../api/src/server/health/measure-database.ts";
import { Progress } from "../../../api/src/core/log/progress.ts";
import { startFailure } from "../../../api/src/server/start/failure.ts";
import { untilReached } from "../../../api/src/server/start/until-reached.ts";
import { START } from "../../support/calendar.ts";
import { createTestDatabase } from "../../support/database.ts";
import { openGate } from "../../support/database-gate.ts";
import { at, keptAdmin } from "../../support/server.ts";

const clock = { now: () => START };

const refusing = (parameter: string) =>
  `DATABASE_URL lleva a un pgbouncer que rechaza los ajustes de una sesión (${parameter}): ` +
  "pon en pgbouncer.ini ignore_startup_parameters = extra_float_digits,options " +
  "y los ajustes en la cuenta (README, «Varias máquinas»).";

/** Tries the address of a gate that refuses settings with the words of a pgbouncer. */
async function tryRefusing(refuses: (settings: Readonly<Record<string, string>>) => string | null) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { url, came } = await openGate(database.url, { refuses });
  return { url, came };
}

/** The words of a pgbouncer before 1.20, and of one since then that knows the zone of time alone. */
const refusals = {
  options: ({ options }: Readonly<Record<string, string>>) =>
    options === undefined ? null : "unsupported startup parameter: options",
  jit: ({ options = "" }: Readonly<Record<string, string>>) =>
    options.includes("jit") ? "unsupported startup parameter in options: jit" : null,
};

describe("what a pooler refuses", () => {
  it.each(["options", "jit"] as const)("is one line that names %s and the correct setting", async (name) => {
    const { url } = await tryRefusing(refusals[name]);
    await expect(probe("DATABASE_URL", url)).rejects.toThrow(refusing(name));
  });

  it("of one setting of the reads alone is found by the probe", async () => {
    const { url } = await tryRefusing(({ options = "" }) =>
      options.includes("plan_cache_mode")
        ? "unsupported startup parameter in options: plan_cache_mode"
        : null,
    );
    await expect(probe("DATABASE_URL", url)).rejects.toThrow(refusing("plan_cache_mode"));
  });

  it("is no outage: a start says it and tries no second time", async () => {
    const { url } = await tryRefusing(refusals.options);
    const client = new Client({ connectionString: url });
    const error = await client.connect().catch((failure: unknown) => failure);
    expect(isAway(error)).toBe(false);
    expect(startFailure(error)).toEqual([refusing("options")]);
    let tries = 0;
    const again = () => {
      tries += 1;
      return Promise.reject(error as Error);
    };
    await expect(untilReached(new Progress(), again)).rejects.toBe(error);
    expect(tries).toBe(1);
  });

  it("is reported by the doctor with a remedy", async () => {
    const { url } = await tryRefusing(refusals.options);
    const where = { databaseUrl: url, migrateDatabaseUrl: null, readDatabaseUrl: null, dataDir: "" };
    expect(judgeDatabase(await measureDatabase(where, clock, []))).toEqual({
      state: "falla",
      text: "DATABASE_URL lleva a un pgbouncer que rechaza los ajustes de una sesión (options).",
      todo:
        "Pon en pgbouncer.ini ignore_startup_parameters = extra_float_digits,options " +
        "y los ajustes en la cuenta (README, «Varias máquinas»).",
    });
  });

  it("is nothing that the doctor itself sends", async () => {
    const { url } = await tryRefusing((settings) =>
      "statement_timeout" in settings ? "unsupported startup parameter: statement_timeout" : null,
    );
    const where = { databaseUrl: url, migrateDatabaseUrl: null, readDatabaseUrl: null, dataDir: "" };
    expect(judgeDatabase(await measureDatabase(where, clock, [])).state).toBe("bien");
  });
});

describe("a database of other letters", () => {
  it.each(["SQL_ASCII", "LATIN1"])(
    "%s is refused with the command that makes the right one",
    async (encoding) => {
      const database = await createTestDatabase();
      const admin = await keptAdmin(inject("server").admin);
      const name = `travesia_test_${encoding.toLowerCase()}_${process.pid}`;
      await admin.query(`create database ${name} encoding '${encoding}' template template0 locale 'C'`);
      onTestFinished(async () => {
        await admin.query(`drop database ${name} with (force)`);
        await database.drop();
      });
      const url = at(database.url, name);
      const owner = new URL(database.ownerUrl).username;
      const todo =
        `crea otra con create database ${name}_utf8 owner ${owner} encoding 'UTF8' template template0 ` +
        "lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'; y pon su nombre en la dirección. No se cambió nada.";
      const said =
        `DATABASE_URL lleva a una base de datos con codificación ${encoding}, ` +
        "que no guarda tildes ni eñes como UTF8";
      const ownerUrl = at(database.ownerUrl, name);
      await expect(probeBoth(url, ownerUrl)).rejects.toThrow(`${said}: ${todo}`);
      const where = { databaseUrl: url, migrateDatabaseUrl: ownerUrl, readDatabaseUrl: null, dataDir: "" };
      expect(judgeDatabase(await measureDatabase(where, clock, []))).toMatchObject({
        state: "falla",
        text: `${said}.`,
        todo: `C${todo.slice(1)}`,
      });
      // The command makes what it says.
      const command = /create database [^;]+/.exec(todo)?.[0] ?? "";
      await admin.query(command);
      onTestFinished(() => admin.query(`drop database ${name}_utf8 with (force)`).then(() => undefined));
      const made = `${name}_utf8`;
      await expect(probeBoth(at(url, made), at(ownerUrl, made))).resolves.toBeUndefined();
    },
  );
});
