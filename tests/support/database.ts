import { randomBytes } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import { applicationUrl, asAdmin } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Superuser's address of the test server. */
    adminUrl: string;
    /** Name of the migrated, empty database that the others are copies of. */
    template: string;
  }
}

/** One database of one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it, with whatever is still connected. */
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, about 40 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject("adminUrl");
  const name = `travesia_test_${Date.now().toString(36)}_${randomBytes(4).toString("hex")}`;
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${inject("template")} owner travesia`));
  return {
    url: applicationUrl(adminUrl, name),
    drop: () =>
      asAdmin(adminUrl, async (admin) => {
        await left(admin, name);
        await admin.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Waits up to two seconds for connections that are being closed: cutting one of them short would be an error that nobody catches. */
async function left(admin: pg.Client, database: string): Promise<void> {
  for (let waited = 0; waited < 2_000; waited += 20) {
    const { rowCount } = await admin.query("select 1 from pg_stat_activity where datname = $1", [database]);
    if (!rowCount) return;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}
