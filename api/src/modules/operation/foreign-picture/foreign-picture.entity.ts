import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";
import { PictureOf } from "./foreign-picture.enums.ts";

/**
 * A picture that a record names by its address on another host: either from before such pictures were fetched
 * at once, or because the host did not answer during a REST call. It is fetched and stored here, and then
 * this row is deleted.
 */
@Entity({ tableName: "foreign_pictures" })
@Unique({ name: "foreign_pictures_once_each", properties: ["kind", "recordId", "address"] })
@Index({
  name: "foreign_pictures_due",
  expression: "create index foreign_pictures_due on foreign_pictures (due_at) where due_at is not null",
})
@Check({ name: "foreign_pictures_tries_are_counted", expression: "tries >= 0" })
export class ForeignPicture {
  [OptionalProps]?: "tries";

  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Enum({ items: () => Object.values(PictureOf) })
  kind!: PictureOf;

  @Property({ type: "text" })
  recordId!: string;

  @Property({ type: "text" })
  address!: string;

  @Property({ type: "smallint", default: 0 })
  tries: number = 0;

  /** Reason why it could not be fetched, in Spanish; null before the first attempt. */
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  @Property({ ...instant })
  createdAt!: Date;

  /** Time of the next attempt to fetch it; null when there is none. */
  @Property({ ...instant, nullable: true })
  dueAt: Date | null = null;
}
