import { createServer } from "node:net";
import { freePort } from "../process/application.ts";
import { isBuilt } from "./built.ts";
import { anApp, type TestApp } from "./app.ts";
import type { anAppWithSales } from "./sales.ts";

/** Port of the previous website, whose pages the browser has kept; a new one when it is taken. */
let port: number | undefined;

async function ownPort(): Promise<string> {
  port = port !== undefined && (await isFree(port)) ? port : await freePort();
  return String(port);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const probe = createServer()
      .once("error", () => answer(false))
      .once("listening", () => probe.close(() => answer(true)))
      .listen(port, "127.0.0.1");
  });

/**
 * An application that serves the built web, under the address that its mails and files name; it begins empty,
 * or as `begin` says.
 */
export async function aWebsite(begin: typeof anAppWithSales = anApp): Promise<TestApp> {
  await isBuilt("web");
  const port = await ownPort();
  return begin({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
}
