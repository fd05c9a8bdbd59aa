import { Field, Int, ObjectType } from "type-graphql";

/** One day of a trip as its client reads it. */
@ObjectType({ simpleResolvers: true })
export class ItineraryDay {
  /** Number of the day; 1 is the day of departure. */
  @Field(() => Int, { nullable: true }) dia!: number;
  @Field(() => String, { nullable: true }) titulo!: string;
  @Field(() => String, { nullable: true }) texto!: string;
  /** The address of a picture. */
  @Field(() => String, { nullable: true }) imagen!: string | null;
}
