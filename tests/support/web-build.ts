import { freePort } from "../process/application.ts";
import { isBuilt } from "./built.ts";
import { anApp, type TestApp } from "./app.ts";
import type { anAppWithSales } from "./sales.ts";

/**
 * An application that serves the built web, under the address that its mails and files name; it begins empty,
 * or as `begin` says.
 */
export async function aWebsite(begin: typeof anAppWithSales = anApp): Promise<TestApp> {
  await isBuilt("web");
  const port = String(await freePort());
  return begin({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
}
