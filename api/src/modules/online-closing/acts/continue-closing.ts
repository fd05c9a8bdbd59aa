import { spendCode } from "../../../core/auth/one-time-codes.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { lockForClient, refuseEnded } from "../closing.access.ts";
import { newBrowser } from "../closing-link.ts";

/** Continues a closing in another browser with the mailed code. Returns the secret of this browser. */
export async function continueClosing(
  work: Work,
  { quoteId, code }: { quoteId: string; code: string },
): Promise<string> {
  const { quote, closing } = await lockForClient(work, quoteId);
  refuseEnded(closing);
  await spendCode(work, "closing", quote.id, code);
  work.audit("quote.closing-continued", quote.id, {});
  return newBrowser(closing, true);
}

/** A code works once: a repeated request needs another code. */
continueClosing.again = continueClosing;
