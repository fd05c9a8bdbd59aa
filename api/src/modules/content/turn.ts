import type { Work } from "../../core/mutation/work.ts";

/** What only one act changes at a time: which popup is active, or the order of a list. */
type Subject = "popups" | "carousel" | `videos ${string}`;

/** Waits until no other transaction changes this subject, and holds it until this one ends. */
export async function takeTurn({ em }: Work, subject: Subject): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`content ${subject}`]);
}
