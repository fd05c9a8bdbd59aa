import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { argsOf, spread } from "../../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../../core/graphql/mutations.ts";
import { computed, many, queries } from "../../../../core/graphql/queries.ts";
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
import { SendingNote, SendingTerms, SharedChannel } from "./sharing.inputs.ts";
import { offerPreview } from "./offer-preview.ts";
import { OfferPreview, ShareQuotePayload } from "./sharing.types.ts";

/** Links of an offer: creation, list for the seller, and revocation. */
export const SharingResolver = queries({
  /**
   * Returns the links of a quote, latest first, with the channel of each and the decision made through it.
   */
  quoteLinks: many(
    QuoteLink,
    ({ viewer, link }, { id }) => ({
      where: { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } },
      orderBy: { createdAt: "desc", id: "desc" },
      limit: 100,
    }),
    { id: ID },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  offerPreview: computed(
    OfferPreview,
    (context, { id, args: { note } }) => offerPreview(context, { id, note }),
    { id: ID, args: argsOf(SendingNote) },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
});

/** Mutations of offer links. */
export const SharingMutations = mutations({
  shareQuote: answered(
    ShareQuotePayload,
    shareQuote,
    { id: ID, channel: SharedChannel, sending: spread(SendingTerms) },
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
