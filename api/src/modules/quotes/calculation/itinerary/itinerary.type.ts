import { Field, Int, ObjectType } from "type-graphql";

/** Day of a trip as the client reads it. */
@ObjectType({ simpleResolvers: true })
export class ItineraryDay {
  @Field(() => Int, { nullable: true, description: "Número del día; 1 es el de la salida." }) dia!: number;
  @Field(() => String, { nullable: true, description: "Título del día." }) titulo!: string;
  @Field(() => String, { nullable: true, description: "Lo que pasa ese día." }) texto!: string;
  @Field(() => String, { nullable: true, description: "Dirección de la imagen de ese día." }) imagen!:
    string | null;
}
