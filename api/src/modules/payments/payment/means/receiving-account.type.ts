import { Field, ID, ObjectType } from "type-graphql";
import { AgencyAccountKind, BreBKeyKind } from "../../../content/agency-account/agency-account.enums.ts";

/** An account of the agency as the people who register and verify payments know it: never its holder. */
@ObjectType({ simpleResolvers: true })
export class ReceivingAccount {
  @Field(() => ID) id!: string;
  @Field(() => AgencyAccountKind) kind!: AgencyAccountKind;
  @Field(() => String) bank!: string;
  @Field(() => BreBKeyKind, { nullable: true }) keyKind!: BreBKeyKind | null;
  @Field(() => String) number!: string;
  /** True when clients are shown this account to pay into. */
  @Field(() => Boolean) active!: boolean;
}
