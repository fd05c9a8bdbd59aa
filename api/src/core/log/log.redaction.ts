import { LRUCache } from "lru-cache";

/** Names of fields whose values are never logged, compared without case, `_` and `-`. */
const secret =
  /password|contrasena|token|secret|authorization|cookie|apikey|privatekey|signature|firma|codigo|otp|idempotencykey|smtpurl|databaseurl/;
const personal =
  /email|correo|phone|telefono|celular|whatsapp|document|pasaporte|passport|cedula|nit$|^nit|lastname|apellido|^nombres?$|fullname|birth|nacimiento|address|direccion|banco|cuenta|account|^to$|^input$|^variables$|^body$/;

const deepest = 6;

/**
 * Returns a copy of a log entry without secrets and personal data; errors are reduced to name, scrubbed
 * message, stack and code.
 */
export function maskedEntry(entry: Record<string, unknown>): Record<string, unknown> {
  return fields(entry, 0);
}

/**
 * Quick test whether a text can contain anything that `scrubbed` removes. Most lines cannot, and every answer
 * writes one.
 */
const suspicious = /[@?&]|\/\/|eyJ|\d{7}|bearer|basic/i;

/** Returns a text without tokens, e-mail addresses and long numbers (documents, phones, cards, accounts). */
export function scrubbed(text: string): string {
  if (!suspicious.test(text)) return text;
  return text
    .replace(/\b(Bearer|Basic)\s+[^\s"']+/gi, "$1 [oculto]")
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[token]")
    .replace(/([?&](?:token|code|signature|firma|key)=)[^&\s"']+/gi, "$1[oculto]")
    .replace(/\/\/[^/\s:@]+:[^/\s@]+@/g, "//[oculto]@")
    .replace(/[\w.!#$%'*+^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g, "[correo]")
    .replace(/(?<![\w-])\+?\d{7,}(?![\w-])/g, "[número]");
}

/** Returns an error's message, scrubbed and without the SQL statement. */
export function messageOf(error: Error): string {
  // MikroORM begins the message with the statement, values filled in, and ends it with " - " and the server's
  // own words.
  const words = error.name.endsWith("Exception")
    ? error.message.split(" - ").at(-1)?.split("\n").at(0)
    : error.message;
  return scrubbed(words ?? "");
}

const judged = new LRUCache<string, boolean>({ max: 1_000 });

function isHidden(key: string): boolean {
  const known = judged.get(key);
  if (known !== undefined) return known;
  const name = key.toLowerCase().replace(/[_-]/g, "");
  const hides = secret.test(name) || personal.test(name);
  judged.set(key, hides);
  return hides;
}

const hidden = (value: unknown) =>
  value === null || value === undefined || typeof value === "boolean" ? value : "[oculto]";

function visible(value: unknown, depth: number): unknown {
  if (typeof value === "string") return scrubbed(value);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  if (value instanceof Error) return failure(value, depth);
  if (depth >= deepest) return "[…]";
  if (Array.isArray(value)) return value.map((item) => visible(item, depth + 1));
  return fields(value as Record<string, unknown>, depth);
}

function fields(entry: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(entry))
    shown[key] = isHidden(key) ? hidden(value) : visible(value, depth + 1);
  return shown;
}

/**
 * Returns only the parts of an error that help to find a bug. A database driver's error also contains the
 * statement with its values and the row's contents.
 */
function failure(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: messageOf(error),
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    stack: frames.join("\n"),
    ...(error.cause !== undefined && depth < deepest && { cause: visible(error.cause, depth + 1) }),
  };
}
