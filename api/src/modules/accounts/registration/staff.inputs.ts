import { Field, InputType, Int } from "type-graphql";
import { MemberInput } from "./person.inputs.ts";

/** Data of a person invited to the team; they choose their password themselves. */
@InputType()
export class InviteStaffInput extends MemberInput {
  /** 2 ASESOR … 7 OWNER. */
  @Field(() => Int, {
    description: "Rol: 1 Cliente, 2 Asesor, 3 Líder, 4 Gerente, 5 Administrador, 6 Contador, 7 Propietario.",
  })
  role!: number;
}
