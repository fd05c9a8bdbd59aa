import { freePort } from "../process/application.ts";
import { isBuilt } from "./built.ts";
import { anApp, type TestApp } from "./app.ts";

/** An application that serves the built web, under the address that its mails and files name. */
export async function aWebsite(): Promise<TestApp> {
  await isBuilt("web");
  const port = String(await freePort());
  return anApp({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
}
