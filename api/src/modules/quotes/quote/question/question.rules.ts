import type { QuoteStatus } from "../quote.lifecycle.ts";

/** Message for a question that does not exist or is out of scope. */
export const NO_QUESTION = "Pregunta no encontrada";

/** Maximum length of a question and of its answer. */
export const longestQuestion = 2_000;

/** Maximum number of questions per hour through one link. */
export const questionsAnHour = 10;

/** Maximum number of expanded options recorded per hour through one link. */
export const unfoldingsAnHour = 100;

/**
 * Statuses in which a client can ask questions on the page: the offer was sent, and there is no contract yet.
 */
export const asksIn: readonly QuoteStatus[] = [
  "sent",
  "pending_passengers",
  "approved",
  "rejected",
  "requote",
  "expired",
];
