import type { Day } from "../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../core/colombia/working-days.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Sort orders of the list of objections by a column; without a column, the list's default order applies. */
export const objectionOrder = listOrder({
  name: "CommissionObjectionOrder",
  columns: { createdAt: "plain", dueOn: "plain" },
});

/** Working days within which an objection must be answered; the day of the objection does not count. */
const ANSWER_WORKING_DAYS = 5;

/** Number of working days before the deadline at which the people who answer are notified. */
export const NOTICE_WORKING_DAYS = 1;

/** Returns the last day on which an objection can be answered in time. */
export const answerUntil = (openedOn: Day): Day => addWorkingDays(openedOn, ANSWER_WORKING_DAYS);
