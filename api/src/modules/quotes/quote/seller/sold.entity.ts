import type { Rel } from "@mikro-orm/core";
import { Entity, Index, ManyToOne } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../../core/auth/role.ts";
import { Recorded } from "../../../../core/record.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { Customer } from "../../../customers/customer/customer.entity.ts";

/**
 * A sale with its sellers, copied from the hierarchy when it was assigned: clients are shown the advisor
 * alone.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class Sold extends Recorded {
  @Field(() => Person, { nullable: true })
  @Index({ properties: ["asesor", "createdAt", "id"] })
  @ManyToOne(() => User, { nullable: true, fieldName: "asesor_id", deleteRule: "restrict" })
  asesor: Rel<User> | null = null;

  @Auth(STAFF)
  @Field(() => Person, { nullable: true })
  @Index({ properties: ["lider", "createdAt", "id"] })
  @ManyToOne(() => User, { nullable: true, fieldName: "lider_id", deleteRule: "restrict" })
  lider: Rel<User> | null = null;

  @Auth(STAFF)
  @Field(() => Person, { nullable: true })
  @Index({ properties: ["gerente", "createdAt", "id"] })
  @ManyToOne(() => User, { nullable: true, fieldName: "gerente_id", deleteRule: "restrict" })
  gerente: Rel<User> | null = null;

  @Auth(STAFF)
  @Field(() => Person, { nullable: true })
  @Index({ properties: ["admin", "createdAt", "id"] })
  @ManyToOne(() => User, { nullable: true, fieldName: "admin_id", deleteRule: "restrict" })
  admin: Rel<User> | null = null;

  /** Customer in the records of the office; the scope of an account follows `cliente` alone. */
  @Auth(STAFF)
  @Field(() => Customer, { nullable: true })
  @Index({ properties: ["customer", "createdAt", "id"] })
  @ManyToOne(() => Customer, { fieldName: "customer_id", deleteRule: "restrict" })
  customer!: Rel<Customer>;
}
