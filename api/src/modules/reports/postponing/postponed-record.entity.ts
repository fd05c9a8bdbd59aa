import type { Rel } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { Reference } from "../../../core/column.ts";
import { day } from "../../../core/columns.ts";
import { User } from "../../accounts/account/user.entity.ts";

/** Record that a person hides from Mi día until a later day. */
@Entity({ tableName: "postponed_records" })
@Unique({ name: "postponed_records_once", properties: ["user", "kind", "recordId"] })
export class PostponedRecord {
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Reference(() => User, "user_id", { deleteRule: "cascade" })
  user!: Rel<User>;

  /** Name of the line that contains the record. */
  @Property({ type: "text" })
  kind!: string;

  /** Id of the record in its line. */
  @Property({ type: "text" })
  recordId!: string;

  /** Day on which the record is listed again. */
  @Property({ ...day })
  until!: string;
}
