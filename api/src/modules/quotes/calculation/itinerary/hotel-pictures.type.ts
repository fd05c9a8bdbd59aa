import { Field, ObjectType } from "type-graphql";
import type { HotelPictures as Kept } from "./hotel-pictures.rules.ts";

/** Pictures of a hotel that a proposal may show. */
@ObjectType({ simpleResolvers: true })
export class HotelPictures implements Kept {
  /** Used only for comparison. */
  @Field(() => String, { nullable: true, description: "Nombre del hotel en minúsculas y sin tildes." })
  hotel!: string;
  @Field(() => [String], { nullable: true, description: "Direcciones de las imágenes." }) imagenes!: string[];
  @Field(() => [String], { nullable: true, description: "Imágenes que se quitaron de esta propuesta." })
  ocultas?: string[];
}
