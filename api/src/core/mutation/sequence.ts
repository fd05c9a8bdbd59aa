import type { EntityManager } from "@mikro-orm/postgresql";
import { today } from "../colombia/days.ts";

/**
 * Numbers that people read: quotes, contracts, receipts, the support documents of paid commissions, claims
 * that a card payment be reversed, the statements of sellers' months, requests of data subjects, and claims
 * of consumers.
 */
export type NumberKind = "COT" | "CT" | "RC" | "CC" | "RP" | "EX" | "SD" | "PQR";

/**
 * Draws the next number of its kind and year, as `COT-2026-000123`; the year is that of `now` in Bogota. The
 * row stays locked until the caller's transaction ends, and a rollback releases the number, so there are no
 * gaps: draw it as late as possible.
 * @throws Error outside a transaction, where a failure after the draw would lose the number.
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
