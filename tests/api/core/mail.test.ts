import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliverMail } from "../../../api/src/core/mail/deliver-mail.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { layout, type Letter } from "../../../api/src/core/mail/layout.ts";
import { MailMessage } from "../../../api/src/core/mail/mail.entity.ts";
import { picturesOf, withPictures } from "../../../api/src/core/mail/mark.ts";
import { queueMail, type OutgoingMail } from "../../../api/src/core/mail/queue-mail.ts";
import { mailTransport } from "../../../api/src/core/mail/transport.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { mediaPath } from "../../../api/src/core/storage/storage.ts";
import { capturedSms } from "../../../api/src/core/sms/sms.ts";
import { defaultAgency } from "../../../api/src/modules/content/agency.default.ts";
import { aMailServer, type MailServer } from "../../support/mail-server.ts";
import { openCore, type CoreServices } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => (core = await openCore()));
afterAll(() => core.close());

const mail = (key: string): OutgoingMail => ({
  key: `contact:${key}`,
  to: "maria@cliente.test",
  subject: "Tu cotización está lista",
  letter: { preview: "Hola", title: "Hola", paragraphs: ["Hola"] },
});
const find = (key: string) =>
  core.services.orm.em.fork().findOneOrFail(MailMessage, { key: `contact:${key}` });
const jobsOf = (id: string) =>
  core.services.orm.em
    .fork()
    .execute("select 1 from graphile_worker.jobs where task_identifier = 'mail.deliver' and key = ?", [
      `mail:${id}`,
    ]);

describe("a queued mail", () => {
  test("is written with its job, and its key is not written again", async () => {
    expect(await core.run(queueMail, mail("once"))).toBe(true);
    expect(await core.run(queueMail, mail("once"))).toBe(false);
    const written = await find("once");
    expect(written).toMatchObject({ tries: 0, sentAt: null, attachments: [] });
    expect(written.messageId).toBe(`<${written.id}@travesia.test>`);
    expect(await jobsOf(written.id)).toHaveLength(1);
  });

  test("does not exist when its transaction was rolled back", async () => {
    const undone = async (work: Work) => {
      await queueMail(work, mail("undone"));
      throw new Error("undone");
    };
    await expect(core.run(undone, undefined)).rejects.toThrow("undone");
    await expect(find("undone")).rejects.toThrow();
  });

  test("leaves once, although its job runs twice at once and again later", async () => {
    await core.run(queueMail, mail("twice"));
    const { id } = await find("twice");
    const sent: string[] = [];
    const slow = {
      send: async ({ messageId }: MailMessage) => {
        await new Promise((soon) => setTimeout(soon, 100));
        sent.push(messageId);
      },
      close: () => undefined,
    };
    const deliver = () =>
      deliverMail(slow, capturedSms).run(jobContext(core.services, "test"), { mailId: id } as never);
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(sent).toEqual([`<${id}@travesia.test>`]);
    expect((await find("twice")).sentAt).toEqual(core.clock.now());
  });

  test("that could not leave counts its tries and stays to be sent", async () => {
    await core.run(queueMail, mail("refused"));
    const { id } = await find("refused");
    const failing = { send: () => Promise.reject(new Error("451")), close: () => undefined };
    await expect(
      deliverMail(failing, capturedSms).run(jobContext(core.services, "test"), { mailId: id } as never),
    ).rejects.toThrow("451");
    expect(await find("refused")).toMatchObject({ tries: 1, sentAt: null });
  });
});

describe("over SMTP", () => {
  let server: MailServer;
  beforeAll(async () => (server = await aMailServer()));
  afterAll(() => server.leave());

  test("a mail leaves with its fixed Message-ID and its attachment", async () => {
    const { services } = core;
    const bytes = Buffer.from("%PDF-1.4 contenido");
    const stored = await services.storage.put(bytes, {
      filename: "cotización.pdf",
      contentType: "application/pdf",
    });
    const attachments = [
      {
        filename: stored.filename,
        storageKey: stored.key,
        contentType: stored.contentType,
        size: stored.size,
      },
    ];
    await core.run(queueMail, { ...mail("smtp"), attachments });
    const { id, messageId } = await find("smtp");
    const transport = mailTransport({ smtpUrl: server.url });
    await deliverMail(transport, capturedSms).run(jobContext(services, "test"), { mailId: id } as never);
    transport.close();
    const { received } = server;
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(`Message-ID: ${messageId}`);
    expect(received[0]).toContain("To: maria@cliente.test");
    expect(received[0]).toMatch(/^From: =\?UTF-8\?.*<hola@travesia\.test>/m);
    expect(received[0]).toContain(bytes.toString("base64"));
  });

  const ana = { name: "Ana Rojas", email: "Ana.O'Brien+x@travesia.test", phone: null };
  const sentAs = async (key: OutgoingMail["key"], advisor: typeof ana): Promise<string> => {
    const { letter, ...about } = mail(key);
    await core.run(queueMail, { ...about, key, letter: { ...letter, advisor } });
    const message = await core.services.orm.em.fork().findOneOrFail(MailMessage, { key });
    const transport = mailTransport({ smtpUrl: server.url });
    await transport.send(message, core.services.storage, defaultAgency);
    transport.close();
    return (server.received.at(-1) ?? "").split("\n\n", 1)[0] ?? "";
  };

  test("a mail says that no person wrote it, and its answer goes to the advisor who signs it", async () => {
    const head = await sentAs("quote-sent:answered", ana);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(head).toMatch(/^Reply-To: ana\.o'brien\+x@travesia\.test$/m);
  });

  test("a code is answered to nobody, and an address that is none gives no header", async () => {
    const code = await sentAs("signing-code:unanswered", ana);
    expect(code).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(code).not.toMatch(/^Reply-To:/m);
    const forged = await sentAs("quote-sent:forged", { ...ana, email: "a@b.co\r\nBcc: x@y.co" });
    expect(forged).not.toMatch(/^(Reply-To|Bcc):/m);
  });

  test("the agency's logo leaves as a part of the mail that its text names", async () => {
    const { storage } = core.services;
    await core.run(queueMail, mail("marked"));
    const message = await find("marked");
    const agency = await anAgencyWithLogo();
    const { html } = layout({ preview: "Hola", title: "Hola", paragraphs: ["Hola"] }, agency);
    const transport = mailTransport({ smtpUrl: server.url });
    await transport.send(Object.assign(message, { html }), storage, agency);
    transport.close();
    const sent = server.received.at(-1) ?? "";
    const [logo] = await picturesOf(html, storage, agency);
    const [, parts] = /^Content-Type: multipart\/related;.*?boundary="([^"]+)"/ms.exec(sent) ?? [];
    const [page = "", picture = ""] = sent.split(`--${parts}`).slice(1);
    expect(page.replaceAll("=\n", "")).toContain('src=3D"cid:marca"');
    expect(picture).toMatch(/^Content-ID: <marca>$/m);
    expect(picture).toMatch(/^Content-Type: image\/jpeg/m);
    expect(picture.replaceAll("\n", "")).toContain(logo!.content.toString("base64"));
  });
});

/** An agency whose logo is kept, as WebP. */
async function anAgencyWithLogo(): Promise<typeof defaultAgency> {
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#0E5A73" } })
    .webp()
    .toBuffer();
  const { key } = await core.services.storage.putPublic(picture, {
    filename: "logo.webp",
    contentType: "image/webp",
  });
  return { ...defaultAgency, logo: mediaPath(key), colour: "#7A1F3D" };
}

describe("the layout", () => {
  test("begins the foot of its text as mail programs know a signature", () => {
    const { text } = layout({ preview: "Hola", title: "Hola", paragraphs: ["Hola"] }, defaultAgency);
    expect(text.split("\n").filter((line) => line.startsWith("--"))).toEqual(["-- "]);
  });

  const letter = {
    preview: "Revisa tu viaje a Cartagena",
    title: "Tu viaje a Cartagena",
    passage: {
      kind: "Cotización",
      number: "COT-2026-000123",
      origin: "Bogotá",
      destination: "<script>alert(1)</script>",
      dates: "15 al 20 de marzo",
      travellers: "2 adultos",
      price: 8_450_000,
      status: { text: "Enviada", tone: "sea" as const },
    },
    paragraphs: ["Hola, María & familia"],
    button: { text: "Ver cotización", url: 'https://travesia.test/q?token=a&x="b"' },
    advisor: { name: "Ana Rojas", email: "ana@travesia.test", phone: "300 555 0101" },
  };

  test("opens with the agency's logo, which travels within the mail, over its colour", async () => {
    const agency = await anAgencyWithLogo();
    const { html, text } = layout(letter, agency);
    expect(html).toContain('src="cid:marca"');
    expect(html).toContain("border-bottom:4px solid #7A1F3D");
    expect(text).not.toContain("cid:");
    const pictures = await picturesOf(html, core.services.storage, agency);
    expect(pictures[0]?.contentType).toBe("image/jpeg");
    expect(withPictures(html, pictures)).toContain('src="data:image/jpeg;base64,');
    expect(layout(letter, defaultAgency).html).not.toContain("cid:marca");
  });

  test("of a trip shows its place, unless something was cancelled", () => {
    const pictureOf = (written: Letter) => /cid:viaje-[a-z-]+/.exec(layout(written, defaultAgency).html)?.[0];
    const passage = { ...letter.passage, destination: "Cartagena" };
    expect(pictureOf({ ...letter, passage })).toBe("cid:viaje-cartagena");
    expect(pictureOf({ ...letter, passage, picture: "/paisajes/baru.svg" })).toBe("cid:viaje-baru");
    const status = { text: "Anulado", tone: "clay" } as const;
    expect(pictureOf({ ...letter, passage: { ...passage, status } })).toBeUndefined();
    const { passage: _, ...other } = letter;
    expect(pictureOf(other)).toBeUndefined();
  });

  test("escapes whatever people wrote", () => {
    const { html } = layout(letter, defaultAgency);
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain("María &amp; familia");
    expect(html).toContain('href="https://travesia.test/q?token=a&amp;x=&quot;b&quot;"');
  });

  test("says the passage, the one button, the advisor, the RNT and the laws in both versions", () => {
    const { html, text } = layout(letter, defaultAgency);
    for (const version of [html, text]) {
      for (const words of [
        "COT-2026-000123",
        "Bogotá",
        "8.450.000",
        "Ver cotización",
        "Ana Rojas",
        "RNT n.º",
        "Ley 679 de 2001",
        "Ley 1336 de 2009",
        "Ley 1581 de 2012",
      ])
        expect(version).toContain(words);
    }
    expect(text).not.toContain("<p");
  });

  test("names no origin where there is none", () => {
    const { html, text } = layout({ ...letter, passage: { ...letter.passage, origin: "" } }, defaultAgency);
    expect(html).not.toContain("→");
    expect(text).not.toContain("→");
  });
});
