import { Field, ObjectType } from "type-graphql";
import type { Contact } from "./provider.rules.ts";

/** Contact person at a provider. */
@ObjectType({ simpleResolvers: true })
export class ProviderContact implements Contact {
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { nullable: true, description: "Cargo de la persona." }) position!: string | null;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
  @Field(() => String, { nullable: true, description: "Correo electrónico." }) email!: string | null;
}
