import type { Viewer } from "../../../../core/auth/viewer.ts";
import { daysAfter, hoursAfter, startOfDay, today } from "../../../../core/colombia/days.ts";
import { enumOf } from "../../../../core/enums.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { type Capability, may } from "../../../accounts/permissions.rules.ts";
import { turnOfViewer } from "../../../accounts/turn/turn.filter.ts";
import { visibleQuotes } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { OFFICE } from "../turn/quote-turn.rules.ts";
import { ENDING_HOURS } from "./follow-up.rules.ts";
import { type QuoteTask as Task, quoteTasks } from "./quote-task.rules.ts";

/** Days without an answer after which the seller asks again (decisions 5). */
const REMIND_DAYS = 3;

/** Tasks that quotes wait for, as an enum of the schema. */
export const QuoteTask = enumOf("QuoteTask", quoteTasks, {
  description: "Qué espera una cotización de quien la consulta.",
});
export type QuoteTask = Task;

/** Person whose tasks are looked for, and the present time. */
interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Quotes whose discount, if they have one, waits for nobody. */
const agreed: ReadFilter<Quote> = {
  $or: [{ descuentoPorcentaje: null }, { descuentoPorcentaje: 0 }, { descuentoAprobado: true }],
};
const unagreed: ReadFilter<Quote> = { descuentoPorcentaje: { $gt: 0 }, descuentoAprobado: false };

/** Quotes whose status determines the next step: quotes that no other request replaces. */
const byStatus: ReadFilter<Quote> = { joinedTo: null };

/** Quotes before their offer, whose seller has something to do at them. */
const unoffered: ReadFilter<Quote> = {
  $or: [{ status: "pending", activeSeller: { $ne: null } }, { status: { $in: ["requote", "completed"] } }],
};

/** Returns the filter of quotes in a status whose turn belongs to the caller, by the field of the person. */
const theirs =
  (
    field: "salePerson" | "converter" | "discountApprover",
    status: ReadFilter<Quote>,
    office: Capability = OFFICE,
  ) =>
  ({ viewer }: Asking): ReadFilter<Quote> => ({
    $and: [status, byStatus, turnOfViewer(field, viewer, office)],
  });

/**
 * Quotes of each task, within the viewer's scope: by the turns of `quoteTurns`, except for tasks that only
 * remind of time.
 */
const waiting: Readonly<Record<Task, (asking: Asking) => ReadFilter<Quote>>> = {
  // Separate alternatives: their ids are read first, from one index.
  review: ({ viewer }) => ({
    $and: [
      { $or: [{ links: { needsReview: true, reviewedAt: null } }] },
      { clientSigned: false },
      turnOfViewer("reviewer", viewer, quoteTasks.review),
    ],
  }),
  answer: ({ viewer }) => ({
    $and: [{ $or: [{ questions: { answeredAt: null } }] }, turnOfViewer("salePerson", viewer, OFFICE)],
  }),
  assign: () => ({ $and: [{ status: "pending", activeSeller: null }, byStatus] }),
  price: theirs("salePerson", {
    $and: [
      unoffered,
      { departureIsPast: false },
      { $or: [{ status: { $ne: "completed" } }, { unpriced: true }] },
    ],
  }),
  redate: theirs("salePerson", { $and: [unoffered, { departureIsPast: true }] }),
  send: theirs("salePerson", { $and: [{ status: "completed", unpriced: false }, agreed] }),
  discount: theirs("discountApprover", { $and: [{ status: "completed", unpriced: false }, unagreed] }),
  passengers: theirs("salePerson", { status: "approved", lacksPassengers: true }),
  convert: theirs("converter", { status: "approved", lacksPassengers: false }, quoteTasks.convert),
  again: (asking) =>
    theirs("salePerson", {
      $and: [
        { $or: [{ status: { $in: ["rejected", "expired"] } }, { offerIsOver: true }] },
        { $or: [{ fechaIda: null }, { fechaIda: { $gt: today(asking.now) } }] },
      ],
    })(asking),
  // From the day after the sending until the reminder of the third day.
  follow_up: ({ viewer, now }) => ({
    vendedor: viewer.id,
    status: "sent",
    sentAt: { $lt: startOfDay(today(now)), $gte: daysAfter(now, -REMIND_DAYS) },
    expiresAt: { $gte: hoursAfter(now, ENDING_HOURS) },
  }),
  remind: ({ viewer, now }) => ({
    vendedor: viewer.id,
    status: "sent",
    sentAt: { $lt: daysAfter(now, -REMIND_DAYS) },
    expiresAt: { $gte: hoursAfter(now, ENDING_HOURS) },
  }),
  ending: ({ viewer, now }) => ({
    vendedor: viewer.id,
    status: "sent",
    expiresAt: { $lt: hoursAfter(now, ENDING_HOURS) },
  }),
};

/**
 * Returns the quotes that the viewer sees and that wait with a task for them; none when they may not do
 * it.
 */
export const quotesOfTask = (task: QuoteTask, viewer: Viewer | null, now: Date): ReadFilter<Quote> =>
  viewer && may(viewer.role, quoteTasks[task])
    ? { $and: [visibleQuotes(viewer, null), waiting[task]({ viewer, now })] }
    : ({ id: null } as never);
