import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { day, instant } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { DateTime, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { SheetKind } from "../bank.enums.ts";

/** A file of a bank that was imported: who brought it, when, and how much of it was new. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_imports" })
@Check({ name: "bank_imports_count_what_is_new", expression: "fresh between 0 and lines" })
@Check({ name: "bank_imports_count_what_is_held_back", expression: "held between 0 and lines - fresh" })
@Check({
  name: "bank_imports_are_taken_back_by_somebody",
  expression: "num_nonnulls(taken_back_at, taken_back_by_id) <> 1",
})
@Index({ properties: ["account", "createdAt", "id"] })
export class BankImport extends Recorded {
  [OptionalProps]?: "fresh" | "held" | "refused";

  @Field(() => AgencyAccount)
  @ManyToOne(() => AgencyAccount, { fieldName: "account_id", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  @Field(() => SheetKind)
  @Enum({ items: () => Object.values(SheetKind) })
  format!: SheetKind;

  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  /** Original file, for `fileAddress`. */
  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", nullable: true })
  fileId: string | null = null;

  /** Number of movements in the file. */
  @Field(() => Int)
  @Property({ type: "integer" })
  lines!: number;

  /** Number of movements in the file that no earlier file had. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  fresh: number = 0;

  /** Number of movements in the file that were left out because they may be earlier ones. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  held: number = 0;

  /** Number of refused lines without which the file was imported. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  refused: number = 0;

  @Field(() => Day)
  @Property({ ...day })
  firstDay!: string;

  @Field(() => Day)
  @Property({ ...day })
  lastDay!: string;

  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "created_by_id", deleteRule: "restrict" })
  createdBy!: Rel<User>;

  /** Time at which its import was undone; null while it is in force. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  takenBackAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "taken_back_by_id", deleteRule: "restrict" })
  takenBackBy: Rel<User> | null = null;

  /** Number of its movements that back payments and that no other file has. */
  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m where m.import_id = ${row("id")} and m.backed > 0
      and not exists (select from bank_known_movements k where k.movement_id = m.id))`,
  )
  readonly backing!: number;

  /** Number of its movements that undoing the import deletes: no other file has them. */
  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m where m.import_id = ${row("id")}
      and not exists (select from bank_known_movements k where k.movement_id = m.id))`,
  )
  @Field(() => Int)
  readonly own!: number;

  /** Number of its movements that remain when the import is undone: another file has them too. */
  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m where m.import_id = ${row("id")}
      and exists (select from bank_known_movements k where k.movement_id = m.id))`,
  )
  @Field(() => Int)
  readonly shared!: number;
}
