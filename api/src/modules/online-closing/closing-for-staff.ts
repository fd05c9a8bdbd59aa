import { notFound } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { findQuote } from "../quotes/quote/quote.access.ts";
import { latestClosing, type LockedClosing } from "./closing.access.ts";
import { closingActs } from "./closing.acts.rules.ts";
import { NO_CLOSING } from "./closing.texts.ts";

/** Loads and locks the closing of a quote in the caller's scope, for an act of staff on it. */
export async function closingForStaff(
  work: Work,
  quoteId: string,
  act: (typeof closingActs.names)[number],
): Promise<LockedClosing> {
  const quote = await findQuote(work.forUpdate, quoteId);
  const closing = await latestClosing(work, quote.id);
  if (!closing) throw notFound(NO_CLOSING);
  await work.lock(closing);
  closingActs.refuse(act, work, { status: closing.status });
  return { quote, closing };
}
