import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, Float, ID, Info, Int, Mutation, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, orElse, spread } from "../../../core/graphql/arguments.ts";
import { answered, changed, done, mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { perHour } from "../../../core/http/limits.ts";
import { Does, May, MayOrLink, MayOrVisitor } from "../../accounts/account/permission.ts";
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
import { SendingTerms } from "./sharing/sharing.inputs.ts";
import { ApproveQuotePayload, PdfInfo, SendQuotePayload } from "./quote.types.ts";
import { quoteActs } from "./quote.acts.rules.ts";

/** Limits visitors to ten requests an hour per address, which is enough for a family that compares offers. */
const limitVisitors = ({ services, origin }: Context) =>
  services.limits.limit("external-quote", perHour(10), origin.ip ?? "unknown");

/** Mutations of single quotes. */
@Resolver()
export class QuoteActsResolver {
  /**
   * Creates a quote for a seller, or a request for a visitor without a session; visitors are limited to 10
   * per hour.
   */
  @MayOrVisitor("manageQuotes", MAY_NOT_CREATE)
  @Mutation(() => Quote)
  async createQuote(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => CreateQuoteInput) input: CreateQuoteInput,
  ) {
    if (!context.viewer) await limitVisitors(context);
    return context.read.one(Quote, info, {
      id: await context.run(context.viewer ? createQuote : createExternalQuote, { input }),
    });
  }
}

/** Mutations of quotes. */
export const QuoteMutations = mutations({
  approveQuoteDiscount: changed(
    Quote,
    approveQuoteDiscount,
    { id: ID, descuentoPorcentaje: optional(Float) },
    NotFound(NO_QUOTE),
    Does(quoteActs, "approveDiscount"),
  ),
  sendQuote: shown(
    SendQuotePayload,
    (_, { id, ...emailInfo }) => ({ id, emailInfo }),
    sendQuote,
    { id: ID, sending: spread(SendingTerms) },
    NotFound(NO_QUOTE),
    Does(quoteActs, "send"),
  ),
  markQuotesExpired: answered(Int, expireQuotes, {}, May("markQuotesExpired")),
  createExternalQuote: limited(
    limitVisitors,
    changed(Quote, createExternalQuote, { input: CreateQuoteInput }),
  ),
  createQuoteForUser: changed(
    Quote,
    createQuoteForUser,
    { userId: Int, input: CreateQuoteForUserInput },
    May("manageQuotes"),
  ),
  deleteQuote: done(deleteQuote, { id: ID }, NotFound(NO_QUOTE), Does(quoteActs, "delete")),
  reassignQuote: changed(
    Quote,
    reassignQuote,
    { id: ID, input: ReassignQuoteInput },
    Does(quoteActs, "reassign"),
  ),
  undoQuoteAssignment: changed(
    Quote,
    undoQuoteAssignment,
    { id: ID },
    NotFound(NO_QUOTE),
    May("reassignQuotes"),
  ),
  joinRepeatedQuote: changed(Quote, joinRepeatedQuote, { id: ID }, NotFound(NO_QUOTE), May("manageQuotes")),
  remindQuote: changed(Quote, remindQuote, { id: ID }, NotFound(NO_QUOTE), May("manageQuotes")),
  regenerateQuotePdf: answered(
    PdfInfo,
    regenerateQuotePdf,
    { id: ID },
    NotFound(NO_QUOTE),
    Does(quoteActs, "makePdf"),
  ),
  approveQuote: answered(
    ApproveQuotePayload,
    approveQuote,
    { id: ID, input: orElse(ApproveQuoteInput, {}) },
    NotFound(NO_QUOTE),
    MayOrLink("decideQuotes"),
    ByTable(quoteActs, "approve"),
  ),
  rejectQuote: changed(
    Quote,
    rejectQuote,
    { id: ID, input: RejectQuoteInput },
    MayOrLink("decideQuotes"),
    ByTable(quoteActs, "reject"),
  ),
  requoteQuote: changed(
    Quote,
    requoteQuote,
    { id: ID, input: RequoteQuoteInput },
    MayOrLink("askRequote"),
    ByTable(quoteActs, "requote"),
  ),
});

@Resolver(() => ApproveQuotePayload)
export class ApproveQuotePayloadResolver {
  @FieldResolver(() => Quote, { description: "La cotización." })
  quote(@Root() { id }: ApproveQuotePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id });
  }
}

@Resolver(() => SendQuotePayload)
export class SendQuotePayloadResolver {
  @FieldResolver(() => Quote, { description: "La cotización." })
  quote(@Root() { id }: SendQuotePayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Quote, info, { id });
  }
}
