import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findCreditNote } from "../../invoice/invoice.access.ts";
import { queueAgain } from "../queue-again.ts";
import { maySendAgain } from "../sending.rules.ts";

/** Sends a rejected or unanswered credit note again, immediately; returns its invoice's id. */
export async function sendNoteAgain(work: Work, { id }: { id: string }): Promise<string> {
  const note = await findCreditNote(work.forUpdate, id);
  if (!maySendAgain(note.sendingState)) throw conflict("La nota crédito ya fue enviada.");
  await queueAgain(work, "nota_credito", note);
  return note.invoice.id;
}
