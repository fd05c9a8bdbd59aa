import { Field, ObjectType } from "type-graphql";

/** One thing that changes of an agreement, in words. */
@ObjectType({ simpleResolvers: true })
export class ChangedTerm {
  /** `Salida`, `Viajero`, `Servicio`. */
  @Field(() => String) label!: string;
  /** Empty for what is added. */
  @Field(() => String) before!: string;
  /** Empty for what is taken away. */
  @Field(() => String) after!: string;
}
