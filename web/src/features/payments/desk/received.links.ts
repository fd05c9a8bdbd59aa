import type { Day } from "@travesia/api/colombia/days";
import { monthBounds, monthOf } from "@travesia/api/colombia/days";
import type { MedioDePago } from "../../../graphql/schema.generated.ts";
import { NO_ACCOUNT } from "../payment/payment.filters.ts";
import { IN_REVIEW, paymentPaths } from "../payment/payments.paths.ts";

/** Part of a total: all payments, or the payments by a method into an account (null: unknown account). */
export interface Part {
  readonly medio: MedioDePago;
  readonly cuenta: { readonly id: string } | null;
}

/** Returns the address of the list of payments that make up a total, for a day or its month. */
export const receivedPath = (period: "day" | "month", today: Day, part?: Part): string =>
  receivedBetween(period === "day" ? { from: today, to: today } : monthBounds(monthOf(today)), part);

interface Days {
  readonly from: Day;
  readonly to: Day;
}

const between = ({ from, to }: Days, status: Readonly<Record<string, string>> = {}): string => {
  const asked = { ver: "todos", ...status, startDate: from, endDate: to };
  return `${paymentPaths.queue.to()}?${new URLSearchParams(asked)}`;
};

/** Returns the address of the list of unverified payments in a range of days. */
export const pendingBetween = (days: Days): string => between(days);

/** Returns the address of the list of payments in review, in a range of days. */
export const inReviewBetween = (days: Days): string => between(days, { status: IN_REVIEW });

/** Returns the address of the list of verified payments in a range of days, or a part of them. */
export function receivedBetween(
  { from, to }: Days,
  part?: Pick<Part, "cuenta"> & { readonly medio: string },
): string {
  const asked = new URLSearchParams({ ver: "todos", status: "verified", startDate: from, endDate: to });
  if (part) {
    asked.set("medio", part.medio);
    asked.set("cuenta", part.cuenta?.id ?? NO_ACCOUNT);
  }
  return `${paymentPaths.queue.to()}?${asked}`;
}
