import { Field, ObjectType } from "type-graphql";
import type { OfferedAct } from "./acts.ts";

/** One act that the viewer is shown on a record. */
@ObjectType("OfferedAct", {
  simpleResolvers: true,
  description: "Lo que quien pregunta puede hacer con un registro ahora.",
})
export class OfferedActType implements OfferedAct {
  @Field(() => String)
  name!: string;

  @Field(() => Boolean)
  allowed!: boolean;

  /** Reason why it cannot be done now; null when it can. */
  @Field(() => String, { nullable: true })
  reason!: string | null;
}
