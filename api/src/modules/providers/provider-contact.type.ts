import { Field, ObjectType } from "type-graphql";
import type { Contact } from "./provider.rules.ts";

/** Somebody at a provider whom one calls or writes to. */
@ObjectType({ simpleResolvers: true })
export class ProviderContact implements Contact {
  @Field(() => String, { nullable: true }) name!: string;
  /** What they do there. */
  @Field(() => String, { nullable: true }) position!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
}
