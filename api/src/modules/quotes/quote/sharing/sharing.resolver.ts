import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { Reads } from "../../../../core/read/reads.decorator.ts";
import { May } from "../../../accounts/account/permission.ts";
import { ReminderMessage } from "../../../content/message/message.type.ts";
import { remindQuoteByWhatsapp } from "../acts/remind-quote-by-whatsapp.ts";
import { reviewQuoteLink } from "../acts/review-quote-link.ts";
import { revokeQuoteLink } from "../acts/revoke-quote-link.ts";
import { shareQuote } from "../acts/share-quote.ts";
import { withdrawQuoteReminder } from "../acts/withdraw-quote-reminder.ts";
import { NO_QUOTE, visibleQuotes } from "../quote.access.ts";
import { Quote } from "../quote.entity.ts";
import { NO_LINK } from "./quote-link.access.ts";
import { QuoteLink } from "./quote-link.entity.ts";
import type { SharedChannel as Channel } from "./quote-link.rules.ts";
import { SendingNote, SharedChannel } from "./sharing.inputs.ts";
import { offerPreview } from "./offer-preview.ts";
import { OfferPreview, ShareQuotePayload } from "./sharing.types.ts";

/** The links of an offer: made, shown to its seller, and ended one by one. */
@Resolver()
export class SharingResolver {
  /**
   * Returns the links of a quote, the latest first, with the channel of each, and the decision made through
   * it.
   */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Reads(() => QuoteLink)
  @Query(() => [QuoteLink])
  quoteLinks(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    const where = { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } };
    return read.list(QuoteLink, info, { where, orderBy: { createdAt: "desc", id: "desc" }, limit: 100 });
  }

  /**
   * Returns the mail, message and page that the client would get now, with a note as typed. Nothing is
   * written.
   */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Query(() => OfferPreview)
  offerPreview(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => SendingNote) { note }: SendingNote,
  ) {
    return offerPreview(context, { id, note });
  }

  /** Makes a link to carry to the client, which is a sending of its own: no mail leaves. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => ShareQuotePayload)
  shareQuote(
    @Ctx() { run }: Context,
    @Arg("id", () => ID) id: string,
    @Arg("channel", () => SharedChannel) channel: Channel,
    @Args(() => SendingNote) { note }: SendingNote,
  ) {
    return run(shareQuote, { id, channel, note });
  }

  /** Returns the message that reminds the client by WhatsApp of their next step, once a day. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => ReminderMessage)
  remindQuoteByWhatsapp(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    return run(remindQuoteByWhatsapp, { id });
  }

  /** Withdraws the caller's own note, of the last minute, that the client was reminded by WhatsApp. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Boolean)
  withdrawQuoteReminder(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    return run(withdrawQuoteReminder, { id });
  }

  /** Ends one link, by the seller who made it or a leader. */
  @NotFound(NO_LINK)
  @May("manageQuotes")
  @Mutation(() => QuoteLink)
  async revokeQuoteLink(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(QuoteLink, info, { id: await run(revokeQuoteLink, { id }) });
  }

  /** Accepts a decision that was made where the maker of its link works. */
  @NotFound(NO_LINK)
  @May("decideQuotes")
  @Mutation(() => QuoteLink)
  async reviewQuoteLink(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(QuoteLink, info, { id: await run(reviewQuoteLink, { id }) });
  }
}

@Resolver(() => ShareQuotePayload)
export class ShareQuotePayloadResolver {
  @FieldResolver(() => Quote)
  quote(@Root() { id }: ShareQuotePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id });
  }
}
