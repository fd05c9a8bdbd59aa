import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "../../../core/scalars.ts";

/** An open session of the viewer's account. */
@ObjectType({ simpleResolvers: true })
export class OwnSession {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  /** `Chrome en Windows`. */
  @Field(() => String, { description: "Navegador y sistema: `Chrome en Windows`." }) browser!: string;
  /** Address from which it began. */
  @Field(() => String, { nullable: true, description: "Dirección IP donde comenzó." }) address!:
    string | null;
  @Field(() => DateTime, { description: "Fecha y hora en que comenzó." }) beganAt!: Date;
  /** Time of the last use, to five minutes. */
  @Field(() => DateTime, { description: "Último uso, con cinco minutos de margen." }) lastUsedAt!: Date;
  /** True for the session of this request. */
  @Field(() => Boolean, { description: "Si es la sesión desde la que se consulta." }) current!: boolean;
}
