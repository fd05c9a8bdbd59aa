import type { QuoteStatus } from "../quote.lifecycle.ts";

/** Refusal of a question that does not exist or is out of scope. */
export const NO_QUESTION = "Pregunta no encontrada";

/** The letters that a question, and its answer, have at most. */
export const longestQuestion = 2_000;

/** Most questions per hour through one link. */
export const questionsAnHour = 10;

/** Most unfolded options noted per hour through one link. */
export const unfoldingsAnHour = 100;

/** Statuses in which a client has a page for questions: the offer was sent, and there is no contract yet. */
export const asksIn: readonly QuoteStatus[] = [
  "sent",
  "pending_passengers",
  "approved",
  "rejected",
  "requote",
  "expired",
];
