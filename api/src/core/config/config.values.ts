import proxyAddr from "proxy-addr";
import { emailProblem, normalEmail } from "../colombia/emails.ts";

/**
 * Parsers that convert a variable's text into a value; each throws an Error whose message completes «VARIABLE
 * …» in Spanish.
 */

/** Log levels, from silent to most verbose. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Returns a parser of a whole number within bounds, inclusive. */
export const whole = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new Error(`debe ser un número entero entre ${least} y ${most}.`);
  return value;
};

/** Parses a boolean: `true` or `false`, also 1 or 0. */
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
 * Returns a parser of addresses with one of the given schemes. Its errors never repeat the value, which may
 * contain a password.
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

/** Returns an http(s) address without its trailing slash. */
export const httpUrl = (text: string): string => url("http:", "https:")(text).replace(/\/+$/, "");

/** Value of `SMTP_URL` for an installation that deliberately sends no e-mails. */
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

/** Minimum number of different characters in a secret; a random hex secret has about fourteen. */
const LEAST_VARIETY = 8;

/** Returns whether a secret is not random: it has few different characters or repeats a pattern. */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < LEAST_VARIETY || /^(.+?)\1+$/s.test(secret);

/** Returns whether an address can be reached only from this machine. */
export const isLocal = (address: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(address).hostname);

/** Returns a parser of values separated by commas. */
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
 * Parses `false`, a number of hops, or addresses separated by commas. `true` is refused, because any client
 * could then claim any address.
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

/** Refuses the address of the payment simulator, which this program itself serves. */
export function refuseLocal(address: string): void {
  const { hostname, pathname } = new URL(address);
  if (/^(localhost|127\.|\[::1\])/.test(hostname) || pathname.startsWith("/sandbox/wompi")) {
    throw new Error("apunta al simulador de pagos, que no se permite en producción.");
  }
}
