import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { deleteQuote } from "./acts/delete-quote.ts";
import { reassignQuote } from "./acts/reassign-quote.ts";
import { rejectQuote } from "./acts/reject-quote.ts";
import { sendQuote } from "./acts/send-quote.ts";
import { NO_QUOTE } from "./quote.access.ts";
import { undoQuoteAssignment } from "./acts/undo-quote-assignment.ts";
import { ReassignQuoteInput, RejectQuoteInput } from "./quote.inputs.ts";

/** Mutations of several quotes at once, each quote separately. */
@Resolver()
export class QuoteBulkResolver {
  /** Assigns each to a person of the caller's team. */
  @NotFound(NO_QUOTE)
  @May("reassignQuotes")
  @Mutation(() => [BulkOutcome])
  reassignEachQuote(
    @Ctx() context: Context,
    @Args(() => BulkArgs) chosen: BulkArgs,
    @Arg("input", () => ReassignQuoteInput) input: ReassignQuoteInput,
  ) {
    const args = (id: string) => ({ id, input });
    return inBulk(context, chosen, { operation: "reassignEachQuote", act: reassignQuote, args });
  }

  /** Undoes for each the caller's own assignment of the last minute. */
  @NotFound(NO_QUOTE)
  @May("reassignQuotes")
  @Mutation(() => [BulkOutcome])
  undoEachQuoteAssignment(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "undoEachQuoteAssignment", act: undoQuoteAssignment, args });
  }

  /** Sends each offer to its client, or sends it again. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => [BulkOutcome])
  sendEachQuote(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "sendEachQuote", act: sendQuote, args });
  }

  /** Records for each that its client declined, with one reason. */
  @NotFound(NO_QUOTE)
  @May("decideQuotes")
  @Mutation(() => [BulkOutcome])
  rejectEachQuote(
    @Ctx() context: Context,
    @Args(() => BulkArgs) chosen: BulkArgs,
    @Arg("input", () => RejectQuoteInput) input: RejectQuoteInput,
  ) {
    const args = (id: string) => ({ id, input });
    return inBulk(context, chosen, { operation: "rejectEachQuote", act: rejectQuote, args });
  }

  @NotFound(NO_QUOTE)
  @May("deleteQuotes")
  @Mutation(() => [BulkOutcome])
  deleteEachQuote(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "deleteEachQuote", act: deleteQuote, args });
  }
}
