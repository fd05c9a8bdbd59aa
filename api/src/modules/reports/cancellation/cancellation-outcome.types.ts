import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";

/** A commission that cancelling its contract changes. */
@ObjectType({ simpleResolvers: true })
export class AffectedCommission {
  @Field(() => ID) id!: string;
  /** Seller who earned it. */
  @Field(() => String) seller!: string;
  @Field(() => COP) amount!: number;
}

/** Something that was bought for a contract, and stays bought when it is cancelled. */
@ObjectType({ simpleResolvers: true })
export class AffectedPurchase {
  @Field(() => ID) id!: string;
  @Field(() => String) item!: string;
  @Field(() => String) provider!: string;
  @Field(() => COP) cost!: number;
  /** Amount of it that the agency still owes, in COP. */
  @Field(() => COP) owed!: number;
}

/** Effects of cancelling a contract now. */
@ObjectType({ simpleResolvers: true })
export class CancellationOutcome {
  @Field(() => ID) contractId!: string;
  /** Unpaid commissions that will be voided. */
  @Field(() => [AffectedCommission]) voided!: AffectedCommission[];
  /** Paid commissions that an adjustment of the same amount will reverse. */
  @Field(() => [AffectedCommission]) adjusted!: AffectedCommission[];
  /** Month in which adjustments are deducted from the payments. */
  @Field(() => Day) adjustedIn!: string;
  /** Amount of the client's payments that can be refunded, in COP. */
  @Field(() => COP) refundable!: number;
  /**
   * Registered payments that wait for verification, in COP: verified after the cancellation, they are
   * refunded automatically.
   */
  @Field(() => COP) awaiting!: number;
  @Field(() => [AffectedPurchase]) purchases!: AffectedPurchase[];
  /** Points that the person who referred the client loses when all of it is refunded. */
  @Field(() => Int) points!: number;
  /** The quote that is approved again; null when it stays converted. */
  @Field(() => String, { nullable: true }) quoteNumber!: string | null;
  /** Invoice that will be credited. */
  @Field(() => String, { nullable: true }) invoiceNumber!: string | null;
  /** Number of the open addendum, which will be withdrawn. */
  @Field(() => Int, { nullable: true }) openAddendum!: number | null;
}
