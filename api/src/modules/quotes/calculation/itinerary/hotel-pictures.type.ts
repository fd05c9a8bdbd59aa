import { Field, ObjectType } from "type-graphql";
import type { HotelPictures as Kept } from "./hotel-pictures.rules.ts";

/** The pictures of a hotel that a proposal may show. */
@ObjectType({ simpleResolvers: true })
export class HotelPictures implements Kept {
  /** Name for comparison: small letters without accents. */
  @Field(() => String, { nullable: true, description: "Nombre del hotel en minúsculas y sin tildes." })
  hotel!: string;
  /** Addresses. */
  @Field(() => [String], { nullable: true, description: "Direcciones de las imágenes." }) imagenes!: string[];
  /** Pictures that the seller took out of this proposal. */
  @Field(() => [String], { nullable: true, description: "Imágenes que se quitaron de esta propuesta." })
  ocultas?: string[];
}
