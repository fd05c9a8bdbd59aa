import { Quote } from "../../quotes/quote/quote.entity.ts";
import { type QuoteTask, quoteTasks } from "../../quotes/quote/task/quote-task.rules.ts";
import { quotesOfTask } from "../../quotes/quote/task/quote-task.ts";
import { filter, type Line, lineActs, type LineTurn } from "../my-day-line.ts";
import { ofOffer, ofQuote, type Shown } from "../my-day-shown.ts";
import type { DayKind } from "../my-day.enums.ts";

/** Acts of the turns of each quote task; absent for tasks that are only reminders. */
const acts: Partial<Readonly<Record<QuoteTask, readonly string[]>>> = {
  assign: ["reassign"],
  answer: ["answer"],
  price: ["calculate"],
  redate: ["edit"],
  send: ["send"],
  discount: ["approveDiscount"],
  review: ["review"],
  passengers: ["passengers"],
  convert: ["convert"],
  again: ["requote"],
};

/** Returns a line of quotes: the quotes that the list shows for its task. */
const quotes = (kind: DayKind, turn: LineTurn, task: QuoteTask, shown: Shown): Line => ({
  kind,
  part: turn === "reminder" ? "late" : "waiting",
  turn,
  ...lineActs(acts[task]),
  capability: quoteTasks[task],
  entity: Quote,
  shown,
  where: ({ viewer, now }) => filter(quotesOfTask(task, viewer, now)),
});

/** SQL of the time of the decision that awaits a review. */
const decided = "(select max(k.decided_at) from quote_links k where k.quote_id = r.id and k.needs_review)";

/** Returns the SQL of a column of the oldest unanswered question. */
const question = (column: string) =>
  `(select s.${column} from quote_questions s where s.quote_id = r.id and s.answered_at is null
    order by s.asked_at limit 1)`;

const discount = "concat(replace((r.descuento_porcentaje::float8)::text, '.', ','), ' % · ', r.destino)";

/** Lines of the tasks on quotes until they are sent. */
export const quoteLines: readonly Line[] = [
  quotes("quotes_to_assign", "theirs", "assign", ofQuote("r.created_at")),
  quotes("questions_to_answer", "theirs", "answer", ofQuote(question("asked_at"), question("text"))),
  quotes("quotes_to_price", "theirs", "price", ofQuote("coalesce(r.requote_at, r.created_at)")),
  quotes("quotes_to_redate", "theirs", "redate", ofQuote("coalesce(r.requote_at, r.updated_at)")),
  quotes("quotes_to_send", "theirs", "send", ofQuote("coalesce(r.completed_at, r.updated_at)")),
  quotes(
    "discounts_to_approve",
    "theirs",
    "discount",
    ofQuote("coalesce(r.discount_at, r.updated_at)", discount),
  ),
  quotes("decisions_to_review", "theirs", "review", ofQuote(decided)),
  quotes(
    "quotes_to_complete",
    "theirs",
    "passengers",
    ofQuote(
      "coalesce(r.approved_at, r.updated_at)",
      "concat('Van ', r.complete_passengers, ' de ', r.numero_personas, ' pasajeros')",
    ),
  ),
  quotes("quotes_to_convert", "theirs", "convert", ofQuote("coalesce(r.approved_at, r.updated_at)")),
  quotes("quotes_to_offer_again", "theirs", "again", ofQuote("r.updated_at")),
];

/** Line of offers that expire soon. */
export const endingQuotes = quotes("quotes_about_to_expire", "reminder", "ending", ofOffer("r.expires_at"));

/** Line of unanswered offers. */
export const silentQuotes = quotes("quotes_without_reply", "reminder", "remind", ofOffer("r.sent_at"));

/** Line of recently sent offers whose first follow-up is due. */
export const freshQuotes = quotes("quotes_to_follow_up", "reminder", "follow_up", ofOffer("r.sent_at"));
