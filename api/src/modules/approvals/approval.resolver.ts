import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, optional } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { orNull } from "../../core/graphql/operations.ts";
import { computed, only, paged, queries } from "../../core/graphql/queries.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { May } from "../accounts/account/permission.ts";
import { approvePayout } from "./acts/approve-payout.ts";
import { askApproval } from "./acts/ask-approval.ts";
import { setApprovalRule } from "./acts/set-approval-rule.ts";
import { withdrawApproval } from "./acts/withdraw-approval.ts";
import { ApprovalRule } from "./approval-rule.entity.ts";
import { approvalActs, approvalFacts } from "./approval.acts.rules.ts";
import { approvableBy, visibleApprovals } from "./approval.access.ts";
import { PayoutKind } from "./approval.enums.ts";
import { ApprovalRuleInput, PayoutApprovalFilter } from "./approval.inputs.ts";
import { Payout, PayoutApprovalPage, PayoutApprovalPageArgs } from "./approval.types.ts";
import { payout } from "./payout.reads.ts";
import { PayoutApproval } from "./payout-approval.entity.ts";

/** Approvals of outgoing payments by a second person. */
export const ApprovalQueries = queries({
  /** Returns the requested approvals for the kinds of payment that the viewer may make, the latest first. */
  payoutApprovals: paged(
    PayoutApproval,
    PayoutApprovalPage,
    ({ viewer }, { filter }) => ({
      where: {
        $and: [
          visibleApprovals(viewer),
          filter?.status ? { status: filter.status } : {},
          filter?.forMe ? approvableBy(viewer) : {},
        ],
      },
    }),
    { page: argsOf(PayoutApprovalPageArgs), filter: optional(PayoutApprovalFilter) },
    May("approvePayouts"),
  ),
  payout: orNull(
    computed(
      Payout,
      (context, { kind, subjectId }) => payout(context, kind, subjectId),
      { kind: PayoutKind, subjectId: ID },
      May("approvePayouts"),
    ),
  ),
  approvalRule: only(ApprovalRule, { one: true }, May("approvePayouts")),
});

@Resolver(() => PayoutApproval)
export class ApprovalResolver {
  /** Returns the acts that the caller can do with the approval now. */
  @Needs(...approvalFacts)
  @OfferedActs()
  acts(@Root() approval: PayoutApproval, @Ctx() context: Context) {
    return approvalActs.offered(context, approval);
  }
}

/** Mutations beside {@link ApprovalQueries} that only run an act. */
export const ApprovalMutations = mutations({
  setApprovalRule: changed(ApprovalRule, setApprovalRule, { input: ApprovalRuleInput }, May("manageAgency")),
  askPayoutApproval: changed(
    PayoutApproval,
    askApproval,
    { kind: PayoutKind, subjectId: ID },
    May("approvePayouts"),
    NotFound("Pago no encontrado"),
  ),
  approvePayout: changed(PayoutApproval, approvePayout, { id: ID }, May("approvePayouts")),
  withdrawPayoutApproval: changed(PayoutApproval, withdrawApproval, { id: ID }, May("approvePayouts")),
});
