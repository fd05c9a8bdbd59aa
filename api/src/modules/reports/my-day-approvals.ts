import { visibleApprovals } from "../approvals/approval.access.ts";
import { PayoutApproval } from "../approvals/payout-approval.entity.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofApproval } from "./my-day-shown.ts";

/** Payments that wait for a second person, for those who may be it. */
export const payoutsToApprove: Line = {
  kind: "payouts_to_approve",
  part: "waiting",
  capability: "approvePayouts",
  entity: PayoutApproval,
  shown: ofApproval,
  where: ({ viewer }) =>
    filter({ $and: [visibleApprovals(viewer), { status: "waiting", askedBy: { $ne: viewer.id } }] }),
};
