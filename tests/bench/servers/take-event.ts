import { randomUUID } from "node:crypto";
import pg from "pg";
import { checksumOf } from "../provider-events.ts";

interface Event {
  readonly data: { readonly transaction: Readonly<Record<string, unknown>> };
  readonly signature: { readonly properties: readonly string[]; readonly checksum: string };
  readonly timestamp: number;
}

const insert = `insert into card_events (id, kind, transaction_id, status, told, received_at)
  values ($1, 'transaction.updated', $2, $3, $4, $5) on conflict do nothing`;

/** Keeps an event by hand: its checksum, and one named statement that inserts its row. */
export function inbox(connectionString: string): (event: Event) => Promise<string> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async ({ data: { transaction }, signature, timestamp }) => {
    const values = signature.properties.map((name) => transaction[name.replace("transaction.", "")]);
    if (checksumOf(values, timestamp) !== signature.checksum) throw new Error("not signed");
    const { id, status } = transaction;
    const row = [randomUUID(), id, status, transaction, new Date()];
    await pool.query({ name: "take-event", text: insert, values: row });
    return '{"success":true,"message":"Evento recibido y verificado","received":true}';
  };
}
