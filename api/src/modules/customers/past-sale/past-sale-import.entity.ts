import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { CopColumn, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { COP, DateTime } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";

/** File of sales from before the platform: its importer, and the time at which all of it was undone. */
@NotFound("Importación no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "past_sale_imports" })
@Index({ properties: ["createdAt", "id"] })
@Index({
  name: "past_sale_imports_once",
  expression: `create unique index past_sale_imports_once on past_sale_imports (content_hash)
      where taken_back_at is null`,
})
@Check({ name: "past_sale_imports_have_sales", expression: "lines > 0 and total > 0" })
@Check({
  name: "past_sale_imports_taken_back_say_who",
  expression: "(taken_back_at is null) = (taken_back_by_id is null)",
})
export class PastSaleImport extends Recorded {
  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  /** SHA-256 of the file. */
  @Property({ type: "text" })
  contentHash!: string;

  /** Number of sales. */
  @Field(() => Int)
  @Property({ type: "integer" })
  lines!: number;

  /** Sum of their prices, in COP. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  total!: number;

  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "created_by_id", deleteRule: "restrict" })
  createdBy!: Rel<User>;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  takenBackAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "taken_back_by_id", deleteRule: "restrict" })
  takenBackBy: Rel<User> | null = null;
}
