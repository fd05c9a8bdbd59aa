import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../core/scalars.ts";
import { OwnTripKind, TripStage, TripStep } from "./own-trips.enums.ts";

/** One of the viewer's own trips: its progress, and their next step. */
@ObjectType({ simpleResolvers: true })
export class OwnTrip {
  @Field(() => OwnTripKind) kind!: OwnTripKind;
  /** Id of the quote, contract or reservation behind it. */
  @Field(() => ID) id!: string;
  @Field(() => String) number!: string;
  @Field(() => String) origin!: string;
  @Field(() => String) destination!: string;
  @Field(() => Day, { nullable: true }) departure!: string | null;
  @Field(() => Day, { nullable: true }) comeback!: string | null;
  @Field(() => Int) travellers!: number;
  /** Price in COP; null while there is none. */
  @Field(() => COP, { nullable: true }) price!: number | null;
  @Field(() => TripStage) stage!: TripStage;
  /** The status of the record behind it, by its name there. */
  @Field(() => String) status!: string;
  @Field(() => TripStep) step!: TripStep;
  /** Next amount to pay, in COP, with its day in `due`; null when nothing is left. */
  @Field(() => COP, { nullable: true }) amount!: number | null;
  @Field(() => Day, { nullable: true }) due!: string | null;
}
