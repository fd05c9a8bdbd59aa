import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { blankTexts, eraseRecipient } from "../../../api/src/core/mail/blank-texts.ts";
import { deliverMail } from "../../../api/src/core/mail/deliver-mail.ts";
import { MailMessage } from "../../../api/src/core/mail/mail.entity.ts";
import { queueMail } from "../../../api/src/core/mail/queue-mail.ts";
import { mailTransport, type MailTransport } from "../../../api/src/core/mail/transport.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { capturedSms } from "../../../api/src/core/sms/sms.ts";
import { openCore, type CoreServices } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => (core = await openCore()));
afterAll(() => core.close());

const captured = mailTransport({ smtpUrl: null });
/** A server that takes every mail, or none. */
const server = (takes: boolean): MailTransport => ({
  send: () => (takes ? Promise.resolve() : Promise.reject(new Error("451"))),
  close: () => undefined,
});

let id: string;
let text: string;
let count = 0;
beforeEach(async () => {
  const key = `contact:${(count += 1)}` as const;
  const letter = {
    preview: "Hola",
    title: "Hola",
    paragraphs: ["Tu enlace: https://travesia.test/reset?token=secreto"],
  };
  await core.run(queueMail, { key, to: "ana@cliente.test", subject: "Tu enlace", letter });
  ({ id, text } = await core.services.orm.em.fork().findOneOrFail(MailMessage, { key }));
});

const find = () => core.services.orm.em.fork().findOneOrFail(MailMessage, { id });
const deliver = (transport: MailTransport) =>
  deliverMail(transport, capturedSms).run(jobContext(core.services, "test"), { mailId: id } as never);
const sweep = (transport: MailTransport) => blankTexts(transport).run(jobContext(core.services, "test"));
const sha256 = () => createHash("sha256").update(text).digest("hex");

describe("over SMTP", () => {
  it("a mail loses its text once it was handed over, and keeps its SHA-256", async () => {
    await deliver(server(true));
    expect(await find()).toMatchObject({
      text: "",
      html: "",
      textSha256: sha256(),
      sentAt: core.clock.now(),
    });
  });

  it("one that failed keeps its text for its next try", async () => {
    await expect(deliver(server(false))).rejects.toThrow("451");
    await sweep(server(true));
    expect(await find()).toMatchObject({ text, textSha256: null, sentAt: null });
    await deliver(server(true));
    expect(await find()).toMatchObject({ text: "", textSha256: sha256() });
  });

  it("what was captured before there was a server loses its text too", async () => {
    await deliver(captured);
    await sweep(server(true));
    expect(await find()).toMatchObject({ text: "", textSha256: sha256() });
  });
});

describe("where no mail is sent on purpose", () => {
  const none = mailTransport({ smtpUrl: null, holdsMail: true });

  it("a mail is kept as one that was not sent, with its text, and leaves when there is a server", async () => {
    await deliver(none);
    expect(await find()).toMatchObject({ sentAt: null, heldAt: core.clock.now(), text });
    await sweep(server(true));
    expect((await find()).text).toBe(text);
    await deliver(server(true));
    expect(await find()).toMatchObject({ sentAt: core.clock.now(), heldAt: null, text: "" });
  });

  it("it keeps its text for 30 days, since its links end", async () => {
    await deliver(none);
    const older = (interval: string) =>
      core.services.orm.em
        .fork()
        .execute(`update mails set kept_until = kept_until - interval '${interval}' where id = ?`, [id]);
    await older("29 days 23 hours");
    await sweep(none);
    expect((await find()).text).toBe(text);
    await older("2 hours");
    await sweep(none);
    expect(await find()).toMatchObject({ text: "", sentAt: null, textSha256: sha256() });
  });
});

describe("captured", () => {
  it("keeps its text for seven days of the machine's clock, however the product's own clock is moved", async () => {
    await deliver(captured);
    core.clock.advance({ days: 60 });
    await sweep(captured);
    expect((await find()).text).toBe(text);
    const older = (interval: string) =>
      core.services.orm.em
        .fork()
        .execute(`update mails set kept_until = kept_until - interval '${interval}' where id = ?`, [id]);
    await older("6 days 23 hours");
    await sweep(captured);
    expect((await find()).text).toBe(text);
    await older("2 hours");
    await sweep(captured);
    expect(await find()).toMatchObject({ text: "", html: "", textSha256: sha256(), subject: "Tu enlace" });
  });
});

it("a person who is erased is in no mail any more, and gets none that waited", async () => {
  await deliver(captured);
  const sent = id;
  await core.run(queueMail, {
    key: "contact:waiting",
    to: "ana@cliente.test",
    subject: "Otra",
    letter: { preview: "Hola", title: "Hola", paragraphs: ["Hola"] },
  });
  await core.run(
    (work: Work) => eraseRecipient(work, "ana@cliente.test", "suprimida-1@suprimida.invalid"),
    undefined,
  );
  const em = core.services.orm.em.fork();
  expect(await em.count(MailMessage, { to: "ana@cliente.test" })).toBe(0);
  expect(await em.count(MailMessage, { key: "contact:waiting" })).toBe(0);
  id = sent;
  expect(await find()).toMatchObject({
    to: "suprimida-1@suprimida.invalid",
    subject: "",
    text: "",
    textSha256: sha256(),
  });
});
