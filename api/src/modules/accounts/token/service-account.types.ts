import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { DateTime } from "../../../core/scalars.ts";
import { AccessToken } from "./access-token.entity.ts";
import { NO_SERVICE_ACCOUNT } from "./service-account.rules.ts";

/** Account of a program of the agency; it never signs in, and acts only through its access tokens. */
@NotFound(NO_SERVICE_ACCOUNT)
@ObjectType({ simpleResolvers: true })
export class ServiceAccount {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre del programa." }) name!: string;
  @Field(() => String, { nullable: true, description: "Lo que hace; nulo si no se escribió." }) purpose!:
    string | null;
  @Field(() => Int, { description: "Rol con el que lee y trabaja: 5 Administrador o 6 Contador." })
  role!: number;
  @Field(() => Boolean, { description: "Si está activo." }) isActive!: boolean;
  @Field(() => DateTime, { description: "Fecha y hora en que se creó." }) createdAt!: Date;
  @Field(() => Int, { description: "Versión de la edición: guardar sobre una anterior se rechaza." })
  version!: number;
  @Field(() => [AccessToken], { description: "Sus tokens que no se han revocado, el más antiguo primero." })
  tokens!: AccessToken[];
}
