import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { Reads } from "../../core/read/reads.decorator.ts";
import type { ReadFilter } from "../../core/read/where.ts";
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
@Resolver(() => PayoutApproval)
export class ApprovalResolver {
  /** Returns the requested approvals for the kinds of payment that the viewer may make, the latest first. */
  @May("approvePayouts")
  @Reads(() => PayoutApproval)
  @Query(() => PayoutApprovalPage)
  payoutApprovals(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PayoutApprovalPageArgs) { limit, offset, orderBy }: PayoutApprovalPageArgs,
    @Arg("filter", () => PayoutApprovalFilter, { nullable: true }) filter?: PayoutApprovalFilter,
  ) {
    const where: ReadFilter<PayoutApproval> = {
      $and: [
        visibleApprovals(viewer),
        filter?.status ? { status: filter.status } : {},
        filter?.forMe ? approvableBy(viewer) : {},
      ],
    };
    return read.page(PayoutApproval, info, { where, orderBy, limit, offset });
  }

  /** Returns the amount of a payment as it would be made now, and the warnings to check before. */
  @May("approvePayouts")
  @Query(() => Payout, { nullable: true })
  payout(
    @Ctx() context: Context,
    @Arg("kind", () => PayoutKind) kind: PayoutKind,
    @Arg("subjectId", () => ID) subjectId: string,
  ) {
    return payout(context, kind, subjectId);
  }

  /** Returns the rule for outgoing payments: the amount above which they need a second person. */
  @May("approvePayouts")
  @Reads(() => ApprovalRule)
  @Query(() => ApprovalRule)
  approvalRule(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(ApprovalRule, info, { one: true });
  }

  /** Returns the acts that the caller can do with the approval now. */
  @Needs(...approvalFacts)
  @OfferedActs()
  acts(@Root() approval: PayoutApproval, @Ctx() context: Context) {
    return approvalActs.offered(context, approval);
  }
}

/** Mutations beside {@link ApprovalResolver} that only run an act. */
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
