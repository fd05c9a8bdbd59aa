import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { instant } from "../../../core/columns.ts";
import { User } from "../account/user.entity.ts";

/** A look of a list that a person gave a name: the query of its address, and the columns it shows. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "saved_views" })
@Index({
  name: "saved_views_by_name",
  expression: `create unique index saved_views_by_name on saved_views (user_id, list, lower(name))`,
})
@Index({
  name: "saved_views_one_standard",
  expression: `create unique index saved_views_one_standard on saved_views (user_id, list) where standard`,
})
@Check({ name: "saved_views_have_a_name", expression: "btrim(name) <> ''" })
export class SavedView {
  [OptionalProps]?: "query" | "standard";

  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @ManyToOne(() => User, { fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  /** List that the view belongs to, by the name that its screen uses. */
  @Field(() => String)
  @Property({ type: "text" })
  list!: string;

  @Field(() => String)
  @Property({ type: "text" })
  name!: string;

  /** Filters and order in the list's address, without its page. */
  @Field(() => String)
  @Property({ type: "text", default: "" })
  query: string = "";

  /** Keys of the columns it shows; null for the list's default columns. */
  @Field(() => [String], { nullable: true })
  @Property({ type: "text[]", nullable: true })
  columns: string[] | null = null;

  /** True when the list opens with this view. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  standard: boolean = false;

  @Property({ ...instant })
  createdAt!: Date;
}
