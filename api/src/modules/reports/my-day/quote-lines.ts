import { Quote } from "../../quotes/quote/quote.entity.ts";
import { type QuoteTask, quoteTasks } from "../../quotes/quote/task/quote-task.rules.ts";
import { quotesOfTask } from "../../quotes/quote/task/quote-task.ts";
import { filter, type Line } from "../my-day-line.ts";
import { ofQuote, type Shown } from "../my-day-shown.ts";
import type { DayKind, DayPart } from "../my-day.types.ts";

/** A line of quotes: those that a list shows which is narrowed to its task. */
const quotes = (kind: DayKind, part: DayPart, task: QuoteTask, shown: Shown): Line => ({
  ...{ kind, part, capability: quoteTasks[task], entity: Quote, shown },
  where: ({ viewer, now }) => filter(quotesOfTask(task, viewer, now)),
});

/** When the decision was made that waits for a second look. */
const decided = "(select max(k.decided_at) from quote_links k where k.quote_id = r.id and k.needs_review)";

/** The oldest question that nobody has answered. */
const question = (column: string) =>
  `(select s.${column} from quote_questions s where s.quote_id = r.id and s.answered_at is null
    order by s.asked_at limit 1)`;

const discount = "concat(replace((r.descuento_porcentaje::float8)::text, '.', ','), ' % · ', r.destino)";

/** What waits in quotes, up to their sending. */
export const quoteLines: readonly Line[] = [
  quotes("quotes_to_assign", "waiting", "assign", ofQuote("r.created_at")),
  quotes("questions_to_answer", "waiting", "answer", ofQuote(question("asked_at"), question("text"))),
  quotes("quotes_to_price", "waiting", "price", ofQuote("coalesce(r.requote_at, r.created_at)")),
  quotes("quotes_to_send", "waiting", "send", ofQuote("coalesce(r.completed_at, r.updated_at)")),
  quotes("discounts_to_approve", "waiting", "discount", ofQuote("r.updated_at", discount)),
  quotes("decisions_to_review", "waiting", "review", ofQuote(decided)),
  quotes("quotes_to_convert", "waiting", "convert", ofQuote("coalesce(r.approved_at, r.updated_at)")),
];

/** Offers that end soon. */
export const endingQuotes = quotes("quotes_about_to_expire", "late", "ending", ofQuote("r.expires_at"));

/** Offers without an answer. */
export const silentQuotes = quotes("quotes_without_reply", "late", "remind", ofQuote("r.sent_at"));
