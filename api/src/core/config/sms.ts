import { publicHttpsUrl } from "../outgoing/public-address.ts";
import type { ReadVariable } from "./config.ts";
import { oneOf } from "./config.values.ts";

type Method = "GET" | "POST" | "PUT";

/** HTTP request that passes an SMS to a provider; null without a provider. */
export type SmsConfig = {
  /** Public internet address of the provider; it may contain `{to}` and `{text}`. */
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the request with the placeholders `{to}` and `{text}`; empty for GET. */
  readonly body: string;
} | null;

/** Returns whether an installation sends SMS: through a provider, or to its captured mailbox. */
export const offersSms = ({
  sms,
  mailbox,
}: {
  readonly sms: SmsConfig;
  readonly mailbox: boolean;
}): boolean => sms !== null || mailbox;

const BODY = '{"to":"{to}","text":"{text}"}';

/** Reads the SMS configuration; without SMS_URL the other SMS variables are ignored. */
export function readSms(read: ReadVariable, lines: string[]): SmsConfig {
  const url = read<string | null>("SMS_URL", smsAddress, null);
  const method = read<Method>("SMS_METHOD", oneOf<Method>(["GET", "POST", "PUT"]), "POST");
  const headers = read("SMS_HEADERS", headerFields, {});
  const body = read("SMS_BODY", String, method === "GET" ? "" : BODY);
  if (url === null) return null;
  const whole = url + body;
  if (!whole.includes("{to}") || !whole.includes("{text}"))
    lines.push("SMS_BODY debe decir dónde van {to} y {text}: en la dirección o en el cuerpo.");
  return Object.freeze({ url, method, headers, body });
}

function smsAddress(text: string): string {
  if (publicHttpsUrl(text.replaceAll(/\{(to|text)\}/g, "x")) === null)
    throw new Error("debe ser una dirección https de internet, sin cuenta ni puerto.");
  return text;
}

function headerFields(text: string): Readonly<Record<string, string>> {
  const fields: unknown = JSON.parse(text);
  const wrong = new Error('debe ser un objeto JSON de textos, como {"authorization":"Bearer …"}.');
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw wrong;
  const named = Object.entries(fields);
  if (named.some(([name, value]) => !/^[\w-]+$/.test(name) || typeof value !== "string")) throw wrong;
  return Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
