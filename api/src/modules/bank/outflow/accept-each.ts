import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/failure.ts";
import type { AcceptedProposals } from "../matching/matching.types.ts";
import { acceptMatch } from "./acts/accept-match.ts";

/**
 * Accepts proposals one after another, each in its own transaction; a refused one does not stop the others.
 */
export async function acceptEach({ run }: Context, ids: readonly string[]): Promise<AcceptedProposals> {
  const refused: { id: string; message: string }[] = [];
  for (const id of ids) {
    try {
      await run(acceptMatch, { id, among: true, aceptaDuplicado: false });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, message: error.message });
    }
  }
  return { accepted: ids.length - refused.length, refused };
}
