import type { Transporter } from "nodemailer";
import type { Agency } from "../agency.ts";
import type { Config } from "../config/config.ts";
import { countedCall } from "../outgoing/count-calls.ts";
import type { Storage } from "../storage/storage.ts";
import type { MailMessage } from "./mail.entity.ts";
import { picturesOf } from "./mark.ts";

/** Transport of outgoing mail. */
export interface MailTransport {
  /** Hands a mail over in the agency's name; an error means that it is to be tried again. */
  send(mail: MailMessage, storage: Storage, agency: Pick<Agency, "name" | "email" | "logo">): Promise<void>;
  close(): void;
  /** True when mail only stays in its table, to be read there. */
  readonly captures?: boolean;
  /** True when mail is kept unsent, until a person sends it again through a server. */
  readonly holds?: boolean;
}

/**
 * Returns SMTP when there is an address for it; else the mail stays in its table, which is the mailbox, or
 * unsent when the installation sends none on purpose.
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
