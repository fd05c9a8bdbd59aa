import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { Role } from "../../../../core/auth/role.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { perHour } from "../../../../core/http/limits.ts";
import { Reads } from "../../../../core/read/reads.decorator.ts";
import { May, MayOrLink } from "../../../accounts/account/permission.ts";
import { answerQuoteQuestion } from "../acts/answer-quote-question.ts";
import { askQuoteQuestion } from "../acts/ask-quote-question.ts";
import { noteUnfoldedOption } from "../acts/note-unfolded-option.ts";
import { NO_QUOTE, visibleQuotes } from "../quote.access.ts";
import { AnswerText, QuestionText } from "./question.inputs.ts";
import { NO_QUESTION, questionsAnHour, unfoldingsAnHour } from "./question.rules.ts";
import { QuoteQuestion } from "./quote-question.entity.ts";

/**
 * Queries and mutations of clients' questions about an offer, of the answers, and of the options that clients
 * unfold.
 */
@Resolver()
export class QuestionResolver {
  /** The questions of a quote, oldest first: for its client, by the link too, and for its seller. */
  @NotFound(NO_QUOTE)
  @MayOrLink("readQuotes")
  @Reads(() => QuoteQuestion)
  @Query(() => [QuoteQuestion])
  quoteQuestions(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    const where = { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } };
    return read.list(QuoteQuestion, info, { where, orderBy: { askedAt: "asc", id: "asc" }, limit: 100 });
  }

  /** Asks a question for the client, ten times an hour at most through one link. */
  @NotFound(NO_QUOTE)
  @Auth([Role.LINK, Role.CLIENTE])
  @Mutation(() => QuoteQuestion)
  async askQuoteQuestion(
    @Ctx() { read, run, services, link, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Args(() => QuestionText) { text }: QuestionText,
  ) {
    const who = link ? `link ${link.id}` : `user ${viewer?.id ?? 0}`;
    await services.limits.limit("quote-question", perHour(questionsAnHour), who);
    return read.one(QuoteQuestion, info, { id: await run(askQuoteQuestion, { id, text }) });
  }

  /** The client unfolded the details of an option; a hundred times an hour at most through one link. */
  @NotFound(NO_QUOTE)
  @Auth([Role.LINK, Role.CLIENTE])
  @Mutation(() => Boolean)
  async noteUnfoldedOption(
    @Ctx() { run, services, link, viewer }: Context,
    @Arg("id", () => ID) id: string,
    @Arg("option", () => ID) option: string,
  ) {
    const who = link ? `link ${link.id}` : `user ${viewer?.id ?? 0}`;
    await services.limits.limit("quote-unfolded", perHour(unfoldingsAnHour), who);
    return run(noteUnfoldedOption, { id, option });
  }

  /** Answers a question, once. */
  @NotFound(NO_QUESTION)
  @May("manageQuotes")
  @Mutation(() => QuoteQuestion)
  async answerQuoteQuestion(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Args(() => AnswerText) { text }: AnswerText,
  ) {
    return read.one(QuoteQuestion, info, { id: await run(answerQuoteQuestion, { id, text }) });
  }
}
