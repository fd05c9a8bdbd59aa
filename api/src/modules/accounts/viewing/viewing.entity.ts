import type { Rel } from "@mikro-orm/core";
import { Entity, Index, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Reference } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/**
 * Active impersonation: an OWNER's session that views the application as another person. Only active ones are
 * stored; starts and ends are in the history.
 */
@Entity({ tableName: "viewings" })
export class Viewing {
  /** Id of the session in the token. Sessions from before sessions were stored have no row to reference. */
  @PrimaryKey({ type: "uuid" })
  sessionId!: string;

  @Index()
  @Reference(() => User, "person_id", { deleteRule: "cascade", primary: true })
  person!: Rel<User>;

  @Index()
  @Reference(() => User, "owner_id", { deleteRule: "cascade" })
  owner!: Rel<User>;

  /** The person's role when the viewing started; the viewing is refused once their role changes. */
  @Property({ type: "smallint" })
  role!: number;

  @Index()
  @Property({ ...instant })
  beganAt!: Date;
}
