import { Field, Int, ObjectType } from "type-graphql";
import { Acomodacion, TripType } from "../quote/quote.enums.ts";

/** The trip that a template is for, as a new quote begins with it: without days and without people. */
@ObjectType({ simpleResolvers: true })
export class TemplateTrip {
  @Field(() => String, { nullable: true }) origen!: string;
  @Field(() => String, { nullable: true }) destino!: string;
  /** Number of nights; null when no return was set. */
  @Field(() => Int, { nullable: true }) noches!: number | null;
  @Field(() => TripType, { nullable: true }) tripType!: TripType | null;
  @Field(() => Acomodacion, { nullable: true }) acomodacion!: Acomodacion | null;
  @Field(() => String, { nullable: true }) tipoHotel!: string | null;
  @Field(() => String, { nullable: true }) alimentacion!: string | null;
}
