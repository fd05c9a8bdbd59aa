import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { MailMessage } from "../../api/src/core/mail/mail.entity.ts";
import { mailTransport } from "../../api/src/core/mail/transport.ts";
import type { Storage } from "../../api/src/core/storage/storage.ts";
import { aMailServer } from "../support/mail-server.ts";
import { pythonSays, reads } from "./programs.ts";

const mail = {
  messageId: "<cotizacion-1@viajes.co>",
  to: "cliente@example.com",
  subject: "Tu cotización COT-1: Ñandú, Đà Nẵng y más — con un asunto que no cabe en una sola línea",
  text: "Hola, Łukasz:\n\nTu viaje está listo.\n",
  html: "<p>Hola, Łukasz:</p><p>Tu viaje está listo.</p>",
  createdAt: new Date("2026-11-05T12:00:00Z"),
  attachments: [{ filename: "cotización ñ.pdf", storageKey: "k", contentType: "application/pdf", size: 5 }],
} as unknown as MailMessage;

let folder: string;
let eml: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mails-"));
  eml = join(folder, "correo.eml");
  const server = await aMailServer();
  const transport = mailTransport({ smtpUrl: server.url });
  const storage = { bytes: async () => Buffer.from("%PDF-") } as unknown as Storage;
  await transport.send(mail, storage, { name: "Travesía Viajes", email: "hola@viajes.co", logo: null });
  transport.close();
  await server.leave();
  writeFileSync(eml, server.received[0] ?? "", "latin1");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a mail", () => {
  reads("email", "subject, both texts and the attached file", () => {
    const script = `import email, email.policy, json, sys
mail = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
files = [[part.get_filename(), part.get_content_type(), part.get_content().decode()] for part in mail.iter_attachments()]
print(json.dumps([mail["Subject"], str(mail["From"]), mail["Message-ID"], mail.get_body(("plain",)).get_content(), mail.get_body(("html",)).get_content(), files, [str(defect) for part in mail.walk() for defect in part.defects]]))`;
    const [subject, from, id, text, html, files, defects] = pythonSays(script, eml) as unknown[];
    expect(subject).toBe(mail.subject);
    expect(from).toBe("Travesía Viajes <hola@viajes.co>");
    expect(id).toBe(mail.messageId);
    expect(String(text).trim()).toBe(mail.text.trim());
    expect(String(html)).toContain("Łukasz");
    expect(files).toEqual([["cotización ñ.pdf", "application/pdf", "%PDF-"]]);
    expect(defects).toEqual([]);
  });
});
