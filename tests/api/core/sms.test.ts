import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../api/src/core/config/config.ts";
import { offersSms } from "../../../api/src/core/config/sms.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { deliverMail } from "../../../api/src/core/mail/deliver-mail.ts";
import { MailMessage } from "../../../api/src/core/mail/mail.entity.ts";
import { mailTransport } from "../../../api/src/core/mail/transport.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import type { Posted } from "../../../api/src/core/outgoing/post-publicly.ts";
import { enqueueSms, type OutgoingSms } from "../../../api/src/core/sms/queue-sms.ts";
import { httpSms, smsTransport } from "../../../api/src/core/sms/sms.ts";
import { openCore, type CoreServices } from "./core-services.ts";

const REAL = {
  NODE_ENV: "production",
  JWT_SECRET: "0f8d1c6b3a97e245d1b8c4f6a2e39d07",
  PUBLIC_URL: "https://viajes.travesia.test",
  SMTP_URL: "none",
};
const SMS_URL = "https://sms.proveedor.com.co/enviar";
const message = { to: "+573001234567", text: 'Dice "hola"\ny adiós' };

/** Returns the request that a provider of SMS gets with a configuration; `status` is its answer. */
async function asked(env: Record<string, string>, status = 200): Promise<Posted> {
  const posted: Posted[] = [];
  const sms = httpSms(readConfig({ ...REAL, SMS_URL, ...env }).sms!, (one) => {
    posted.push(one);
    return Promise.resolve(status);
  });
  await sms.send(message);
  return posted[0]!;
}

describe("a provider of SMS", () => {
  test("is asked as the configuration says, whatever a text holds", async () => {
    const json = await asked({ SMS_HEADERS: '{"Authorization":"Bearer abc"}' });
    expect([json.url.href, json.method]).toEqual([SMS_URL, "POST"]);
    expect(json.headers).toMatchObject({
      authorization: "Bearer abc",
      "content-type": "application/json",
    });
    expect(JSON.parse(json.body.toString())).toEqual(message);

    const form = await asked({
      SMS_METHOD: "PUT",
      SMS_HEADERS: '{"content-type":"application/x-www-form-urlencoded"}',
      SMS_BODY: "numero={to}&mensaje={text}",
    });
    expect(form.method).toBe("PUT");
    expect(Object.fromEntries(new URLSearchParams(form.body.toString()))).toEqual({
      numero: message.to,
      mensaje: message.text,
    });

    const get = await asked({ SMS_METHOD: "GET", SMS_URL: `${SMS_URL}?a={to}&b={text}` });
    expect(get.url.searchParams.get("b")).toBe(message.text);
    expect(get.body).toHaveLength(0);
  });

  test("that does not say yes has sent nothing", async () => {
    await expect(asked({}, 500)).rejects.toThrow("El proveedor de SMS respondió 500");
    await expect(asked({}, 302)).rejects.toThrow("El proveedor de SMS respondió 302");
  });

  test("is refused inside our own network, and where the text would not be sent", () => {
    for (const url of ["http://sms.proveedor.com.co", "https://10.0.0.7/sms", "https://localhost/sms"])
      expect(() => readConfig({ ...REAL, SMS_URL: url }), url).toThrow("SMS_URL");
    expect(() => readConfig({ ...REAL, SMS_URL, SMS_BODY: "{to}" })).toThrow("{text}");
    expect(() => readConfig({ ...REAL, SMS_URL, SMS_HEADERS: "[]" })).toThrow("SMS_HEADERS");
  });

  test("that is not configured is offered to nobody in production, and nothing says that it was sent", async () => {
    const config = readConfig(REAL);
    expect(offersSms(config)).toBe(false);
    await expect(smsTransport(config).send(message)).rejects.toThrow("SMS_URL");
    expect(offersSms(readConfig({}))).toBe(true);
    expect(offersSms(readConfig({ ...REAL, SMS_URL }))).toBe(true);
  });
});

describe("an SMS that does not leave", () => {
  let core: CoreServices;
  beforeAll(async () => (core = await openCore()));
  afterAll(() => core.close());

  const leave = (work: Work, sms: OutgoingSms) => Promise.resolve(enqueueSms(work, sms));
  const find = (key: string) => core.services.orm.em.fork().findOneOrFail(MailMessage, { key });
  const failing = { send: () => Promise.reject(new Error("El proveedor de SMS respondió 500")) };
  const deliver = async (key: string) => {
    const { id } = await find(key);
    const job = deliverMail(mailTransport({ smtpUrl: null }), failing);
    return job.run(jobContext(core.services, "test"), { mailId: id } as never);
  };

  test("is tried again, and the third time goes by mail, once, and by SMS no more", async () => {
    await core.run(leave, { key: "sms:uno", insteadTo: "ana@cliente.test", ...message });
    await expect(deliver("sms:uno")).rejects.toThrow("500");
    await expect(deliver("sms:uno")).rejects.toThrow("500");
    await deliver("sms:uno");
    await deliver("sms:uno");
    const sms = await find("sms:uno");
    expect(sms).toMatchObject({ sentAt: null, tries: 3 });
    expect(sms.replacedAt).not.toBeNull();
    const mail = await find(`instead:${sms.id}`);
    expect(mail).toMatchObject({ channel: "email", to: "ana@cliente.test" });
    expect(mail.text).toContain("y adiós");
  });

  test("of somebody who has a mail of it already, or no address, goes on being tried", async () => {
    await core.run(leave, { key: "sms:dos", insteadTo: null, ...message });
    for (let time = 0; time < 4; time += 1) await expect(deliver("sms:dos")).rejects.toThrow("500");
    expect(await find("sms:dos")).toMatchObject({ sentAt: null, replacedAt: null });
  });
});
