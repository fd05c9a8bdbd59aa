import { Field, ObjectType } from "type-graphql";

/** One thing that changes of an agreement, in words. */
@ObjectType({ simpleResolvers: true })
export class ChangedTerm {
  /** `Salida`, `Viajero`, `Servicio`. */
  @Field(() => String) label!: string;
  /** Text before; empty for an added term. */
  @Field(() => String) before!: string;
  /** Text after; empty for a removed term. */
  @Field(() => String) after!: string;
}
