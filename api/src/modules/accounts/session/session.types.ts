import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "../../../core/scalars.ts";

/** An open session of the viewer's account. */
@ObjectType({ simpleResolvers: true })
export class OwnSession {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Navegador y sistema: `Chrome en Windows`." }) browser!: string;
  @Field(() => String, { nullable: true, description: "Dirección IP donde comenzó." }) address!:
    string | null;
  @Field(() => DateTime, { description: "Fecha y hora en que comenzó." }) beganAt!: Date;
  @Field(() => DateTime, { description: "Último uso, con cinco minutos de margen." }) lastUsedAt!: Date;
  @Field(() => Boolean, { description: "Si es la sesión desde la que se consulta." }) current!: boolean;
}
