import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { day } from "../../../core/columns.ts";

/** A team role whose people must have a second factor. */
@Entity({ tableName: "second_factor_roles" })
@Check({ name: "second_factor_roles_are_of_the_team", expression: "role in (2, 3, 4, 5, 6, 7)" })
export class SecondFactorRole {
  @PrimaryKey({ type: "smallint", autoincrement: false })
  role!: number;

  /**
   * Day in Bogota on which the role began to require a second factor; the notice period starts on that day.
   */
  @Property({ ...day })
  askedOn!: string;
}
