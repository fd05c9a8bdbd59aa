import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { instant } from "../columns.ts";

/**
 * Heartbeat of the primary, in one row: the last time at which the primary accepted a write, by its own
 * clock.
 */
@Entity({ tableName: "replica_beat" })
@Check({ name: "replica_beat_is_one_row", expression: "id = 1" })
export class ReplicaBeat {
  @PrimaryKey({ type: "smallint", autoincrement: false }) id: number = 1;
  @Property({ ...instant }) at!: Date;
}
