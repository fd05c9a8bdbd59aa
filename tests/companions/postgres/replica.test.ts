import { appendFile, chown, cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { aDataDir, begin, type Begun } from "../../process/application.ts";
import { afterFile } from "../../support/after-file.ts";
import { type OwnServer, startOwn } from "../../support/own-server.ts";
import { eventually } from "../../support/patience.ts";
import { asAdmin, at } from "../../support/server.ts";
import { doctorOf } from "../programs.ts";
import { programsHere } from "./programs-here.ts";

let primary: OwnServer;
let standby: OwnServer;
let app: Begun;
let environment: Readonly<Record<string, string>>;

/** Gives the standby another way to its primary; none cuts the replication, and stops neither of them. */
const lead = (address: string) =>
  asAdmin(standby.urls.admin, async (admin) => {
    await admin.query(`alter system set primary_conninfo = '${address}'`);
    await admin.query("select pg_reload_conf()");
  });

/** Makes two servers: one, and a standby that streams from it. */
beforeAll(async () => {
  const [home, away] = [await aDataDir(), await aDataDir()];
  const programs = programsHere();
  await (await startOwn(home, programs)).stop();
  await cp(join(home, "postgres"), join(away, "postgres"), { recursive: true });
  primary = await startOwn(home, programs, { fsync: "off" });
  const { folder, spawn } = primary.cluster;
  await appendFile(join(folder, "pg_hba.conf"), "host replication all 127.0.0.1/32 scram-sha-256\n");
  await asAdmin(primary.urls.admin, (admin) => admin.query("select pg_reload_conf()"));
  const follower = join(away, "postgres");
  await writeFile(join(follower, "standby.signal"), "");
  await appendFile(join(follower, "postgresql.auto.conf"), `primary_conninfo = '${primary.urls.admin}'\n`);
  if (spawn.uid !== undefined) await giveAway(follower, spawn.uid);
  standby = await startOwn(away, programs, { fsync: "off", hot_standby: "on" });
  afterFile(() => standby.stop());
  afterFile(() => primary.stop());
  environment = {
    DATA_DIR: await aDataDir(),
    DATABASE_URL: primary.urls.application,
    MIGRATE_DATABASE_URL: primary.urls.owner,
    READ_DATABASE_URL: standby.urls.application,
  };
  app = await begin({ ...environment, DEMO: "true" }, "tests/process/small-demo.mjs");
  await app.ready;
  environment = { ...environment, PORT: new URL(app.url).port, PUBLIC_URL: app.url };
});

async function giveAway(folder: string, uid: number): Promise<void> {
  for (const name of ["", ...(await readdir(folder, { recursive: true }))])
    await chown(join(folder, name), uid, uid);
}

const isReplicaServing = async () =>
  ((await (await fetch(`${app.url}/readyz`)).json()) as { replica?: boolean }).replica;

/** Titles that a visitor reads. */
const titles = async () =>
  (await app.as().ask("{ instagramVideos { title } }")).instagramVideos.map(({ title }) => title);

const keepVideo = (title: string) =>
  asAdmin(primary.urls.owner, (owner) =>
    owner.query(
      `insert into videos (id, kind, url, title, position, created_at, updated_at)
       values (gen_random_uuid(), 'instagram', 'https://example.com/' || $1, $1, 0, now(), now())`,
      [title],
    ),
  );

it("a standby that follows serves, and the doctor finds it well", async () => {
  await eventually(async () => expect(await isReplicaServing()).toBe(true));
  await keepVideo("Primero");
  await eventually(async () => expect(await titles()).toContain("Primero"));
  expect((await doctorOf(environment)).stdout).toMatch(/✓ Bien: .*Réplica/);
});

it("one whose replication is cut while it runs serves nobody what is old, and the doctor names it", async () => {
  await lead("");
  await eventually(async () => expect(await isReplicaServing()).toBe(false));
  await keepVideo("Segundo");
  expect(await titles()).toContain("Segundo");
  const said = await eventually(async () => {
    const { stdout } = await doctorOf(environment);
    expect(stdout).toMatch(/[!✗] Réplica: La réplica va .* atrás\.\n {2}→ Mira su carga/);
    return stdout;
  });
  expect(said).not.toContain("Ninguna réplica");
});

it("a replica serves again once it follows", async () => {
  await lead(primary.urls.admin);
  await eventually(async () => expect(await isReplicaServing()).toBe(true));
  await eventually(async () => expect(await titles()).toContain("Segundo"));
});

it("what reads the standby cannot write", async () => {
  await expect(
    asAdmin(at(standby.urls.owner, "travesia"), (owner) => owner.query("delete from videos")),
  ).rejects.toThrow("read-only transaction");
});
