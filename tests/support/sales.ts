import { cpSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { anApp, nothingWithheld, onDatabase, type TestApp } from "./app.ts";
import { createPeopledDatabase, type TestDatabase } from "./database.ts";
import { offer, type ReadySales } from "./ready-sales.ts";
import { aSentContract, aSentSimpleContract } from "./story/contracts.ts";
import { anApprovedCalculation } from "./story/passengers.ts";
import { aSentQuote } from "./story/quotes.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Name of the database with everybody and sales that were made, made by the first who wants it. */
    salesTemplate: string;
  }
}

/** Number of each kind: as many as the test files with the most sales need. */
const MADE = { quoted: 16, approved: 8, sent: 24, payable: 30 } as const;
const MANIFEST = "sales.json";

/**
 * Starts an application as `anApp` does, in an agency that has sold: its stories take sales that were made by
 * the same acts, once for all test files. For tests that do not count rows.
 */
export async function anAppWithSales(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await anApp(environment, furnishWithSales);
  offer(app, JSON.parse(await readFile(join(madeFolder(), MANIFEST), "utf8")) as ReadySales);
  return app;
}

/** The folder of the files that belong to the sales. */
const madeFolder = () => join(tmpdir(), inject("salesTemplate"));

async function furnishWithSales(dataDir: string): Promise<TestDatabase> {
  const database = await createPeopledDatabase(sell, inject("salesTemplate"));
  // By turns it takes fifteen times as long, and a program that copies has to be started.
  cpSync(join(madeFolder(), "files"), join(dataDir, "files"), { recursive: true });
  return database;
}

async function sell(databaseUrl: string): Promise<void> {
  const folder = madeFolder();
  await rm(folder, { recursive: true, force: true });
  const app = await onDatabase(databaseUrl, folder);
  const many = async <T>(count: number, make: (app: TestApp) => Promise<T>) => {
    const made: T[] = [];
    while (made.length < count) made.push(await make(app));
    return made;
  };
  const [quoted, approved, sent, payable] = await Promise.all([
    many(MADE.quoted, aSentQuote),
    many(MADE.approved, anApprovedCalculation),
    many(MADE.sent, aSentContract),
    many(MADE.payable, aSentSimpleContract),
  ]);
  await app.runJobs();
  await nothingWithheld(app.app.services);
  await app.close();
  const ready: ReadySales = { quoted, approved, sent, payable };
  await writeFile(join(folder, MANIFEST), JSON.stringify(ready));
}
