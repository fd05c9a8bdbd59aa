import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { day } from "../../../core/columns.ts";
import { Recorded } from "../../../core/record.ts";
import { Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { SheetKind } from "../bank.enums.ts";

/** A file of a bank that was imported: who brought it, when, and how much of it was new. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_imports" })
@Check({ name: "bank_imports_count_what_is_new", expression: "fresh between 0 and lines" })
@Index({ properties: ["account", "createdAt", "id"] })
export class BankImport extends Recorded {
  [OptionalProps]?: "fresh";

  @Field(() => AgencyAccount)
  @ManyToOne(() => AgencyAccount, { fieldName: "account_id", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  @Field(() => SheetKind)
  @Enum({ items: () => Object.values(SheetKind) })
  format!: SheetKind;

  @Field(() => String)
  @Property({ type: "text" })
  filename!: string;

  /** The file as it came, for `fileAddress`. */
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

  @Field(() => Day)
  @Property({ ...day })
  firstDay!: string;

  @Field(() => Day)
  @Property({ ...day })
  lastDay!: string;

  @Field(() => Person)
  @ManyToOne(() => User, { fieldName: "created_by_id", deleteRule: "restrict" })
  createdBy!: Rel<User>;
}
