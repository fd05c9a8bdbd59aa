import { conflict, forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { acceptOffer, isByClient } from "../../quotes/quote/accept-offer.ts";
import { findQuote } from "../../quotes/quote/quote.access.ts";
import type { Quote } from "../../quotes/quote/quote.entity.ts";
import { isOwnAccount, latestClosing } from "../closing.access.ts";
import { newBrowser, newClosingLink, nextClosingLink } from "../closing-link.ts";
import { queueStartedMail } from "../closing.mail.ts";
import { closingMoves, noteStep } from "../closing-moves.ts";
import { refuseWithoutSeats } from "../closing-seats.ts";
import type { StartClosingInput } from "../closing.inputs.ts";
import { endedText } from "../closing.texts.ts";
import { refuseWithoutRights } from "../lent-rights.ts";

const NOT_OFFERED = "Esta propuesta no se cierra en línea. Acéptala y tu asesor seguirá contigo.";

/** Address and browser secret with which a client continues a closing. */
export interface StartedClosing {
  readonly id: string;
  readonly url: string;
  readonly browser: string;
}

/**
 * Accepts a proposal as its client and begins to close it online. Returns the link of the closing, which is
 * only given here and by mail, and the secret of this browser.
 */
export async function startClosing(
  work: Work,
  { quoteId, input }: { quoteId: string; input: StartClosingInput },
): Promise<StartedClosing> {
  const quote = await quoteOfClient(work, quoteId);
  const closing = await latestClosing(work, quote.id);
  if (!closing || closing.sentVersion !== quote.sentVersion) throw conflict(NOT_OFFERED);
  await work.lock(closing);
  if (closing.status !== "ofrecido") throw conflict(endedText(closing.status));
  await refuseWithoutRights(work, { quote, closing });
  await refuseWithoutSeats(work, { quote, closing });
  const { option = null, sentVersion = null, extras = null } = input;
  await acceptOffer(work, quote, { option, sentVersion, extras });
  noteStep(work, closing);
  const browser = newBrowser(closing, isOwnAccount(work, quote));
  const { sentVersion: version } = closing;
  work.move(closingMoves, closing, "en_curso", { audit: ["quote.closing-started", { version }, quote] });
  await queueStartedMail(work, quote, newClosingLink(work, quote.id));
  await work.emit("quote.approved", { quoteId: quote.id });
  return { id: quote.id, url: await nextClosingLink(work, quote.id), browser };
}

/** The stored answer contains no link; a repeated request gets a new one and another browser secret. */
startClosing.again = async (work: Work, { quoteId }: { quoteId: string }): Promise<StartedClosing> => {
  const quote = await quoteOfClient(work, quoteId);
  const closing = await latestClosing(work, quote.id);
  if (!closing) throw conflict(NOT_OFFERED);
  await work.lock(closing);
  const browser = newBrowser(closing, isOwnAccount(work, quote));
  return { id: quote.id, url: await nextClosingLink(work, quote.id), browser };
};

/** Locks a quote whose client the caller is. */
async function quoteOfClient(work: Work, quoteId: string): Promise<Quote> {
  const quote = await findQuote(work.forUpdate, quoteId);
  if (!isByClient(work, quote)) throw forbidden();
  return quote;
}
