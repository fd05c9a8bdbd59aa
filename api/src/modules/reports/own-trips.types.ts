import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../core/scalars.ts";
import { OwnTripKind, TripStage, TripStep } from "./own-trips.enums.ts";

/** One of the asker's own trips: how far it has come, and what they do next. */
@ObjectType({ simpleResolvers: true })
export class OwnTrip {
  @Field(() => OwnTripKind) kind!: OwnTripKind;
  /** Of the quote, contract or reservation behind it. */
  @Field(() => ID) id!: string;
  @Field(() => String) number!: string;
  @Field(() => String) origin!: string;
  @Field(() => String) destination!: string;
  @Field(() => Day, { nullable: true }) departure!: string | null;
  @Field(() => Day, { nullable: true }) comeback!: string | null;
  @Field(() => Int) travellers!: number;
  /** In COP; null while there is no price. */
  @Field(() => COP, { nullable: true }) price!: number | null;
  @Field(() => TripStage) stage!: TripStage;
  /** The status of the record behind it, by its name there. */
  @Field(() => String) status!: string;
  @Field(() => TripStep) step!: TripStep;
  /** Next amount to pay, in COP, with its day in `due`; null when nothing is left. */
  @Field(() => COP, { nullable: true }) amount!: number | null;
  @Field(() => Day, { nullable: true }) due!: string | null;
}
