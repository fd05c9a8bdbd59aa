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

/** Number of days without an answer after which the seller follows up (decisions 5). */
const REMIND_DAYS = 3;

/** GraphQL enum of the tasks that quotes wait for. */
export const QuoteTask = enumOf("QuoteTask", quoteTasks, {
  description: "Qué espera una cotización de quien la consulta.",
});
export type QuoteTask = Task;

/** Person whose tasks are queried, and the current time. */
interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Filter of the quotes without a discount that waits for approval. */
const agreed: ReadFilter<Quote> = {
  $or: [{ descuentoPorcentaje: null }, { descuentoPorcentaje: 0 }, { descuentoAprobado: true }],
};
const unagreed: ReadFilter<Quote> = { descuentoPorcentaje: { $gt: 0 }, descuentoAprobado: false };

/**
 * Filter of the quotes whose status determines the next step, which are quotes not joined to another request.
 */
const byStatus: ReadFilter<Quote> = { joinedTo: null };

/** Filter of the quotes before their offer that the seller has to work on. */
const unoffered: ReadFilter<Quote> = {
  $or: [{ status: "pending", activeSeller: { $ne: null } }, { status: { $in: ["requote", "completed"] } }],
};

/**
 * Returns the filter of quotes in a status whose next step belongs to the caller; `field` is the field of
 * that person.
 */
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
 * Filter of the quotes of each task within the viewer's scope. The tasks follow `quoteTurns`, except tasks
 * that are only time reminders.
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
 * Returns the filter of the quotes that the viewer may see and that wait for the viewer with this task; no
 * quotes when the viewer lacks the permission.
 */
export const quotesOfTask = (task: QuoteTask, viewer: Viewer | null, now: Date): ReadFilter<Quote> =>
  viewer && may(viewer.role, quoteTasks[task])
    ? { $and: [visibleQuotes(viewer, null), waiting[task]({ viewer, now })] }
    : ({ id: null } as never);
