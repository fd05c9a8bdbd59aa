import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";
import { Customer } from "./customer.entity.ts";
import { customerOrder } from "./customer.rules.ts";

@ObjectType({ simpleResolvers: true })
export class CustomerPage extends PageOf(Customer) {}

/** Which page of customers, and in which order. */
@ArgsType()
export class CustomerPageArgs extends OrderedPageOf<Customer>()(customerOrder) {}

/** A customer as whoever makes a quote finds them: who it is and how to reach them, nothing else. */
@ObjectType({ simpleResolvers: true })
export class CustomerMatch {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) telefono!: string | null;
}

/** What a customer allowed to be done with their data, and whether they took it back. */
@ObjectType({ simpleResolvers: true })
export class CustomerConsent {
  @Field(() => ID) id!: string;
  /** Of what: `registration`, `request`, `passengers` … */
  @Field(() => String) purpose!: string;
  /** False where the channel did not ask. */
  @Field(() => Boolean) given!: boolean;
  @Field(() => String, { nullable: true }) textVersion!: string | null;
  @Field(() => DateTime) at!: Date;
  @Field(() => DateTime, { nullable: true }) revokedAt!: Date | null;
}
