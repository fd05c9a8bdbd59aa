import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Reference } from "../../../core/column.ts";
import { CopColumn } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { User } from "../../accounts/account/user.entity.ts";

/** Sales goal of a person for a month, in verified payments (COP). */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "sales_goals" })
@Unique({ name: "sales_goals_one_per_month", properties: ["user", "mes"] })
@Index({ properties: ["mes"] })
@Check({ name: "sales_goals_are_of_a_month", expression: "mes ~ '^\\d{4}-(0[1-9]|1[0-2])$'" })
@Check({ name: "sales_goals_amount_is_positive", expression: "monto > 0" })
export class SalesGoal extends Recorded {
  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** Month in the form `2026-10`. */
  @Property({ type: "text" })
  mes!: string;

  @Property({ type: CopColumn })
  monto!: number;

  @Reference(() => User, "set_by_id", { deleteRule: "restrict" })
  setBy!: Rel<User>;
}
