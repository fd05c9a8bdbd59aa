import { conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownLastAct } from "../../../accounts/account/own-last-act.ts";
import { findQuote } from "../quote.access.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { reassign, sellerFor } from "../seller/quote-sellers.ts";

/** Reason of the assignment that returns a quote to its previous seller. */
const UNDONE = "Se deshizo la asignación";

/**
 * Undoes the caller's own assignment made within the last minute: the quote returns to its previous seller.
 * The history keeps both assignments.
 */
export async function undoQuoteAssignment(work: Work, { id }: { id: string }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const quote = await findQuote(work.forUpdate, id);
  const { detail } = await ownLastAct<{ before: number | null }>(work, quote.id, "quote.assigned");
  if (detail.before === null)
    throw conflict("No se puede deshacer: la cotización no tenía asesor. Reasígnala a otra persona");
  await refuseQuoteAct(work, quote, "reassign");
  const seller = await sellerFor(work, work.viewer, detail.before);
  await reassign(work, quote, seller, UNDONE);
  return quote.id;
}
