import { randomBytes } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import { at, keptAdmin, makeOnce, sameDatabase, type ServerUrls } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Addresses of the test server, by role. */
    server: ServerUrls;
    /** Name of the migrated, empty database that the others are copies of. */
    template: string;
    /** Name of its copy with everybody of `people.ts`, made by the first who wants it. */
    peopledTemplate: string;
    /** Name of its copy with the records of years, made by the first who wants it. */
    filledTemplate: string;
  }
}

/** One database of one test file. */
export interface TestDatabase {
  /** Address for the application's role. */
  readonly url: string;
  /** Address for the role that owns the tables. */
  readonly ownerUrl: string;
  /** Drops it, with whatever is still connected. */
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, or of another, about 40 ms. */
export async function createTestDatabase(template = inject("template")): Promise<TestDatabase> {
  const server = inject("server");
  const name = `travesia_test_${Date.now().toString(36)}_${randomBytes(4).toString("hex")}`;
  const admin = await keptAdmin(server.admin);
  await copy(admin, template, name);
  return {
    url: at(server.application, name),
    ownerUrl: at(server.owner, name),
    drop: async () => {
      await left(admin, name);
      await admin.query(`drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * A fresh copy of the template in which everybody of `people.ts` has an account; `settle` makes them in the
 * database of an address, when nobody of this program has yet, and leaves no connection to it.
 */
export async function createPeopledDatabase(
  settle: (url: string) => Promise<void>,
  template = inject("peopledTemplate"),
): Promise<TestDatabase> {
  const server = inject("server");
  await makeOnce(server.admin, template, async (draft, admin) => {
    await copy(admin, inject("template"), draft);
    await settle(at(server.application, draft));
    await left(admin, draft);
  });
  return createTestDatabase(template);
}

/**
 * A fresh copy of the template with the records of years; `fill` writes them into the database of an address,
 * when nobody has yet, and leaves no connection to it.
 */
export async function createFilledDatabase(fill: (ownerUrl: string) => Promise<void>): Promise<TestDatabase> {
  const server = inject("server");
  const template = inject("filledTemplate");
  await makeOnce(server.admin, template, async (draft, admin) => {
    await copy(admin, inject("template"), draft);
    await fill(at(server.owner, draft));
    await left(admin, draft);
  });
  return createTestDatabase(template);
}

async function copy(admin: pg.Client, template: string, name: string): Promise<void> {
  // Files as they are: the template's blocks would else all be written to the log first.
  await admin.query(`create database ${name} template ${template} owner travesia_owner strategy file_copy`);
  // The right that the owner grants when it migrates; a copy takes along every right but those on the
  // database itself.
  await admin.query(`grant create on database ${name} to travesia`);
}

/** The address of the owner of the tables, for a database whose address for the application is known. */
export const ownerUrlOf = (databaseUrl: string): string => sameDatabase(inject("server").owner, databaseUrl);

/**
 * Waits up to two seconds for connections that are being closed: cutting one of them short would be an error
 * that nobody catches.
 */
async function left(admin: pg.Client, database: string): Promise<void> {
  for (let waited = 0; waited < 2_000; waited += 20) {
    const { rowCount } = await admin.query("select 1 from pg_stat_activity where datname = $1", [database]);
    if (!rowCount) return;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}
