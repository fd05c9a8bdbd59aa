import { today } from "../../core/colombia/days.ts";
import { visibleChargebacks } from "../payments/chargeback/chargeback.access.ts";
import { Chargeback } from "../payments/chargeback/chargeback.entity.ts";
import { visibleRefunds } from "../payments/refund/refund.access.ts";
import { Refund } from "../payments/refund/refund.entity.ts";
import { payableRefunds } from "../payments/refund/refund.filter.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofMoneyBack } from "./my-day-shown.ts";

const monthsSql = "array['ene','feb','mar','abr','may','jun','jul','ago','sept','oct','nov','dic']";

/**
 * SQL of the deadline as display text. The next constant is the timestamp by which records with a deadline
 * are sorted.
 */
const endsOn = `concat_ws(' ', 'hasta el', extract(day from r.due_on),
  (${monthsSql})[extract(month from r.due_on)::int], extract(year from r.due_on))`;
const dueAt = "(r.due_on::timestamp at time zone 'America/Bogota')";

const refunds = {
  acts: ["pay", "askApproval"],
  entity: Refund,
  shown: ofMoneyBack("r", endsOn, "r.monto", dueAt),
} as const;

const cases = {
  acts: ["answer"],
  capability: "answerChargebacks",
  entity: Chargeback,
  shown: ofMoneyBack(
    "x",
    `concat(r.number, ' · ', ${endsOn})`,
    "x.monto",
    dueAt,
    "join payments x on x.id = r.payment_id",
  ),
} as const;

/** Lines of refunds to pay and claims to answer before their deadline. */
export const moneyBackWaiting: readonly Line[] = [
  {
    kind: "refunds_to_pay",
    part: "waiting",
    turn: "theirs",
    capability: "payRefunds",
    ...refunds,
    where: ({ viewer, now }) =>
      filter({ $and: [visibleRefunds(viewer), payableRefunds(viewer, today(now))] }),
  },
  {
    kind: "chargebacks_to_answer",
    part: "waiting",
    turn: "theirs",
    ...cases,
    where: ({ viewer, now }) =>
      filter({ $and: [visibleChargebacks(viewer), { status: "abierto", dueOn: { $gte: today(now) } }] }),
  },
];

/** Lines of overdue refunds, and of claims past their deadline. */
export const moneyBackLate: readonly Line[] = [
  {
    kind: "refunds_overdue",
    part: "late",
    turn: "reminder",
    capability: "readRefunds",
    ...refunds,
    where: ({ viewer, now }) =>
      filter({ $and: [visibleRefunds(viewer), { status: "abierta", dueOn: { $lt: today(now) } }] }),
  },
  {
    kind: "chargebacks_overdue",
    part: "late",
    turn: "reminder",
    ...cases,
    where: ({ viewer, now }) =>
      filter({ $and: [visibleChargebacks(viewer), { status: "abierto", dueOn: { $lt: today(now) } }] }),
  },
];
