import { Field, ObjectType } from "type-graphql";
import { Day } from "../../core/scalars.ts";

/** The days of a reservation's trip. */
@ObjectType({ simpleResolvers: true })
export class ReservationDates {
  @Field(() => Day) salida!: string;
  @Field(() => Day) llegada!: string;
}
