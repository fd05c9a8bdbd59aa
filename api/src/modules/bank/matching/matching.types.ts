import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import { COP, Day as DayScalar } from "../../../core/scalars.ts";

/** A proposal that was not accepted, and why. */
@ObjectType({ simpleResolvers: true })
export class RefusedProposal {
  @Field(() => ID) id!: string;
  @Field(() => String) message!: string;
}

/** Result of accepting several proposals. */
@ObjectType({ simpleResolvers: true })
export class AcceptedProposals {
  @Field(() => Int) accepted!: number;
  @Field(() => [RefusedProposal]) refused!: readonly RefusedProposal[];
}

/** Account, and days of the movements and payments to count. */
@ArgsType()
export class BankCounterArgs {
  @Field(() => ID, { nullable: true }) accountId?: string | null;
  @Field(() => DayScalar, { nullable: true }) startDate?: Day | null;
  @Field(() => DayScalar, { nullable: true }) endDate?: Day | null;
}

/** Counts and amounts of the lists on the bank's screen; amounts in COP, their cents beside them. */
@ObjectType({ simpleResolvers: true })
export class BankCounters {
  @Field(() => Int) proposed!: number;
  @Field(() => COP) proposedAmount!: number;
  @Field(() => Int) proposedCentavos!: number;
  /** Exact proposals that the asker may accept. */
  @Field(() => Int) exact!: number;
  @Field(() => Int) unowned!: number;
  @Field(() => COP) unownedAmount!: number;
  @Field(() => Int) unownedCentavos!: number;
  /** Movements matched with payments today, and the amount of them. */
  @Field(() => Int) matchedToday!: number;
  @Field(() => COP) matchedTodayAmount!: number;
  @Field(() => Int) assigned!: number;
  @Field(() => Int) aside!: number;
  /** Movements that the bank reversed although they back payments. */
  @Field(() => Int) returned!: number;
  @Field(() => Int) all!: number;
  @Field(() => Int) unbacked!: number;
  @Field(() => COP) unbackedAmount!: number;
}
