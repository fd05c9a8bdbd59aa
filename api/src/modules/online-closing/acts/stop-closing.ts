import { revokeLinks } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { closingForStaff } from "../closing-for-staff.ts";
import { closingMoves } from "../closing-moves.ts";
import type { EndClosingInput } from "../closing.inputs.ts";

/**
 * Stops the online way of a quote: its client can continue only with the seller, which the closing's link
 * then shows. The links to the travellers' form and to an unsigned contract end.
 */
export async function stopClosing(
  work: Work,
  { quoteId, input }: { quoteId: string; input: EndClosingInput },
): Promise<string> {
  const { quote, closing } = await closingForStaff(work, quoteId, "stopClosing");
  const reason = input.reason.trim();
  closing.endReason = reason;
  work.move(closingMoves, closing, "detenido", { audit: ["quote.closing-stopped", { reason }, quote] });
  await revokeLinks(work, "passengers", quote.id);
  if (closing.contract && !closing.signedAt) await revokeLinks(work, "signature", closing.contract.id);
  return quote.id;
}
