import { revokeLinks } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { closingForStaff } from "../closing-for-staff.ts";
import { closingMoves } from "../closing-moves.ts";
import type { EndClosingInput } from "../closing.inputs.ts";

/**
 * Stops the online way of a quote: its client can continue only with the seller. The link of the closing then
 * says only that, and those to the travellers' form and to a contract that is not signed end.
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
