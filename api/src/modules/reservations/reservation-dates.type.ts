import { Field, ObjectType } from "type-graphql";
import { Day } from "../../core/scalars.ts";

/** Days of a reservation's trip. */
@ObjectType({ simpleResolvers: true })
export class ReservationDates {
  @Field(() => Day, { description: "Día de la salida." }) salida!: string;
  @Field(() => Day, { description: "Día del regreso." }) llegada!: string;
}
