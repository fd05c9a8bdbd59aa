import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { offeredTemplate } from "../../contracts/template/template.find.ts";
import { findQuote } from "../../quotes/quote/quote.access.ts";
import { closableRefusal } from "../allow-closing.rules.ts";
import { closableQuote } from "../closable-quote.ts";
import { closingMoves } from "../closing-moves.ts";
import type { AllowClosingInput } from "../closing.inputs.ts";
import { OnlineClosing } from "../online-closing.entity.ts";

/**
 * Allows the client of a sent quote to close it online, with the caller's rights: the maximum number of
 * payments and the template are frozen for this version. Allowing it again before the client begins replaces
 * them.
 */
export async function allowClosing(
  work: Work,
  { quoteId, input }: { quoteId: string; input: AllowClosingInput },
): Promise<string> {
  const quote = await findQuote(work.forUpdate, quoteId);
  const refusal = closableRefusal(await closableQuote(work, quote));
  if (refusal) throw conflict(refusal);
  const template = input.templateId ? await offeredTemplate(work, input.templateId) : null;
  const of = { quote: quote.id, sentVersion: quote.sentVersion };
  const present = await work.em.findOne(OnlineClosing, of);
  const closing = present ?? new OnlineClosing();
  if (present) await work.lock(present);
  else {
    closing.quote = quote;
    closing.sentVersion = quote.sentVersion;
    work.add(closing);
  }
  closing.allowedBy = work.em.getReference(User, work.viewer!.id);
  closing.template = template;
  closing.mostPayments = input.mostPayments;
  if (closing.status !== "ofrecido") {
    work.move(closingMoves, closing, "ofrecido", { audit: null });
    closing.endedAt = closing.endReason = null;
  }
  const { sentVersion: version, mostPayments } = closing;
  work.audit("quote.closing-allowed", quote.id, { version, mostPayments });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}
