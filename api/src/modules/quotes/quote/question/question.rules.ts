import type { QuoteStatus } from "../quote.lifecycle.ts";

/** What a question that does not exist, or is out of reach, is answered with. */
export const NO_QUESTION = "Pregunta no encontrada";

/** The letters that a question, and its answer, have at most. */
export const longestQuestion = 2_000;

/** How often an hour something is asked through one link. */
export const questionsAnHour = 10;

/** How often an hour it is noted through one link that options were unfolded. */
export const unfoldingsAnHour = 100;

/** When a client has a page to ask on: the offer was sent, and there is no contract yet. */
export const asksIn: readonly QuoteStatus[] = [
  "sent",
  "pending_passengers",
  "approved",
  "rejected",
  "requote",
  "expired",
];
