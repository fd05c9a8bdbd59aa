import { followed } from "../../core/changes/followed-record.ts";
import { visibleApprovals } from "./approval.access.ts";
import type { Module } from "../../core/module.ts";
import { ApprovalRule } from "./approval-rule.entity.ts";
import { ApprovalResolver, ApprovalMutations, ApprovalQueries } from "./approval.resolver.ts";
import { accountSweep } from "./seal-accounts.sweeps.ts";
import { PayoutApproval } from "./payout-approval.entity.ts";
import { approvalsWords } from "./approvals.words.ts";

/**
 * A second person looks at money before it leaves.
 *
 * Acts: approve-payout, ask-approval, set-approval-rule, withdraw-approval.
 * Emits: approval.asked, approval.given.
 */
export const approvals: Module = {
  name: "approvals",
  words: approvalsWords,
  entities: [ApprovalRule, PayoutApproval],
  resolvers: [ApprovalResolver, ApprovalQueries, ApprovalMutations],
  sweeps: [accountSweep],
  changes: [followed("approval", PayoutApproval, visibleApprovals)],
};
