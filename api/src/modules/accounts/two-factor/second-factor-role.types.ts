import { Field, Int, ObjectType } from "type-graphql";
import { Role } from "../../../core/auth/role.ts";
import { Day } from "../../../core/scalars.ts";

/** A role of the team, and whether it requires a second factor. */
@ObjectType({ simpleResolvers: true })
export class SecondFactorRoleState {
  @Field(() => Role, { description: "Rol del equipo." })
  role!: Role;

  @Field(() => Day, {
    nullable: true,
    description: "Día desde el que ese rol solo entra con verificación en dos pasos; nulo si no se pide.",
  })
  due!: string | null;

  @Field(() => Int, { description: "Personas activas de ese rol que no la tienen." })
  without!: number;
}
