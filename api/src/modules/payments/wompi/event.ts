import { environmentOf, type WompiKeys } from "./keys.ts";
import { eventChecksum, sameChecksum } from "./signature.ts";
import { readTransaction, type WompiTransaction } from "./transaction.ts";

/** Event whose checksum was verified. */
export interface WompiEvent {
  /** Type of the event, such as `transaction.updated`; the provider may add types. */
  readonly kind: string;
  /** Time in seconds since 1970, as signed by the provider. */
  readonly timestamp: number;
  /** Transaction reported by the event; null when the event reports something else. */
  readonly transaction: WompiTransaction | null;
}

/** Properties of a transaction that update our records. */
const FOLLOWED = ["transaction.id", "transaction.status", "transaction.amount_in_cents"];

/**
 * Minimum timestamp. Timestamps in seconds have had ten digits since 2001; with fewer digits, a digit could
 * be moved from the timestamp to the preceding amount without changing the checksum.
 */
const SHORTEST_TIMESTAMP = 1_000_000_000;

/**
 * Returns whether an event's signature covers the whole transaction; otherwise the unsigned fields could be
 * changed under the same checksum.
 */
const bindsTransaction = (properties: readonly unknown[], timestamp: number): boolean =>
  timestamp >= SHORTEST_TIMESTAMP && FOLLOWED.every((path) => properties.includes(path));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads an event of the provider; null unless it was signed with our secret and for our environment. The
 * checksum is sent in the header or in the event.
 */
export function readEvent(
  body: unknown,
  header: string | null | undefined,
  { publicKey, eventsSecret }: WompiKeys,
): WompiEvent | null {
  if (!isObject(body) || !isObject(body["data"]) || !isObject(body["signature"])) return null;
  const { event, data, environment, signature, timestamp } = body;
  const { properties, checksum } = signature;
  if (typeof event !== "string" || typeof timestamp !== "number") return null;
  if (environment !== environmentOf(publicKey)) return null;
  if (!Array.isArray(properties) || properties.length === 0) return null;
  const given = header ?? (typeof checksum === "string" ? checksum : "");
  const right = eventChecksum(data, properties as unknown[], timestamp, eventsSecret);
  if (right === null || !sameChecksum(given, right)) return null;
  const transaction = readTransaction(data["transaction"]);
  if (transaction && !bindsTransaction(properties, timestamp)) return null;
  return { kind: event, timestamp, transaction };
}
