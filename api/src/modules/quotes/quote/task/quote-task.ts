import type { Viewer } from "../../../../core/auth/viewer.ts";
import { daysAfter, hoursAfter } from "../../../../core/colombia/days.ts";
import { registerEnum } from "../../../../core/enums.ts";
import type { ReadFilter } from "../../../../core/read/where.ts";
import { LIDER, may } from "../../../accounts/permissions.rules.ts";
import { administers } from "../../../accounts/staff.rules.ts";
import { visibleQuotes } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { leaderDiscount } from "../seller/quote-authority.rules.ts";
import { type QuoteTask as Task, quoteTasks } from "./quote-task.rules.ts";

/** Days without an answer after which the seller asks again (decisions 5). */
const REMIND_DAYS = 3;
/** Hours before the offer ends in which it is pressing. */
const ENDING_HOURS = 48;

/** What is to be done with quotes, as the schema has it. */
export const QuoteTask = Object.fromEntries(Object.keys(quoteTasks).map((task) => [task, task])) as {
  [T in Task]: T;
};
export type QuoteTask = Task;
registerEnum(QuoteTask, {
  name: "QuoteTask",
  description: "Qué espera una cotización de quien la consulta.",
});

/** Whose task it is, and when. */
interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Quotes whose discount, if they have one, waits for nobody. */
const agreed: ReadFilter<Quote> = {
  $or: [{ descuentoPorcentaje: null }, { descuentoPorcentaje: 0 }, { descuentoAprobado: true }],
};

/** Quotes that somebody neither sells nor made; administration decides on its own ones too. */
const ofOthers = ({ viewer }: Asking): ReadFilter<Quote>[] =>
  administers(viewer)
    ? []
    : (["vendedor", "maker"] as const).map((of) => ({ $or: [{ [of]: null }, { [of]: { $ne: viewer.id } }] }));

/** The quotes of each task, within what somebody sees. */
const waiting: Readonly<Record<Task, (asking: Asking) => ReadFilter<Quote>>> = {
  assign: () => ({ status: "pending", vendedor: null }),
  price: ({ viewer }) => ({ vendedor: viewer.id, status: { $in: ["pending", "requote"] } }),
  // Alternatives of their own: their ids come first, out of one index.
  answer: () => ({ $or: [{ questions: { answeredAt: null } }] }),
  send: ({ viewer }) => ({ $and: [{ vendedor: viewer.id, status: "completed" }, agreed] }),
  discount: (asking) => ({
    $and: [
      { descuentoAprobado: false, descuentoPorcentaje: { $ne: null, $gt: 0 } },
      { status: { $in: ["pending", "completed", "requote"] } },
      ...(asking.viewer.role === LIDER ? [{ descuentoPorcentaje: { $lte: leaderDiscount } }] : []),
      ...ofOthers(asking),
    ],
  }),
  // Nobody looks at what came by a link of their own, but administration.
  review: ({ viewer }) => ({
    $or: [
      {
        links: {
          $and: [
            { needsReview: true, reviewedAt: null },
            ...(administers(viewer) ? [] : [{ $or: [{ maker: null }, { maker: { $ne: viewer.id } }] }]),
          ],
        },
      },
    ],
  }),
  convert: () => ({ status: "approved" }),
  remind: ({ viewer, now }) => ({
    ...{ vendedor: viewer.id, status: "sent", sentAt: { $lt: daysAfter(now, -REMIND_DAYS) } },
    expiresAt: { $gte: hoursAfter(now, ENDING_HOURS) },
  }),
  ending: ({ viewer, now }) => ({
    ...{ vendedor: viewer.id, status: "sent", expiresAt: { $lt: hoursAfter(now, ENDING_HOURS) } },
  }),
};

/** The quotes that wait for somebody with a task, of those they see; none for who may not do it. */
export const quotesOfTask = (task: QuoteTask, viewer: Viewer | null, now: Date): ReadFilter<Quote> =>
  viewer && may(viewer.role, quoteTasks[task])
    ? { $and: [visibleQuotes(viewer, null), waiting[task]({ viewer, now })] }
    : ({ id: null } as never);
