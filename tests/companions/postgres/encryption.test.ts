import { chmod, chown, copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Client } from "../../../api/src/core/database/client.ts";
import { probe } from "../../../api/src/core/database/reachable.ts";
import { aDataDir } from "../../process/application.ts";
import { afterFile } from "../../support/after-file.ts";
import { authorities } from "../../support/database-gate.ts";
import { type OwnServer, startOwn } from "../../support/own-server.ts";
import { eventually } from "../../support/patience.ts";
import { asAdmin } from "../../support/server.ts";
import { doctorOf } from "../programs.ts";
import { programsHere } from "./programs-here.ts";

let server: OwnServer;
const address = (words: string) => {
  const url = new URL(server.urls.application);
  url.hostname = "localhost";
  return `${url.href}?${words}`;
};

/** Switches its TLS on, with the certificate of the tests, which is of `localhost`. */
beforeAll(async () => {
  const dataDir = await aDataDir();
  server = await startOwn(dataDir, programsHere(), { fsync: "off" });
  afterFile(() => server.stop());
  const { folder, spawn } = server.cluster;
  for (const name of ["server.key", "server.pem"]) {
    const path = join(folder, name);
    await copyFile(new URL(`../../support/tls/${name}`, import.meta.url), path);
    await chmod(path, 0o600);
    if (spawn.uid !== undefined) await chown(path, spawn.uid, spawn.uid);
  }
  await asAdmin(server.urls.admin, async (admin) => {
    await admin.query("alter system set ssl_cert_file = 'server.pem'");
    await admin.query("alter system set ssl_key_file = 'server.key'");
    await admin.query("alter system set ssl = 'on'");
    await admin.query("select pg_reload_conf()");
  });
  // A server reads its settings a moment later.
  await eventually(async () => expect(await isEncrypted("sslmode=prefer")).toBe(true));
});

const isEncrypted = async (words: string) => {
  const client = new Client({ connectionString: address(words), application_name: "travesia test" });
  await client.connect();
  const { rows } = await client.query<{ ssl: boolean }>(
    "select ssl from pg_stat_ssl where pid = pg_backend_pid()",
  );
  await client.end();
  return rows[0]?.ssl;
};

const its = `sslrootcert=${authorities.its}`;

describe("a server with TLS of its own", () => {
  it.each([
    ["sslmode=disable", false],
    ["sslmode=prefer", true],
    ["sslmode=require", true],
    [`sslmode=verify-ca&${its}`, true],
    [`sslmode=verify-full&${its}`, true],
  ])("%s", async (words, expected) => {
    expect(await isEncrypted(words)).toBe(expected);
  });

  it.each(["sslmode=verify-full", `sslmode=verify-ca&sslrootcert=${authorities.another}`])(
    "%s is refused, as the authority is another one",
    async (words) => {
      await expect(probe("DATABASE_URL", address(words))).rejects.toThrow("de una autoridad desconocida");
    },
  );

  it("is named by the doctor where anybody could be it, and not where its certificate is checked", async () => {
    const doctor = async (words: string) =>
      (await doctorOf({ DATA_DIR: await aDataDir(), DATABASE_URL: address(words) })).stdout;
    expect(await doctor("sslmode=require")).toContain(
      "! Cifrado de la base de datos: DATABASE_URL no comprueba con quién habla: acepta cualquier certificado.",
    );
    expect(await doctor(`sslmode=verify-full&${its}`)).toMatch(/✓ Bien: .*Cifrado de la base de datos/);
  });

  it("that takes nobody in the clear says which word is missing", async () => {
    const rules = join(server.cluster.folder, "pg_hba.conf");
    const text = await readFile(rules, "utf8");
    await writeFile(rules, text.replaceAll("host all", "hostssl all"));
    await asAdmin(server.urls.admin, (admin) => admin.query("select pg_reload_conf()"));
    await eventually(() =>
      expect(probe("DATABASE_URL", address("application_name=t"))).rejects.toThrow(
        "solo acepta conexiones con TLS: agrega a la dirección ?sslmode=verify-full",
      ),
    );
    expect(await isEncrypted(`sslmode=verify-full&${its}`)).toBe(true);
  });
});
