import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";
import { Customer } from "./customer.entity.ts";
import { customerOrder } from "./customer.rules.ts";

@ObjectType({ simpleResolvers: true })
export class CustomerPage extends PageOf(Customer) {}

/** Page and order of the list of customers. */
@ArgsType()
export class CustomerPageArgs extends OrderedPageOf<Customer>()(customerOrder) {}

/** Customer as found while a quote is made: name and contact data, nothing else. */
@ObjectType({ simpleResolvers: true })
export class CustomerMatch {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) telefono!: string | null;
}

/** Consent of a customer to the treatment of their data, and its revocation. */
@ObjectType({ simpleResolvers: true })
export class CustomerConsent {
  @Field(() => ID) id!: string;
  /** Purpose of the consent: `registration`, `request`, `passengers` … */
  @Field(() => String) purpose!: string;
  /** False when the channel did not ask. */
  @Field(() => Boolean) given!: boolean;
  @Field(() => String, { nullable: true }) textVersion!: string | null;
  @Field(() => DateTime) at!: Date;
  @Field(() => DateTime, { nullable: true }) revokedAt!: Date | null;
}
