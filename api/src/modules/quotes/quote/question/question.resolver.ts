import { ID } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { Role } from "../../../../core/auth/role.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { spread } from "../../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../../core/graphql/mutations.ts";
import { limited } from "../../../../core/graphql/operations.ts";
import { many, queries } from "../../../../core/graphql/queries.ts";
import { perHour } from "../../../../core/http/limits.ts";
import { May, MayOrLink } from "../../../accounts/account/permission.ts";
import { answerQuoteQuestion } from "../acts/answer-quote-question.ts";
import { askQuoteQuestion } from "../acts/ask-quote-question.ts";
import { noteUnfoldedOption } from "../acts/note-unfolded-option.ts";
import { NO_QUOTE, visibleQuotes } from "../quote.access.ts";
import { AnswerText, QuestionText } from "./question.inputs.ts";
import { NO_QUESTION, questionsAnHour, unfoldingsAnHour } from "./question.rules.ts";
import { QuoteQuestion } from "./quote-question.entity.ts";

/** Limits the rate of a client act, per link or per person. */
const byClient =
  (name: string, most: number) =>
  ({ services, link, viewer }: Context): Promise<void> =>
    services.limits.limit(name, perHour(most), link ? `link ${link.id}` : `user ${viewer?.id ?? 0}`);

/**
 * Queries and mutations of clients' questions about an offer, the answers, and the options that clients
 * expand.
 */
export const QuestionResolver = queries({
  /** Questions about a quote, oldest first: for the client, also through the link, and for the seller. */
  quoteQuestions: many(
    QuoteQuestion,
    ({ viewer, link }, { id }) => ({
      where: { quote: { $and: [{ id }, visibleQuotes(viewer, link)] } },
      orderBy: { askedAt: "asc", id: "asc" },
      limit: 100,
    }),
    { id: ID },
    NotFound(NO_QUOTE),
    MayOrLink("readQuotes"),
  ),
});

/** Mutations of clients' questions. */
export const QuestionMutations = mutations({
  askQuoteQuestion: limited(
    byClient("quote-question", questionsAnHour),
    changed(
      QuoteQuestion,
      askQuoteQuestion,
      { id: ID, question: spread(QuestionText) },
      NotFound(NO_QUOTE),
      Auth([Role.LINK, Role.CLIENTE]),
    ),
  ),
  noteUnfoldedOption: limited(
    byClient("quote-unfolded", unfoldingsAnHour),
    answered(
      Boolean,
      noteUnfoldedOption,
      { id: ID, option: ID },
      NotFound(NO_QUOTE),
      Auth([Role.LINK, Role.CLIENTE]),
    ),
  ),
  answerQuoteQuestion: changed(
    QuoteQuestion,
    answerQuoteQuestion,
    { id: ID, answer: spread(AnswerText) },
    NotFound(NO_QUESTION),
    May("manageQuotes"),
  ),
});
