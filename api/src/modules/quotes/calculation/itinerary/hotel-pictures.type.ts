import { Field, ObjectType } from "type-graphql";
import type { HotelPictures as Kept } from "./hotel-pictures.rules.ts";

/** The pictures of a hotel that a proposal may show. */
@ObjectType({ simpleResolvers: true })
export class HotelPictures implements Kept {
  /** Name for comparison: small letters without accents. */
  @Field(() => String, { nullable: true }) hotel!: string;
  /** Addresses. */
  @Field(() => [String], { nullable: true }) imagenes!: string[];
  /** Pictures that the seller took out of this proposal. */
  @Field(() => [String], { nullable: true }) ocultas?: string[];
}
