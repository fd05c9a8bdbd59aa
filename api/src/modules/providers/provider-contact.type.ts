import { Field, ObjectType } from "type-graphql";
import type { Contact } from "./provider.rules.ts";

/** Contact person at a provider. */
@ObjectType({ simpleResolvers: true })
export class ProviderContact implements Contact {
  @Field(() => String, { nullable: true }) name!: string;
  /** Position of the person at the provider. */
  @Field(() => String, { nullable: true }) position!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
}
