import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";

/** An announcement that covers the landing page for a moment (shapes, "Popup"); at most one is active. */
@NotFound("Popup no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "popups" })
@Unique({ name: "popups_one_active", properties: ["isActive"], where: "is_active" })
@Index({ properties: ["activatedAt", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Check({ name: "popups_days_are_ordered", expression: "ends_on >= starts_on" })
@Check({ name: "popups_say_something", expression: "btrim(content) <> ''" })
export class Popup extends Recorded {
  [OptionalProps]?: "isActive";

  @Field(() => String)
  @Property({ type: "text" })
  title!: string;

  /** Plain text. */
  @Field(() => String)
  @Property({ type: "text" })
  content!: string;

  /** Text of its button. */
  @Field(() => String)
  @Property({ type: "text" })
  boton!: string;

  /** Address of its picture; on our own host it begins with a slash. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  image: string | null = null;

  /** Destination of its button: a path of the application or a web address. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  link: string | null = null;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  isActive: boolean = false;

  /** The first day on which visitors see it; null: at once. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  startsOn: string | null = null;

  /** The last day on which visitors see it; null: until it is switched off. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  endsOn: string | null = null;

  @Property({ ...instant, nullable: true })
  activatedAt: Date | null = null;
}
