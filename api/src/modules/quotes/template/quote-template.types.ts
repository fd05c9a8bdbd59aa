import { Field, Int, ObjectType } from "type-graphql";
import { Acomodacion, TripType } from "../quote/quote.enums.ts";

/** Trip of a template as a new quote starts with it: without days and without travellers. */
@ObjectType({ simpleResolvers: true })
export class TemplateTrip {
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origen!: string;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino!: string;
  @Field(() => Int, { nullable: true, description: "Cuántas noches; nulo si no tenía regreso." }) noches!:
    number | null;
  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." }) tripType!: TripType | null;
  @Field(() => Acomodacion, { nullable: true, description: "Cómo se acomodan los viajeros en el hotel." })
  acomodacion!: Acomodacion | null;
  @Field(() => String, { nullable: true, description: "Clase o categoría de hotel que se pide." })
  tipoHotel!: string | null;
  @Field(() => String, { nullable: true, description: "Alimentación que se pide." }) alimentacion!:
    string | null;
}
