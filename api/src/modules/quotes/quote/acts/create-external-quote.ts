import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { recordConsent } from "../../../accounts/consent/record-consent.ts";
import { clientByEmail } from "../request/quote-client.ts";
import { keepQuote, newQuote } from "../request/quote-creation.ts";
import type { CreateQuoteInput } from "../quote.inputs.ts";
import { repeatedRequest } from "../request/repeated-request.ts";
import { requestOrigin } from "../request/request-origin.ts";
import { queueRequestMail } from "../request/request-mail.ts";

/**
 * Creates a quote from a visitor's request: external, without a seller until one is assigned. The visitor
 * gets an e-mail with the quote's number.
 */
export async function createExternalQuote(
  work: Work,
  { input }: { input: CreateQuoteInput },
): Promise<string> {
  const quote = newQuote(work, { ...input, priority: null }, true);
  quote.source = "external";
  quote.isExternal = true;
  quote.cliente = await clientByEmail(work, quote.emailCliente);
  assign(quote, await requestOrigin(work, input, quote.cliente));
  await keepQuote(work, quote);
  quote.repeats = await repeatedRequest(work, quote);
  await recordConsent(work, "request", quote.id, input.aceptaTratamiento === true);
  await queueRequestMail(work, quote);
  await work.emit("quote.created", { quoteId: quote.id });
  if (quote.repeats) await work.emit("quote.repeated", { quoteId: quote.id, firstId: quote.repeats.id });
  return quote.id;
}
