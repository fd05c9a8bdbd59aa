import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Float, ID, Info, Int, Mutation, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { perHour } from "../../../core/http/limits.ts";
import { May, MayOrLink, MayOrVisitor } from "../../accounts/account/permission.ts";
import { approveQuoteDiscount } from "./acts/approve-quote-discount.ts";
import { approveQuote } from "./acts/approve-quote.ts";
import { createExternalQuote } from "./acts/create-external-quote.ts";
import { createQuoteForUser } from "./acts/create-quote-for-user.ts";
import { createQuote } from "./acts/create-quote.ts";
import { deleteQuote } from "./acts/delete-quote.ts";
import { expireQuotes } from "./acts/expire-quotes.ts";
import { joinRepeatedQuote } from "./acts/join-repeated-quote.ts";
import { reassignQuote } from "./acts/reassign-quote.ts";
import { regenerateQuotePdf } from "./acts/regenerate-quote-pdf.ts";
import { rejectQuote } from "./acts/reject-quote.ts";
import { remindQuote } from "./acts/remind-quote.ts";
import { requoteQuote } from "./acts/requote-quote.ts";
import { sendQuote } from "./acts/send-quote.ts";
import { undoQuoteAssignment } from "./acts/undo-quote-assignment.ts";
import { MAY_NOT_CREATE, NO_QUOTE } from "./quote.access.ts";
import { Quote } from "./quote.entity.ts";
import {
  ApproveQuoteInput,
  CreateQuoteForUserInput,
  CreateQuoteInput,
  ReassignQuoteInput,
  RejectQuoteInput,
  RequoteQuoteInput,
} from "./quote.inputs.ts";
import { SendingNote } from "./sharing/sharing.inputs.ts";
import { ApproveQuotePayload, PdfInfo, SendQuotePayload } from "./quote.types.ts";
import { quoteActs } from "./quote.acts.rules.ts";

/** Ten requests an hour of one address: a family that compares, not a robot. */
const limitVisitors = ({ services, origin }: Context) =>
  services.limits.limit("external-quote", perHour(10), origin.ip ?? "unknown");

/** Mutations of single quotes. */
@Resolver()
export class QuoteActsResolver {
  /** Makes a quote for a seller, or a request for a visitor without a session, 10 times an hour at most. */
  @MayOrVisitor("manageQuotes", MAY_NOT_CREATE)
  @Mutation(() => Quote)
  async createQuote(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => CreateQuoteInput) input: CreateQuoteInput,
  ) {
    if (!context.viewer) await limitVisitors(context);
    return context.read.one(Quote, info, {
      id: await context.run(context.viewer ? createQuote : createExternalQuote, input),
    });
  }

  /** Makes a request for anybody, 10 times an hour at most. */
  @Mutation(() => Quote)
  async createExternalQuote(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => CreateQuoteInput) input: CreateQuoteInput,
  ) {
    await limitVisitors(context);
    return context.read.one(Quote, info, { id: await context.run(createExternalQuote, input) });
  }

  /** A seller makes a quote for a registered client. */
  @May("manageQuotes")
  @Mutation(() => Quote)
  async createQuoteForUser(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("userId", () => Int) userId: number,
    @Arg("input", () => CreateQuoteForUserInput) input: CreateQuoteForUserInput,
  ) {
    return read.one(Quote, info, { id: await run(createQuoteForUser, { userId, input }) });
  }

  @NotFound(NO_QUOTE)
  @May("deleteQuotes")
  @ByTable(quoteActs, "delete")
  @Mutation(() => Boolean)
  async deleteQuote(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    await run(deleteQuote, { id });
    return true;
  }

  @May("reassignQuotes")
  @ByTable(quoteActs, "reassign")
  @Mutation(() => Quote)
  async reassignQuote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ReassignQuoteInput) input: ReassignQuoteInput,
  ) {
    return read.one(Quote, info, { id: await run(reassignQuote, { id, input }) });
  }

  /** Undoes the caller's own assignment of the last minute. */
  @NotFound(NO_QUOTE)
  @May("reassignQuotes")
  @Mutation(() => Quote)
  async undoQuoteAssignment(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Quote, info, { id: await run(undoQuoteAssignment, { id }) });
  }

  /** Joins a request to the one that it repeats, which continues; returns the one that ended. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async joinRepeatedQuote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Quote, info, { id: await run(joinRepeatedQuote, { id }) });
  }

  /** Marks ended quotes as expired, as the job does every minute; returns their number. */
  @May("markQuotesExpired")
  @Mutation(() => Int)
  markQuotesExpired(@Ctx() { run }: Context) {
    return run(expireQuotes, undefined);
  }

  /** Approves the discount; with the percentage that was seen, another one is refused. */
  @NotFound(NO_QUOTE)
  @May("approveDiscounts")
  @ByTable(quoteActs, "approveDiscount")
  @Mutation(() => Quote)
  async approveQuoteDiscount(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("descuentoPorcentaje", () => Float, { nullable: true }) seen: number | null,
  ) {
    return read.one(Quote, info, { id: await run(approveQuoteDiscount, { id, seen: seen ?? null }) });
  }

  /** Sends the offer to the client: PDF attached, link to decide. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @ByTable(quoteActs, "send")
  @Mutation(() => SendQuotePayload)
  async sendQuote(
    @Ctx() { run }: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => SendingNote) { note }: SendingNote,
  ): Promise<SendQuotePayload> {
    const { id: sent, ...emailInfo } = await run(sendQuote, { id, note });
    return { id: sent, emailInfo };
  }

  /**
   * Reminds the person who does the next step: the client by mail, the team in the application. Once a
   * day.
   */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @Mutation(() => Quote)
  async remindQuote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Quote, info, { id: await run(remindQuote, { id }) });
  }

  /** Prints the quote's PDF as the quote is now. */
  @NotFound(NO_QUOTE)
  @May("manageQuotes")
  @ByTable(quoteActs, "makePdf")
  @Mutation(() => PdfInfo)
  regenerateQuotePdf(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    return run(regenerateQuotePdf, { id });
  }

  /** The client accepts, or a leader records it with a note. */
  @NotFound(NO_QUOTE)
  @MayOrLink("decideQuotes")
  @ByTable(quoteActs, "approve")
  @Mutation(() => ApproveQuotePayload)
  approveQuote(
    @Ctx() { run }: Context,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ApproveQuoteInput, { defaultValue: {} }) input: ApproveQuoteInput,
  ) {
    return run(approveQuote, { id, input });
  }

  /** The client declines with a reason, or a leader records it. */
  @MayOrLink("decideQuotes")
  @ByTable(quoteActs, "reject")
  @Mutation(() => Quote)
  async rejectQuote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => RejectQuoteInput) input: RejectQuoteInput,
  ) {
    return read.one(Quote, info, { id: await run(rejectQuote, { id, input }) });
  }

  /** Requests another offer, for the client or staff, with a reason. */
  @MayOrLink("askRequote")
  @ByTable(quoteActs, "requote")
  @Mutation(() => Quote)
  async requoteQuote(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => RequoteQuoteInput) input: RequoteQuoteInput,
  ) {
    return read.one(Quote, info, { id: await run(requoteQuote, { id, input }) });
  }
}

@Resolver(() => ApproveQuotePayload)
export class ApproveQuotePayloadResolver {
  @FieldResolver(() => Quote)
  quote(@Root() { id }: ApproveQuotePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id });
  }
}

@Resolver(() => SendQuotePayload)
export class SendQuotePayloadResolver {
  @FieldResolver(() => Quote)
  quote(@Root() { id }: SendQuotePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id });
  }
}
