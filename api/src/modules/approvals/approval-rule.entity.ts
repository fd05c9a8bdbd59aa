import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { CopColumn } from "../../core/columns.ts";
import { Recorded } from "../../core/record.ts";
import { COP } from "../../core/scalars.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";

/** Amount above which outgoing payments need a second person; one row. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "approval_rules" })
@Unique({ name: "approval_rules_are_one", properties: ["one"] })
@Check({ name: "approval_rules_have_one_row", expression: "one" })
@Check({ name: "approval_rules_amount_is_not_negative", expression: "second_person_above >= 0" })
export class ApprovalRule extends Recorded {
  [OptionalProps]?: "one";

  @Property({ type: "boolean", default: true })
  one: boolean = true;

  /** A payment of more than this needs a second person, in COP; null: none does. */
  @Field(() => COP, { nullable: true })
  @Property({ type: CopColumn, nullable: true })
  secondPersonAbove: number | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "changed_by_id", deleteRule: "set null" })
  changedBy: Rel<User> | null = null;
}
