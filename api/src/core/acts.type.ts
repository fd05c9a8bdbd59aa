import { Field, FieldResolver, ObjectType } from "type-graphql";
import type { OfferedAct } from "./acts.ts";

/** One act offered to the viewer on a record. */
@ObjectType("OfferedAct", {
  simpleResolvers: true,
  description: "Lo que quien pregunta puede hacer con un registro ahora.",
})
export class OfferedActType implements OfferedAct {
  @Field(() => String, { description: "Nombre del acto, como el de su mutación." })
  name!: string;

  @Field(() => Boolean, { description: "Si se puede hacer ahora." })
  allowed!: boolean;

  @Field(() => String, { nullable: true, description: "Por qué no se puede hacer ahora; nulo si se puede." })
  reason!: string | null;
}

/** Declares the field `acts` of a record's type: the acts that the reader is offered on the record. */
export const OfferedActs = () =>
  FieldResolver(() => [OfferedActType], {
    description:
      "Actos que se le ofrecen ahora a quien consulta, con el motivo de los que todavía no se pueden.",
  });
