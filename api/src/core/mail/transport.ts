import type { Transporter } from "nodemailer";
import type { Agency } from "../agency.ts";
import type { Config } from "../config/config.ts";
import { countedCall } from "../outgoing/count-calls.ts";
import type { Storage } from "../storage/storage.ts";
import type { MailMessage } from "./mail.entity.ts";
import { picturesOf } from "./mark.ts";

/** Transport for outgoing e-mails. */
export interface MailTransport {
  /** Sends an e-mail in the agency's name; an error means that it must be retried. */
  send(mail: MailMessage, storage: Storage, agency: Pick<Agency, "name" | "email" | "logo">): Promise<void>;
  close(): void;
  /** True when e-mails only stay in their table, to be read there. */
  readonly captures?: boolean;
  /** True when e-mails are kept unsent, until a person sends them through a server. */
  readonly holds?: boolean;
}

/**
 * Returns an SMTP transport when an address is configured. Otherwise e-mails stay in their table: as the
 * captured mailbox, or unsent when the installation deliberately sends none.
 */
export function mailTransport({
  smtpUrl,
  holdsMail = false,
}: Pick<Config, "smtpUrl"> & Partial<Pick<Config, "holdsMail">>): MailTransport {
  if (smtpUrl) return smtp(smtpUrl);
  return holdsMail ? held : captured;
}

const captured: MailTransport = { send: async () => undefined, close: () => undefined, captures: true };
const held: MailTransport = { ...captured, captures: false, holds: true };

function smtp(url: string): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const open = async () => (await import("nodemailer")).createTransport(url);
  return {
    close: () => void opened?.then((transport) => transport.close()),
    async send({ messageId, to, replyTo, subject, html, text, createdAt, attachments }, storage, agency) {
      const files = await Promise.all(
        attachments.map(async ({ filename, storageKey, contentType }) => ({
          filename,
          contentType,
          content: await storage.bytes(storageKey),
        })),
      );
      const pictures = (await picturesOf(html, storage, agency)).map(({ address, ...picture }) => {
        const cid = address.slice("cid:".length);
        return { ...picture, filename: cid, cid };
      });
      const message = {
        from: { name: agency.name, address: agency.email },
        messageId,
        to,
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
        // So that out-of-office programs do not answer it (RFC 3834, 5).
        headers: { "Auto-Submitted": "auto-generated" },
        subject,
        html,
        text,
        date: createdAt,
        attachments: [...pictures, ...files],
        disableUrlAccess: true,
        disableFileAccess: true,
      };
      const transport = await (opened ??= open());
      await countedCall("smtp", () => transport.sendMail(message));
    },
  };
}
