import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { CopColumn } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { COP } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/** Value of the UVT of a year (the DIAN resolves it each December); the latest entry holds. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "uvt_values" })
@Index({ properties: ["year", "createdAt"] })
@Check({ name: "uvt_values_are_of_a_year", expression: "year between 2006 and 2999 and value > 0" })
export class UvtValue extends Recorded {
  @Field(() => Int)
  @Property({ type: "integer" })
  year!: number;

  /** Value in COP. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  value!: number;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id" })
  createdBy: Rel<User> | null = null;
}
