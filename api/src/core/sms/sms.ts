import type { MailMessage } from "../mail/mail.entity.ts";

/** How an SMS leaves the house. */
export interface SmsTransport {
  /** Hands a text over for a mobile number; an error means that it is to be tried again. */
  send(message: Pick<MailMessage, "to" | "text">): Promise<void>;
  /** Whether it only stays in the table of messages, to be read there. */
  readonly captures?: boolean;
}

/** Without a provider an SMS stands in the captured mailbox, beside the mails, and in no log. */
export const capturedSms: SmsTransport = { send: () => Promise.resolve(), captures: true };
