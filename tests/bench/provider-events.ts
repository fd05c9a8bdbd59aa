import { createHash, randomUUID } from "node:crypto";

/** The card provider's keys of the benchmark: no provider is ever asked. */
export const providerKeys = {
  WOMPI_PUBLIC_KEY: "pub_test_bench",
  WOMPI_PRIVATE_KEY: "prv_test_bench",
  WOMPI_INTEGRITY_SECRET: "test_integrity_bench",
  WOMPI_EVENTS_SECRET: "test_events_bench",
  WOMPI_URL: "https://provider.invalid/v1",
};

const properties = ["transaction.id", "transaction.status", "transaction.amount_in_cents"];

/** Prefix of the benchmark's references, by which its events are found again. */
const REFERENCE = "BENCH";

/** The checksum of an event by the values that it names. */
export const checksumOf = (values: readonly unknown[], timestamp: number): string =>
  createHash("sha256")
    .update(`${values.join("")}${timestamp}${providerKeys.WOMPI_EVENTS_SECRET}`)
    .digest("hex");

/** One more event that nobody has seen, signed, as the provider sends it. */
export function oneMoreEvent(): string {
  const id = randomUUID();
  const timestamp = 1_790_000_000;
  const transaction = {
    id,
    created_at: "2026-11-20T15:00:00.000Z",
    finalized_at: "2026-11-20T15:00:01.000Z",
    amount_in_cents: 50_000_000,
    reference: `${REFERENCE}-${id}`,
    currency: "COP",
    customer_email: "maria@example.com",
    payment_method_type: "CARD",
    status: "APPROVED",
    payment_method: { type: "CARD", extra: { brand: "VISA", last_four: "4242" } },
    status_message: null,
  };
  const checksum = checksumOf([id, transaction.status, transaction.amount_in_cents], timestamp);
  return JSON.stringify({
    event: "transaction.updated",
    data: { transaction },
    environment: "test",
    signature: { properties, checksum },
    timestamp,
    sent_at: "2026-11-20T15:00:02.000Z",
  });
}
