import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject, describe, expect, it, onTestFinished } from "vitest";
import { probe } from "../../api/src/core/database/reachable.ts";
import { freePort, start } from "../process/application.ts";
import { aHouse } from "../process/house.ts";
import { aSignedContract } from "../process/sale.rest.ts";
import { ownerUrlOf } from "../support/database.ts";
import { eventually } from "../support/patience.ts";
import { asAdmin } from "../support/server.ts";
import { programsFor } from "./companions.ts";
import { anOpenFolder, doctorOf, runs } from "./programs.ts";

/** Each of them runs these tests separately. */
const [program = ""] = programsFor("pgbouncer");

const IGNORED = "ignore_startup_parameters = extra_float_digits,options";
const BY_SESSION = ["pool_mode = session", IGNORED, "default_pool_size = 80"];

/** Settings that README has the role bring, where the pooler lets none of a session through. */
const ON_ROLE = {
  timezone: "UTC",
  jit: "off",
  statement_timeout: "5min",
  idle_in_transaction_session_timeout: "5min",
};

const said = (address: string) => probe("DATABASE_URL", address).catch((error: Error) => error.message);

/** Starts a pgbouncer before the database of an address, and answers its own for it. */
async function behind(databaseUrl: string, ...settings: readonly string[]): Promise<string> {
  const { host, username, password, pathname, searchParams, port } = new URL(databaseUrl);
  const folder = await anOpenFolder();
  const own = await freePort();
  const at = searchParams.get("host") ? "127.0.0.1" : host.replace(/:\d+$/, "");
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    [
      "[databases]",
      `* = host=${at} port=${port} user=${username} password=${password}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${own}`,
      "unix_socket_dir =",
      "auth_type = any",
      ...settings,
      "",
    ].join("\n"),
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  runs(program, [...user, file]);
  const address = `postgresql://${username}@127.0.0.1:${own}${pathname}`;
  await eventually(async () => expect(String(await said(address))).not.toContain("nadie responde"));
  return address;
}

describe("a pgbouncer", () => {
  it("that gives out its connections by transactions is one clear line", async () => {
    const { DATABASE_URL } = await aHouse();
    expect(await said(await behind(DATABASE_URL, "pool_mode = transaction", IGNORED))).toBe(
      "DATABASE_URL lleva a un pgbouncer que reparte las conexiones por transacciones, " +
        "y así no se conserva nada de una sesión: usa la dirección del servidor, " +
        "o pool_mode = session (README, «Varias máquinas»).",
    );
  });

  it("that takes no settings of a session is one clear line, for a start and for the doctor", async () => {
    const house = await aHouse();
    const DATABASE_URL = await behind(house.DATABASE_URL, "pool_mode = session");
    const todo =
      "n pgbouncer.ini ignore_startup_parameters = extra_float_digits,options " +
      "y los ajustes en la cuenta (README, «Varias máquinas»).";
    // From 1.20 on it names the first setting that it does not know, before that the word for all of them.
    const heard = String(await said(DATABASE_URL));
    const [sentence = ""] =
      /^DATABASE_URL lleva a un pgbouncer que rechaza los ajustes de una sesión \((?:jit|options)\)/.exec(
        heard,
      ) ?? [];
    expect(heard).toBe(`${sentence}: pon e${todo}`);
    const { code, stdout } = await doctorOf({ ...house, DATABASE_URL });
    expect(code).toBe(2);
    expect(stdout).toContain(`✗ Base de datos: ${sentence}.\n  → Pon e${todo}`);
  });

  it("that gives them out by sessions sells, and the doctor misses the settings until the role has them", async () => {
    const house = await aHouse();
    const DATABASE_URL = await behind(house.DATABASE_URL, ...BY_SESSION);
    const role = new URL(house.DATABASE_URL).username;
    const without = await doctorOf({ ...house, DATABASE_URL });
    expect(without.stdout).toContain("RECONNECT en pgbouncer (README, «Varias máquinas»)");
    const { admin } = inject("server");
    const database = new URL(house.DATABASE_URL).pathname.slice(1);
    const onRole = (words: (name: string, value: string) => string) =>
      asAdmin(admin, async (client) => {
        for (const [name, value] of Object.entries(ON_ROLE))
          await client.query(`alter role ${role} in database ${database} ${words(name, value)}`);
      });
    await onRole((name, value) => `set ${name} = '${value}'`);
    onTestFinished(() => onRole((name) => `reset ${name}`));
    const another = await behind(house.DATABASE_URL, ...BY_SESSION);
    const app = await start({
      ...house,
      DATABASE_URL: another,
      MIGRATE_DATABASE_URL: ownerUrlOf(house.DATABASE_URL),
    });
    const [asesor, gerente] = [await app.signIn("asesor"), await app.signIn("gerente")];
    await aSignedContract(app, asesor, gerente, "cliente@example.com");
    const { stdout } = await doctorOf({ ...house, DATABASE_URL: another, PORT: new URL(app.url).port });
    expect(stdout).toMatch(/✓ Bien: .*Base de datos/);
  });
});
