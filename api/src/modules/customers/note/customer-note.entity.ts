import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Customer } from "../customer/customer.entity.ts";

/** Note of staff about a customer. */
@NotFound("Nota no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "customer_notes" })
@Index({ properties: ["customer", "createdAt"] })
@Check({ name: "customer_notes_say_something", expression: "btrim(text) <> ''" })
export class CustomerNote extends Recorded {
  @ManyToOne(() => Customer, { fieldName: "customer_id", deleteRule: "restrict" })
  customer!: Rel<Customer>;

  @Field(() => String)
  @Property({ type: "text" })
  text!: string;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "set null" })
  createdBy: Rel<User> | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "created_by_id", persist: false, nullable: true })
  readonly createdById!: number | null;
}
