import { environmentOf, type WompiKeys } from "./keys.ts";
import { eventChecksum, sameChecksum } from "./signature.ts";
import { readTransaction, type WompiTransaction } from "./transaction.ts";

/** An event whose checksum was right. */
export interface WompiEvent {
  /** `transaction.updated`; the provider's list may grow. */
  readonly kind: string;
  /** Seconds since 1970, as the provider signed them. */
  readonly timestamp: number;
  /** Transaction that the event reports; null where it reports something else. */
  readonly transaction: WompiTransaction | null;
}

/** Properties of a transaction that our records follow. */
const FOLLOWED = ["transaction.id", "transaction.status", "transaction.amount_in_cents"];

/** Seconds have had ten digits since 2001: fewer would lend one of theirs to the amount before them. */
const SHORTEST_TIMESTAMP = 1_000_000_000;

/**
 * Returns whether an event signs all of it: one that signs less could say the rest of another, by its
 * checksum.
 */
const bindsTransaction = (properties: readonly unknown[], timestamp: number): boolean =>
  timestamp >= SHORTEST_TIMESTAMP && FOLLOWED.every((path) => properties.includes(path));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads an event of the provider; null unless it was signed with our secret and for our environment. The
 * checksum comes in the header or in the event itself.
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
