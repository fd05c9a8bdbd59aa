import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { May } from "../../../accounts/account/permission.ts";
import { BulkOutcome } from "../../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../../core/bulk/bulk.ts";
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
  /** Adds an option, a draft that begins as a copy of another one. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async addQuoteOption(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AddQuoteOptionInput, { defaultValue: {} }) input: AddQuoteOptionInput,
  ) {
    return read.one(Quote, info, { id: await run(addQuoteOption, { id, input }) });
  }

  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async renameQuoteOption(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("option", () => ID) option: string,
    @Arg("input", () => RenameQuoteOptionInput) input: RenameQuoteOptionInput,
  ) {
    return read.one(Quote, info, { id: await run(renameQuoteOption, { id, option, input }) });
  }

  /** Recommends an option: until the client chooses, the quote means it. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async recommendQuoteOption(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("option", () => ID) option: string,
  ) {
    return read.one(Quote, info, { id: await run(recommendQuoteOption, { id, option }) });
  }

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

  /** Hides a picture of a hotel in a proposal, or shows it again; the agency's library keeps it. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async showHotelPicture(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("option", () => ID, { nullable: true }) option: string | null,
    @Arg("picture", () => String) picture: string,
    @Arg("shown", () => Boolean) shown: boolean,
  ) {
    const args = { id, option: option ?? null, picture, shown };
    return read.one(Quote, info, { id: await run(showHotelPicture, args) });
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

  /** Takes an option away, with its draft; the recommended one stays. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async removeQuoteOption(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("option", () => ID) option: string,
  ) {
    return read.one(Quote, info, { id: await run(removeQuoteOption, { id, option }) });
  }
}
