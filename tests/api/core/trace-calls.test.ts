import { createECDH, randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import https, { type RequestOptions } from "node:https";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../../api/src/core/config/config.ts";
import { withinTrace } from "../../../api/src/core/outgoing/trace.ts";
import { httpSms } from "../../../api/src/core/sms/sms.ts";
import { anApp, type TestApp } from "../../support/app.ts";

// A public address is asked for, which no test has: the outgoing requests are looked at instead. Files share
// their modules, so that the function itself is replaced, and restored.
const asked = vi.fn<(url: URL, options: RequestOptions) => void>();
beforeAll(() => {
  vi.spyOn(https, "request").mockImplementation(((url: URL, options: RequestOptions) => {
    asked(url, options);
    const call = Object.assign(new EventEmitter(), { end: () => undefined });
    process.nextTick(() => call.emit("response", { statusCode: 201, destroy: () => undefined }));
    return call;
  }) as unknown as typeof https.request);
  syncBuiltinESMExports();
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const HEADER = `00-${ID}-00f067aa0ba902b7-01`;
const GOES_ON = expect.stringMatching(new RegExp(`^00-${ID}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));

const KEEP = `mutation ($input: PushSubscriptionInput!) { keepPushSubscription(input: $input) }`;
const SAY = `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  for (const who of ["asesor", "asesor2"] as const) {
    const keys = createECDH("prime256v1");
    keys.generateKeys();
    const endpoint = `https://push.services.com/${who}`;
    const auth = randomBytes(16).toString("base64url");
    const input = { endpoint, p256dh: keys.getPublicKey("base64url"), auth };
    await app.as(who).ask(KEEP, { input });
  }
  await app.runJobs();
});
beforeEach(() => asked.mockClear());

/** Headers of the calls that were made, by the last word of their address. */
const traces = () =>
  Object.fromEntries(
    asked.mock.calls.map(([{ pathname }, { headers }]) => [
      pathname.split("/").at(-1),
      (headers as Record<string, unknown>)["traceparent"],
    ]),
  );

describe("the trace of a request", () => {
  it("goes on in the push that a job of it sends, and in that of no other job", async () => {
    const notice = (who: "asesor" | "asesor2") => ({
      input: { userId: app.people[who].id, title: "Aviso", message: "Llegó", type: "system_alert" },
    });
    await app.as("admin").with({ traceparent: HEADER }).ask(SAY, notice("asesor"));
    await app.as("admin").ask(SAY, notice("asesor2"));
    const waiting = await app.app.services.orm.em
      .fork()
      .execute<{ payload: { traceparent?: string } }[]>("select payload from graphile_worker._private_jobs");
    const kept = waiting.map(({ payload }) => payload.traceparent);
    expect(kept).toContainEqual(GOES_ON);
    expect(kept).toContain(undefined);
    await app.runJobs();
    expect(traces()).toEqual({ asesor: GOES_ON, asesor2: undefined });
  });

  it("goes on in an SMS", async () => {
    const { sms } = readConfig({
      NODE_ENV: "production",
      JWT_SECRET: "0f8d1c6b3a97e245d1b8c4f6a2e39d07",
      PUBLIC_URL: "https://viajes.travesia.test",
      SMTP_URL: "none",
      SMS_URL: "https://sms.proveedor.com.co/enviar",
    });
    const message = { to: "+573001234567", text: "Hola" };
    await withinTrace({ id: ID, flags: "01" }, () => httpSms(sms!).send(message));
    expect(traces()).toEqual({ enviar: GOES_ON });
    await httpSms(sms!).send(message);
    expect(traces()).toEqual({ enviar: undefined });
  });
});
