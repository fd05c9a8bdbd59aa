import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { COP } from "../../core/scalars.ts";
import { ApprovalStatus } from "./approval.enums.ts";
import { PayoutApproval } from "./payout-approval.entity.ts";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { approvalOrder } from "./approval.rules.ts";

@ObjectType({ simpleResolvers: true })
export class PayoutApprovalPage extends PageOf(PayoutApproval) {}

/** Amount and account of a payment as it would be made now, with the warnings for its payer. */
@ObjectType({ simpleResolvers: true })
export class Payout {
  @Field(() => COP) monto!: number;
  @Field(() => String) payee!: string;
  /** Account that receives the money: bank and last digits. */
  @Field(() => String) maskedAccount!: string;
  /** True when it is waiting to be paid. */
  @Field(() => Boolean) payable!: boolean;
  /** Sentences on its account: changed within three days, or by the payer. */
  @Field(() => [String]) warnings!: string[];
  /** True when paying it needs a second person. */
  @Field(() => Boolean) needsSecondPerson!: boolean;
  /** Approval of exactly this payment, requested or given. */
  @Field(() => ID, { nullable: true }) approvalId!: string | null;
  @Field(() => ApprovalStatus, { nullable: true }) approvalStatus!: ApprovalStatus | null;
  /** Name of the approver. */
  @Field(() => String, { nullable: true }) approvedBy!: string | null;
}

/** Page and order of the list of approvals. */
@ArgsType()
export class PayoutApprovalPageArgs extends OrderedPageOf<PayoutApproval>()(approvalOrder) {}
