import { Field, InputType, Int } from "type-graphql";
import { MemberInput } from "./person.inputs.ts";

/** Data of a person invited to the team; they choose their password themselves. */
@InputType()
export class InviteStaffInput extends MemberInput {
  @Field(() => Int, {
    description: "Rol: 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role!: number;
}
