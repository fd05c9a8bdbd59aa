import { badInput, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { reassign, sellerFor } from "../seller/quote-sellers.ts";
import { findQuote } from "../quote.access.ts";
import type { ReassignQuoteInput } from "../quote.inputs.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/** Reason stored when a REST call gives none. */
const NO_REASON = "Sin motivo (API)";

/**
 * Assigns a quote in the caller's scope to a person of the caller's team; replaces the values of the four
 * seller columns. A quote that has a seller is reassigned with a reason; without a seller, none is needed.
 */
export async function reassignQuote(
  work: Work,
  { id, input }: { id: string; input: ReassignQuoteInput },
): Promise<string> {
  const { viewer } = work;
  if (!viewer) throw forbidden();
  const reason = input.reassignmentReason?.trim() || (work.origin.channel === "rest" ? NO_REASON : null);
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "reassign");
  if (reason === null && quote.vendedor)
    throw badInput("reassignmentReason", "Escribe el motivo de la asignación");
  const seller = await sellerFor(work, viewer, input.sellerId);
  if (quote.vendedor?.id === seller.id)
    throw badInput("sellerId", "La cotización ya está asignada a esa persona");
  await reassign(work, quote, seller, reason);
  return quote.id;
}
