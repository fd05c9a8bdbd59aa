import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { spread } from "../../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../../core/graphql/mutations.ts";
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
import { SendingNote, SharedChannel } from "./sharing.inputs.ts";
import { offerPreview } from "./offer-preview.ts";
import { OfferPreview, ShareQuotePayload } from "./sharing.types.ts";

/** Links of an offer: creation, list for the seller, and revocation. */
@Resolver()
export class SharingResolver {
  /**
   * Returns the links of a quote, latest first, with the channel of each and the decision made through it.
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
   * Returns the e-mail, message and page that the client would get now, with the note as entered. Nothing is
   * stored.
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
}

/** Mutations of offer links. */
export const SharingMutations = mutations({
  shareQuote: answered(
    ShareQuotePayload,
    shareQuote,
    { id: ID, channel: SharedChannel, sending: spread(SendingNote) },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  remindQuoteByWhatsapp: answered(
    ReminderMessage,
    remindQuoteByWhatsapp,
    { id: ID },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  withdrawQuoteReminder: answered(
    Boolean,
    withdrawQuoteReminder,
    { id: ID },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  revokeQuoteLink: changed(QuoteLink, revokeQuoteLink, { id: ID }, NotFound(NO_LINK), May("manageQuotes")),
  reviewQuoteLink: changed(QuoteLink, reviewQuoteLink, { id: ID }, NotFound(NO_LINK), May("decideQuotes")),
});

@Resolver(() => ShareQuotePayload)
export class ShareQuotePayloadResolver {
  @FieldResolver(() => Quote, { description: "La cotización." })
  quote(@Root() { id }: ShareQuotePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id });
  }
}
