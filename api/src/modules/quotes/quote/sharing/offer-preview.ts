import { addressOf } from "../../../../core/addresses.ts";
import type { Context } from "../../../../core/context.ts";
import { barePage } from "../../../../core/http/first-page.html.ts";
import { shownMail } from "../../../../core/mail/shown-mail.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { offerOf } from "../offer/quote-offer.ts";
import { offerMail } from "../offer/quote.mail.ts";
import { drawnProposal, shownProposal } from "../proposal/proposal-page.ts";
import { findQuote } from "../quote.access.ts";
import { expiresAt as expiryOf } from "../quote.rules.ts";
import { offerMessage } from "./offer-message.ts";
import { noteToSend, versionToRepeat } from "./offer-sending.ts";
import type { OfferPreview } from "./sharing.types.ts";

/** Placeholder for the short address of a link that does not exist yet. */
const notYet = addressOf("short", { code: "x".repeat(12) });

/**
 * Returns a preview of a sent offer: e-mail, message and page, made by the same code as when it is sent.
 * Nothing is frozen or stored, and no link is created, so no opening is counted.
 */
export async function offerPreview(
  context: Context,
  { id, note: given }: { id: string; note: string | null | undefined },
): Promise<OfferPreview> {
  const scope = Scope.of(context);
  const { config } = scope.services;
  const quote = await findQuote(scope, id);
  const offer = await offerOf(scope, quote);
  const note = await noteToSend(scope, quote, given);
  const version = (await versionToRepeat(scope, quote, offer, note)) ?? {
    offer,
    note,
    number: quote.sentVersion + 1,
    expiresAt: expiryOf(scope.now, config.quoteValidDays, quote.fechaIda),
  };
  const { expiresAt } = version;
  const standing = { status: "sent", contractIsCancelled: false } as const;
  const url = config.publicUrl + addressOf("quoteApproval", { quoteId: quote.id });
  const { subject, letter } = await offerMail(scope, quote, { offer, link: url, expiresAt, note });
  return {
    subject,
    mail: await shownMail(letter, scope.services),
    message: await offerMessage(scope, quote, version, { url: config.publicUrl + notYet, note }),
    page: barePage(await drawnProposal(await shownProposal(scope, quote, version, standing))),
  };
}
