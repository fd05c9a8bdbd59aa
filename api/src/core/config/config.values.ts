import proxyAddr from "proxy-addr";
import { emailProblem, normalEmail } from "../colombia/emails.ts";

/**
 * Readers that turn a variable's text into a value; each throws an Error whose message completes «VARIABLE …»
 * in Spanish.
 */

/** Levels of the log, from nothing to everything. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Returns a whole number within bounds, both included. */
export const whole = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Error(`debe ser un número entero entre ${least} y ${most}.`);
  return value;
};

/** `true` or `false`; also 1 and 0. */
export function flagValue(text: string): boolean {
  if (/^(true|1)$/i.test(text)) return true;
  if (/^(false|0)$/i.test(text)) return false;
  throw new Error("debe ser true o false.");
}

/** Returns a parser that accepts one of the given words. */
export const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T => {
    const word = words.find((known) => known === text);
    if (!word) throw new Error(`debe ser uno de: ${words.join(", ")}.`);
    return word;
  };

/**
 * Returns a parser of addresses with one of the given schemes; its errors never repeat the value, which may
 * hold a password.
 */
export const url =
  (...schemes: string[]) =>
  (text: string): string => {
    if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) {
      throw new Error(
        `debe ser una dirección que empiece por ${schemes.map((scheme) => `${scheme}//`).join(" o ")}`,
      );
    }
    return text;
  };

/** Returns an http(s) address without its final slash. */
export const httpUrl = (text: string): string => url("http:", "https:")(text).replace(/\/+$/, "");

/** The word of `SMTP_URL` for an installation that sends no mail on purpose. */
export const NO_SMTP = "none";

/** Returns the address of a mail server, or {@link NO_SMTP}. */
export function smtpAddress(text: string): string {
  if (text === NO_SMTP) return text;
  try {
    return url("smtp:", "smtps:")(text);
  } catch (error) {
    throw new Error(`${(error as Error).message}, o none para no enviar correos.`);
  }
}

/** Returns an e-mail address in lower case. */
export function email(text: string): string {
  if (emailProblem(text)) throw new Error("debe ser un correo, como ana@tuagencia.co.");
  return normalEmail(text);
}

/** Fewer different characters are no secret: one drawn by lot as hex has some fourteen. */
const LEAST_VARIETY = 8;

/** Returns whether a secret is the same over and over, and not drawn by lot. */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < LEAST_VARIETY || /^(.+?)\1+$/s.test(secret);

/** Returns whether an address opens on this machine alone. */
export const isLocal = (address: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(address).hostname);

/** Values separated by commas. */
export const list =
  <T>(parse: (text: string) => T) =>
  (text: string): readonly T[] =>
    Object.freeze(
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean)
        .map(parse),
    );

/**
 * `false`, a number of hops, or addresses separated by commas; `true` would trust anyone's word about the
 * client's address.
 */
export function trustedProxies(text: string): false | number | readonly string[] {
  if (/^(false|0)$/i.test(text)) return false;
  if (/^\d+$/.test(text)) return Number(text);
  const addresses = list(String)(text);
  try {
    proxyAddr.compile([...addresses]);
  } catch {
    throw new Error("debe ser false, un número de saltos o direcciones separadas por comas.");
  }
  return addresses;
}

/** Refuses the payment simulator, which is served by this very program. */
export function refuseLocal(address: string): void {
  const { hostname, pathname } = new URL(address);
  if (/^(localhost|127\.|\[::1\])/.test(hostname) || pathname.startsWith("/sandbox/wompi")) {
    throw new Error("apunta al simulador de pagos, que no se permite en producción.");
  }
}
