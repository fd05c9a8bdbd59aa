import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";

/** A commission that cancelling its contract changes. */
@ObjectType({ simpleResolvers: true })
export class AffectedCommission {
  @Field(() => ID) id!: string;
  /** Who earned it. */
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
  /** What of it the agency still owes. */
  @Field(() => COP) owed!: number;
}

/** What cancelling a contract would do now. */
@ObjectType({ simpleResolvers: true })
export class CancellationOutcome {
  @Field(() => ID) contractId!: string;
  /** Those that were not paid end. */
  @Field(() => [AffectedCommission]) voided!: AffectedCommission[];
  /** Those that were paid are taken back by an adjustment of the same amount. */
  @Field(() => [AffectedCommission]) adjusted!: AffectedCommission[];
  /** The month in which adjustments lower what is paid. */
  @Field(() => Day) adjustedIn!: string;
  /** How much of what the client paid can be given back. */
  @Field(() => COP) refundable!: number;
  /** What was registered and waits: what is verified afterwards goes back by itself. */
  @Field(() => COP) awaiting!: number;
  @Field(() => [AffectedPurchase]) purchases!: AffectedPurchase[];
  /** Points that whoever referred the client loses when all of it goes back. */
  @Field(() => Int) points!: number;
  /** The quote that is approved again; null where it stays converted. */
  @Field(() => String, { nullable: true }) quoteNumber!: string | null;
  /** The invoice that a credit note takes back. */
  @Field(() => String, { nullable: true }) invoiceNumber!: string | null;
  /** The number of the addendum that is open, and goes with it. */
  @Field(() => Int, { nullable: true }) openAddendum!: number | null;
}
