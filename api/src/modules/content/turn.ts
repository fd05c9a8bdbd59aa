import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";

/** What only one act changes at a time: which popup is active, or the order of a list. */
type Subject = "popups" | "carousel" | `videos ${string}`;

/** Waits until no other transaction changes this subject, and holds it until this one ends. */
export async function takeTurn(work: Work, subject: Subject): Promise<void> {
  await work.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${subject}`}, 0))`);
}
