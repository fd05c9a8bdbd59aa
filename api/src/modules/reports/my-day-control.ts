import { AuditEntry } from "../../core/audit/audit.entity.ts";
import { unchainedSql } from "../../core/audit/unchained.ts";
import { visibleApprovals } from "../approvals/approval.access.ts";
import { PayoutApproval } from "../approvals/payout-approval.entity.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofApproval, ofAuditLine } from "./my-day-shown.ts";

/** Payments that wait for a second person, for those who may be it. */
const payoutsToApprove: Line = {
  kind: "payouts_to_approve",
  part: "waiting",
  capability: "approvePayouts",
  entity: PayoutApproval,
  shown: ofApproval,
  where: ({ viewer }) =>
    filter({ $and: [visibleApprovals(viewer), { status: "waiting", askedBy: { $ne: viewer.id } }] }),
};

/** Lines of the history that the chain should have come to: the jobs rest, or something is wrong. */
const auditUnchained: Line = {
  kind: "audit_unchained",
  part: "late",
  capability: "readAudit",
  entity: AuditEntry,
  shown: ofAuditLine,
  where: () => filter({}),
  besides: () => unchainedSql("r"),
};

/** What a second look keeps in order. */
export const control: readonly Line[] = [payoutsToApprove, auditUnchained];
