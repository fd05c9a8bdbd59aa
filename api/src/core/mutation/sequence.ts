import type { EntityManager } from "@mikro-orm/postgresql";
import { today } from "../colombia/days.ts";

/**
 * Kinds of sequential numbers that people read: quotes, contracts, receipts, support documents of paid
 * commissions, claims to reverse a card payment, monthly statements of sellers, requests of data subjects,
 * and consumer claims.
 */
export type NumberKind = "COT" | "CT" | "RC" | "CC" | "RP" | "EX" | "SD" | "PQR";

/**
 * Draws the next number of a kind and year, such as `COT-2026-000123`; the year is that of `now` in Bogota.
 * The row stays locked until the caller's transaction ends, so draw the number as late as possible. A
 * rollback releases the number, so there are no gaps. @throws Error outside a transaction, where a failure
 * after the draw would lose the number.
 */
export async function nextNumber(em: EntityManager, kind: NumberKind, now: Date): Promise<string> {
  if (!em.isInTransaction()) throw new Error(`A ${kind} number is drawn inside a transaction only`);
  const year = Number(today(now).slice(0, 4));
  const [row] = await em.execute<{ last: number }[]>(
    `insert into sequences (kind, year, last) values (?, ?, 1)
     on conflict (kind, year) do update set last = sequences.last + 1
     returning last`,
    [kind, year],
  );
  if (!row) throw new Error(`No ${kind} number was drawn`);
  return `${kind}-${year}-${String(row.last).padStart(6, "0")}`;
}
