import { environmentOf, type WompiKeys } from "./keys.ts";
import { eventChecksum, sameChecksum } from "./signature.ts";
import { readTransaction, type WompiTransaction } from "./transaction.ts";

/** An event whose checksum was right. */
export interface WompiEvent {
  /** `transaction.updated`; the provider's list may grow. */
  readonly kind: string;
  /** Seconds since 1970, as the provider signed them. */
  readonly timestamp: number;
  /** Transaction that the event reports; null when it reports something else. */
  readonly transaction: WompiTransaction | null;
}

/** Properties of a transaction that our records follow. */
const FOLLOWED = ["transaction.id", "transaction.status", "transaction.amount_in_cents"];

/**
 * Shortest timestamp: seconds have had ten digits since 2001, and with fewer the amount before could be
 * extended by one of its digits.
 */
const SHORTEST_TIMESTAMP = 1_000_000_000;

/**
 * Returns whether an event signs the whole transaction: the unsigned fields of another could be changed under
 * the same checksum.
 */
const bindsTransaction = (properties: readonly unknown[], timestamp: number): boolean =>
  timestamp >= SHORTEST_TIMESTAMP && FOLLOWED.every((path) => properties.includes(path));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads an event of the provider; null unless it was signed with our secret and for our environment. The
 * checksum is in the header or in the event itself.
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
