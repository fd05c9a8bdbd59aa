import { inject } from "vitest";
import { build } from "../../scripts/built.mjs";
import { freePort } from "../process/application.ts";
import { anApp, type TestApp } from "./app.ts";
import { asAdmin } from "./server.ts";

/** Builds `web/dist` when it is missing or older than its sources; two test files at once build it once. */
const webIsBuilt = (): Promise<void> =>
  asAdmin(inject("server").admin, async (admin) => {
    // Given back with the connection, so also by a run that is killed.
    await admin.query("select pg_advisory_lock(2)");
    if (build("web") !== 0) throw new Error("the web application could not be built");
  });

/** An application that serves the built web, under the address that its mails and files name. */
export async function aWebsite(): Promise<TestApp> {
  await webIsBuilt();
  const port = String(await freePort());
  return anApp({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
}
