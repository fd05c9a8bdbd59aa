import type { Day } from "../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../core/colombia/working-days.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** What objections can be ordered by; otherwise they come by what is shown. */
export const objectionOrder = listOrder({
  name: "CommissionObjectionOrder",
  columns: { createdAt: "plain", dueOn: "plain" },
});

/** Working days in which an objection is answered; the day on which it came does not count. */
const ANSWER_WORKING_DAYS = 5;

/** Working days before the deadline on which those who answer are told. */
const NOTICE_WORKING_DAYS = 1;

/** The last day on which an objection is answered. */
export const answerUntil = (openedOn: Day): Day => addWorkingDays(openedOn, ANSWER_WORKING_DAYS);

/** The last deadline of which those who answer are told on a day. */
export const noticeUntil = (today: Day): Day => addWorkingDays(today, NOTICE_WORKING_DAYS);
