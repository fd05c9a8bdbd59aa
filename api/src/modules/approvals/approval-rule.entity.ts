import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference } from "../../core/column.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";

/** Amount above which outgoing payments need a second person; a single row. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "approval_rules" })
@Unique({ name: "approval_rules_are_one", properties: ["one"] })
@Check({ name: "approval_rules_have_one_row", expression: "one" })
@Check({ name: "approval_rules_amount_is_not_negative", expression: "second_person_above >= 0" })
export class ApprovalRule extends Recorded {
  [OptionalProps]?: "one";

  @Property({ type: "boolean", default: true })
  one: boolean = true;

  @Column("cop", "Un pago de más de esto necesita una segunda persona, en COP; nulo: ninguno.", {
    nullable: true,
  })
  secondPersonAbove: number | null = null;

  @Reference(() => User, "changed_by_id", {
    as: () => Person,
    description: "Persona que hizo el último cambio.",
    nullable: true,
    deleteRule: "set null",
  })
  changedBy: Rel<User> | null = null;
}
