import { createECDH, randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Posted } from "../../../api/src/core/outgoing/post-publicly.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";

let app: TestApp;
let posted: Posted[];
let status: number;
beforeAll(async () => {
  app = await anApp();
  app.app.services.push.post = (one) => {
    posted.push(one);
    return Promise.resolve(status);
  };
});
beforeEach(() => {
  posted = [];
  status = 201;
});

const KEEP = `mutation ($input: PushSubscriptionInput!) { keepPushSubscription(input: $input) }`;
const DROP = `mutation ($endpoint: String!) { dropPushSubscription(endpoint: $endpoint) }`;
const TELL = `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }`;

let count = 0;
/** The subscription of a new browser. */
const aBrowser = (endpoint = `https://push.services.com/${(count += 1)}`) => {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  return {
    endpoint,
    p256dh: keys.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
};
async function turnOn(who: Handle, browser = aBrowser()) {
  await app.as(who).ask(KEEP, { input: browser });
  return browser.endpoint;
}
async function notifyOf(who: Handle, input: object = {}): Promise<string> {
  const sent = await app
    .as("owner")
    .ask(TELL, { input: { userId: app.people[who].id, message: "Paga $ 3.000.000 a María", ...input } });
  await app.runJobs();
  return sent.createNotification.id;
}
const addresses = () => posted.map(({ url }) => url.href);
const later = () => app.clock.set(new Date(app.clock.now().getTime() + 11 * 60_000));

describe("a browser that takes pushes", () => {
  it("receives a notice encrypted, with our key, and nobody else's", async () => {
    const endpoint = await turnOn("asesor");
    await turnOn("asesor2");
    await notifyOf("asesor");
    expect(addresses()).toEqual([endpoint]);
    const { headers, body } = posted[0]!;
    expect(headers).toMatchObject({ "Content-Encoding": "aes128gcm", Urgency: "normal" });
    expect(headers["Authorization"]).toContain((await app.as("asesor").ask("query { pushKey }")).pushKey);
    expect(body.toString("latin1")).not.toContain("María");
  });

  it("gets a second one within ten minutes together with later ones, and an urgent one at once", async () => {
    later();
    await turnOn("lider");
    await notifyOf("lider");
    await notifyOf("lider");
    await notifyOf("lider");
    expect(posted).toHaveLength(1);
    await notifyOf("lider", { priority: "urgent" });
    expect(posted).toHaveLength(2);
    later();
    await app.sweep();
    expect(posted).toHaveLength(3);
  });

  it("is forgotten when its service does not know it any more, and kept when it only refuses", async () => {
    later();
    await turnOn("gerente");
    status = 400;
    await notifyOf("gerente");
    status = 410;
    later();
    await notifyOf("gerente");
    later();
    await notifyOf("gerente");
    expect(posted).toHaveLength(2);
  });

  it("belongs to who turned it on last, until they turn it off", async () => {
    const browser = aBrowser();
    await turnOn("contador", browser);
    await turnOn("admin", browser);
    await notifyOf("contador");
    expect(posted).toEqual([]);
    await notifyOf("admin");
    expect(addresses()).toEqual([browser.endpoint]);
    const drop = (who: Handle) => app.as(who).ask(DROP, { endpoint: browser.endpoint });
    expect((await drop("contador")).dropPushSubscription).toBe(false);
    expect((await drop("admin")).dropPushSubscription).toBe(true);
    later();
    await notifyOf("admin");
    expect(posted).toHaveLength(1);
  });

  it("receives no notice that its person does not want, has read, or may not read any more", async () => {
    later();
    await turnOn("lider2");
    const prefer = `mutation ($input: PreferencesInput!) {
      updateNotificationPreferences(input: $input) { push } }`;
    await app.as("lider2").ask(prefer, { input: { push: false } });
    await notifyOf("lider2");
    await app.as("lider2").ask(prefer, { input: { push: true } });
    const sent = await app
      .as("owner")
      .ask(TELL, { input: { userId: app.people.lider2.id, message: "Hola", type: "system_alert" } });
    await app.as("lider2").ask(`mutation ($id: ID!) { deleteNotification(id: $id) }`, {
      id: sent.createNotification.id,
    });
    await app.runJobs();
    expect(posted).toEqual([]);
  });

  it("has an https address of the public internet and keys that can be used", async () => {
    for (const endpoint of [
      "http://push.services.com/1",
      "https://localhost/1",
      "https://192.168.1.10/1",
      "https://[::1]/1",
      "https://[::ffff:10.0.0.1]/1",
      "https://169.254.169.254/latest/meta-data",
    ])
      expectRefused(
        await app.as("asesor").gql(KEEP, { input: aBrowser(endpoint) }),
        "BAD_USER_INPUT",
        "La dirección del navegador debe ser https y pública",
      );
    for (const wrong of [{ p256dh: "corta" }, { auth: "" }, { endpoint: "" }])
      expectRefused(
        await app.as("asesor").gql(KEEP, { input: { ...aBrowser(), ...wrong } }),
        "BAD_USER_INPUT",
      );
    expectRefused(await app.as(null).gql(KEEP, { input: aBrowser() }), "UNAUTHENTICATED");
  });
});
