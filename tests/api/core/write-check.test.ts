import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { WriteCheck } from "../../../api/src/core/http/write-check.ts";
import { asAdmin, sameDatabase } from "../../support/server.ts";
import { openCore, type CoreServices } from "./core-services.ts";

let core: CoreServices;
let folder: string;
let check: WriteCheck;
beforeAll(async () => {
  core = await openCore();
});
afterAll(() => core.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "travesia-writing-"));
  check = new WriteCheck(core.services.orm, core.services.log, folder, 50);
  check.start();
  return async () => {
    check.stop();
    await rm(folder, { recursive: true, force: true });
  };
});

it("a database that takes no writes is noticed, and noticed again when it does", async () => {
  await expect.poll(() => check.writable).toBe(true);
  const name = new URL(core.url).pathname.slice(1);
  const admin = sameDatabase(inject("server").admin, core.url);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid()`;
  await asAdmin(admin, async (root) => {
    await root.query(`alter database ${name} set default_transaction_read_only = on`);
    await root.query(cut);
  });
  await expect.poll(() => check.writable).toBe(false);
  await asAdmin(admin, async (root) => {
    await root.query("set default_transaction_read_only = off");
    await root.query(`alter database ${name} reset default_transaction_read_only`);
    await root.query(cut);
  });
  await expect.poll(() => check.writable).toBe(true);
});

it.runIf(process.platform === "linux")(
  "a full disk is noticed, and noticed again when it has room",
  async () => {
    await expect.poll(() => check.writable).toBe(true);
    // Every write to that file now finds no space.
    await rm(join(folder, ".writable"), { force: true });
    await symlink("/dev/full", join(folder, ".writable")).catch(async () => {
      await rm(join(folder, ".writable"), { force: true });
      await symlink("/dev/full", join(folder, ".writable"));
    });
    await expect.poll(() => check.writable).toBe(false);
    await rm(join(folder, ".writable"));
    await expect.poll(() => check.writable).toBe(true);
  },
);
