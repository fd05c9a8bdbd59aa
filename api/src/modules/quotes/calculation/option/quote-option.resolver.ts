import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { BulkOutcome } from "../../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../../core/bulk/bulk.ts";
import { changed, mutations, optional, orElse } from "../../../../core/graphql/mutations.ts";
import { May } from "../../../accounts/account/permission.ts";
import { confirmCalculation } from "../acts/confirm-calculation.ts";
import { addQuoteOption } from "../acts/add-quote-option.ts";
import { recommendQuoteOption } from "../acts/recommend-quote-option.ts";
import { removeQuoteOption } from "../acts/remove-quote-option.ts";
import { renameQuoteOption } from "../acts/rename-quote-option.ts";
import { showHotelPicture } from "../acts/show-hotel-picture.ts";
import { setQuoteItinerary } from "../acts/set-quote-itinerary.ts";
import { setQuoteNotIncluded } from "../acts/set-quote-not-included.ts";
import { storeDayPictures } from "../itinerary/day-pictures.ts";
import { ItineraryDayInput } from "../itinerary/itinerary.inputs.ts";
import { draftsOf } from "./draft-options.ts";
import { AddQuoteOptionInput, RenameQuoteOptionInput } from "./quote-option.inputs.ts";
import { NO_QUOTE } from "../../quote/quote.access.ts";
import { Quote } from "../../quote/quote.entity.ts";

/** Mutations of sellers on the options of a quote; `option` is the id of one of the quote's own. */
@Resolver()
export class QuoteOptionResolver {
  /**
   * Sets the itinerary of a quote, or of one of its options; without days it is proposed again from the
   * calculation.
   */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async setQuoteItinerary(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("option", () => ID, { nullable: true }) option: string | null,
    @Arg("itinerario", () => [ItineraryDayInput], { nullable: true }) days: ItineraryDayInput[] | null,
  ) {
    const { pictures, days: written } = await storeDayPictures(context, id, days ?? null);
    const args = { id, option: option ?? null, days: written, pictures };
    return context.read.one(Quote, info, { id: await context.run(setQuoteItinerary, args) });
  }

  /**
   * Sets the excluded services of a quote, or of one of its options; without lines they are proposed again
   * from the services that were not chosen.
   */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async setQuoteNotIncluded(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("option", () => ID, { nullable: true }) option: string | null,
    @Arg("noIncluye", () => [String], { nullable: true }) lines: string[] | null,
  ) {
    const args = { id, option: option ?? null, lines: lines ?? null };
    return read.one(Quote, info, { id: await run(setQuoteNotIncluded, args) });
  }

  /** Confirms the calculation of each option that is a draft, each with its own outcome by option. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => [BulkOutcome])
  async confirmQuoteOptions(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    const drafts = await draftsOf(context, id);
    const args = (option: string) => ({ id: drafts.get(option)! });
    return inBulk(
      context,
      { ids: [...drafts.keys()] },
      { operation: "confirmQuoteOptions", act: confirmCalculation, args },
    );
  }
}

/** Mutations beside {@link QuoteOptionResolver} that only run an act. */
export const QuoteOptionMutations = mutations({
  addQuoteOption: changed(
    Quote,
    addQuoteOption,
    { id: ID, input: orElse(AddQuoteOptionInput, {}) },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  renameQuoteOption: changed(
    Quote,
    renameQuoteOption,
    { id: ID, option: ID, input: RenameQuoteOptionInput },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  recommendQuoteOption: changed(
    Quote,
    recommendQuoteOption,
    { id: ID, option: ID },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  showHotelPicture: changed(
    Quote,
    showHotelPicture,
    { id: ID, option: optional(ID), picture: String, shown: Boolean },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  removeQuoteOption: changed(
    Quote,
    removeQuoteOption,
    { id: ID, option: ID },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
});
