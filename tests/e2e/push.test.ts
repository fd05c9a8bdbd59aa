import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers } from "../support/browser.ts";
import { eventually } from "../support/patience.ts";
import { aWebsite } from "../support/web-build.ts";

interface Options {
  readonly body?: string | null;
  readonly tag: string;
  readonly data: object;
}
/** The service worker, as far as it is watched. */
interface Watched {
  shown: object[];
  readonly registration: { showNotification: (title: string, options: Options) => Promise<void> };
}

let app: TestApp;
let visits: Browsers;
beforeAll(async () => {
  app = await aWebsite();
  visits = await aBrowserOn(app);
}, 300_000);

describe("a push, in the browser", { timeout: 180_000 }, () => {
  it("is shown by its title alone, and a click opens the notice's address", async () => {
    const page = await visits.as("asesor");
    await page.context().grantPermissions(["notifications"], { origin: app.url });
    await page.goto("/notificaciones");
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
    });
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error("no service worker runs");
    // A notification that is shown leaves the browser: a browser without a desktop has no place for it.
    await worker.evaluate(() => {
      const scope = globalThis as unknown as Watched;
      scope.shown = [];
      scope.registration.showNotification = (title, { body = null, tag, data }) => {
        scope.shown.push({ title, body, tag, data });
        return Promise.resolve();
      };
    });
    const browser = await page.context().newCDPSession(page);
    const registered = Promise.withResolvers<string>();
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first) registered.resolve(first.registrationId);
    });
    await browser.send("ServiceWorker.enable");
    const id = "019a0000-0000-7000-8000-000000000000";
    await browser.send("ServiceWorker.deliverPushMessage", {
      origin: app.url,
      registrationId: await registered.promise,
      data: JSON.stringify({ title: "Pago verificado", id }),
    });
    await eventually(async () =>
      expect(await worker.evaluate(() => (globalThis as unknown as Watched).shown)).toEqual([
        { title: "Pago verificado", body: null, tag: id, data: { id } },
      ]),
    );

    await worker.evaluate((of) => {
      const pressed = Object.assign(new Event("notificationclick"), {
        notification: { close: () => undefined, data: { id: of } },
        waitUntil: (done: Promise<unknown>) => done,
      });
      globalThis.dispatchEvent(pressed);
    }, id);
    await page.waitForURL(`**/notificaciones?abrir=${id}`);
  });
});
