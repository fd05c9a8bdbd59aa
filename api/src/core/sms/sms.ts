import type { Config } from "../config/config.ts";
import { offersSms, type SmsConfig } from "../config/sms.ts";
import type { MailMessage } from "../mail/mail.entity.ts";
import { countedCall } from "../outgoing/count-calls.ts";
import { type Post, postPublicly } from "../outgoing/post-publicly.ts";

/** Transport for outgoing SMS. */
export interface SmsTransport {
  /** Sends a text to a mobile number; an error means that it should be retried. */
  send(message: Pick<MailMessage, "to" | "text">): Promise<void>;
  /** True when SMS only stay in the table of messages, to be read there. */
  readonly captures?: boolean;
}

/**
 * Transport without a provider: an SMS is shown in the captured mailbox, beside the e-mails, and never
 * logged.
 */
export const capturedSms: SmsTransport = { send: () => Promise.resolve(), captures: true };

/**
 * Transport without a provider and without a captured mailbox: no SMS is sent, and none is reported as sent.
 */
const noSms: SmsTransport = {
  send: () => Promise.reject(new Error("No hay proveedor de SMS: define SMS_URL")),
};

/** Returns the transport that the configuration selects. */
export const smsTransport = (config: Pick<Config, "sms" | "mailbox">): SmsTransport =>
  config.sms ? httpSms(config.sms) : offersSms(config) ? capturedSms : noSms;

/**
 * Sends texts to a provider with the HTTP request that the configuration describes; a 2xx status means
 * success.
 */
export function httpSms(config: NonNullable<SmsConfig>, post: Post = postPublicly()): SmsTransport {
  const { method, body } = config;
  const headers = { "content-type": "application/json", ...config.headers };
  const escaped = escapes(headers["content-type"]);
  return {
    async send({ to, text }) {
      const url = new URL(filled(config.url, encodeURIComponent, { to, text }));
      const bytes = Buffer.from(filled(body, escaped, { to, text }), "utf8");
      const sent = method === "GET" ? config.headers : { ...headers, "content-length": bytes.length };
      await countedCall("sms", async () => {
        const status = await post({ url, method, headers: sent, body: bytes });
        if (status < 200 || status > 299) throw new Error(`El proveedor de SMS respondió ${status}`);
      });
    },
  };
}

/** Returns the function that escapes a value for a body of the given content type. */
const escapes = (type: string): ((value: string) => string) =>
  type.includes("json")
    ? (value) => JSON.stringify(value).slice(1, -1)
    : type.includes("urlencoded")
      ? encodeURIComponent
      : (value) => value;

const filled = (
  template: string,
  escaped: (value: string) => string,
  values: Pick<MailMessage, "to" | "text">,
): string => template.replaceAll(/\{(to|text)\}/g, (_, name: "to" | "text") => escaped(values[name]));
