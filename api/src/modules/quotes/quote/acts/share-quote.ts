import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { newOfferLink } from "../offer/offer-link.ts";
import { noteSending, prepareOffer, type PreparedOffer, versionToSend } from "../sharing/offer-sending.ts";
import { offerMessage } from "../sharing/offer-message.ts";
import { channelLabels, type SharedChannel } from "../sharing/quote-link.rules.ts";

/** Link to pass on to the client; its address is returned only once. */
export interface Shared {
  readonly id: string;
  readonly link: string;
  /** Text of the message, which contains the address. */
  readonly text: string;
}

/**
 * Creates a link that the seller passes on to the client, with the text to send. This counts as sending the
 * offer: it freezes the version, but sends no e-mail. For an offer that was already sent, the link is an
 * additional one.
 */
export const shareQuote: PreparedAct<
  { id: string; channel: SharedChannel; note?: string | null; closesOnlineIn?: number | null },
  PreparedOffer,
  Shared
> = {
  name: "shareQuote",
  prepare: (scope, { id, note }) => prepareOffer(scope, { id, act: "share", note }),

  async act(work, { id, channel, note: given, closesOnlineIn: mostPayments }, prepared) {
    const by = channelLabels[channel];
    const { quote, options, version, note } = await versionToSend(
      work,
      { id, act: "share", note: given, to: () => by },
      prepared,
    );
    const { url, id: link } = newOfferLink(work, quote, version, channel);
    const summary = `Versión ${version.number} por ${channel === "copy" ? "un enlace copiado" : by}`;
    await noteSending(work, { quote, options }, prepared, { note: summary, again: "shared" });
    // A copied address may not have been sent: an offer that already waits keeps its earlier time.
    if (prepared.printed || channel === "whatsapp") {
      quote.sentAt = work.now;
      quote.remindedDays = 0;
      await work.emit("quote.sent", { quoteId: quote.id, version: version.number });
    }
    const { sha256, number } = version;
    work.audit("quote.shared", quote.id, {
      version: number,
      sha256,
      channel,
      link,
      ...(note !== null && { noted: true }),
    });
    if (mostPayments) await work.emit("quote.offered-online", { quoteId: quote.id, mostPayments });
    return { id: quote.id, link: url, text: await offerMessage(work, quote, version, { url, note }) };
  },
};
