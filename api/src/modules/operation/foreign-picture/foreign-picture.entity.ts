import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";
import { PictureOf } from "./foreign-picture.enums.ts";

/**
 * A picture on another host that a record refers to by URL. It is from before such pictures were fetched
 * immediately, or the host did not respond during a REST call. Once the picture is fetched and stored, the
 * row is deleted.
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

  /** Reason in Spanish why the picture could not be fetched; null before the first attempt. */
  @Property({ type: "text", nullable: true })
  failure: string | null = null;

  @Property({ ...instant })
  createdAt!: Date;

  /** Time of the next attempt to fetch the picture; null when there is none. */
  @Property({ ...instant, nullable: true })
  dueAt: Date | null = null;
}
