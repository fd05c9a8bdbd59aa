import type { Work } from "../../../core/mutation/work.ts";
import { closingForStaff } from "../closing-for-staff.ts";
import { closingMoves } from "../closing-moves.ts";

/** Continues a closing in its client's place: the client reads that the seller calls. */
export async function takeOverClosing(work: Work, { quoteId }: { quoteId: string }): Promise<string> {
  const { quote, closing } = await closingForStaff(work, quoteId, "takeOverClosing");
  const reason = `${work.viewer?.name ?? "El equipo"} sigue con el cliente.`;
  closing.endReason = reason;
  work.move(closingMoves, closing, "a_mano", { audit: ["quote.closing-taken-over", { reason }, quote] });
  return quote.id;
}
