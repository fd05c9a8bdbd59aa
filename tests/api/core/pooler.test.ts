import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { probe } from "../../../api/src/core/database/reachable.ts";
import { freePort } from "../../process/application.ts";
import { createTestDatabase } from "../../support/database.ts";
import { eventually } from "../../support/patience.ts";

const program = "/usr/sbin/pgbouncer";
const IGNORED = "ignore_startup_parameters = extra_float_digits,options";

/** Starts a pgbouncer before a database of its own, and tries the address as a start does. */
async function probeBehind(...settings: readonly string[]): Promise<void> {
  const database = await createTestDatabase();
  const { port, username, password, pathname } = new URL(database.url);
  const folder = await mkdtemp(join(tmpdir(), "travesia-pooler-"));
  const own = await freePort();
  const lines = [
    "[databases]",
    `* = host=127.0.0.1 port=${port} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "auth_type = any",
    ...settings,
  ];
  await writeFile(join(folder, "pgbouncer.ini"), `${lines.join("\n")}\n`);
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(program, [...user, join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await once(child, "close");
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const address = `postgresql://${username}@127.0.0.1:${own}${pathname}`;
  const said = () => probe("DATABASE_URL", address).catch((error: Error) => error);
  await eventually(async () => expect(String(await said())).not.toContain("nadie responde"));
  await probe("DATABASE_URL", address);
}

const line = (what: string) =>
  `DATABASE_URL lleva a un pgbouncer que ${what}: usa la dirección del servidor, ` +
  "o pool_mode = session con los ajustes en la cuenta (README, «Varias máquinas»).";

// Most machines have none.
describe.runIf(existsSync(program))("a pgbouncer", () => {
  it("that gives out its connections by transactions is one clear line", async () => {
    await expect(probeBehind("pool_mode = transaction", IGNORED)).rejects.toThrow(
      line("reparte las conexiones por transacciones, y así no se conserva nada de una sesión"),
    );
  });

  it("that takes no settings of a session is one clear line", async () => {
    await expect(probeBehind("pool_mode = session")).rejects.toThrow(
      line("no deja pasar los ajustes de una sesión"),
    );
  });

  it("that gives them out by sessions is no obstacle", async () => {
    await expect(probeBehind("pool_mode = session", IGNORED)).resolves.toBeUndefined();
  });
});
