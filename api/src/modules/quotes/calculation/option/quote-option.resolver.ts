import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { BulkOutcome } from "../../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../../core/bulk/bulk.ts";
import { optional, orElse, prepared } from "../../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../../core/graphql/mutations.ts";
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

/** Sellers' mutations of a quote's options; `option` is the id of one of the quote's options. */
@Resolver()
export class QuoteOptionResolver {
  /** Confirms the calculation of every draft option; returns a separate result for each option. */
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

/** Mutations of quote options. */
export const QuoteOptionMutations = mutations({
  setQuoteItinerary: changed(
    Quote,
    setQuoteItinerary,
    prepared(
      { id: ID, option: optional(ID), itinerario: optional([ItineraryDayInput]) },
      async (context, { id, option, itinerario }) => ({
        id,
        option,
        ...(await storeDayPictures(context, id, itinerario)),
      }),
    ),
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
  setQuoteNotIncluded: changed(
    Quote,
    setQuoteNotIncluded,
    { id: ID, option: optional(ID), noIncluye: optional([String]) },
    NotFound(NO_QUOTE),
    May("manageQuotes"),
  ),
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
