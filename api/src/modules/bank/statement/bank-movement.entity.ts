import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { CopColumn, day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { MovementKind, MovementState } from "../bank.enums.ts";
import { BankBacking } from "../matching/backing.entity.ts";
import { BankProposal } from "../matching/proposal.entity.ts";
import { BankImport } from "./bank-import.entity.ts";

/**
 * Movement of an account of the agency as the bank reports it; its bank data never change. `backed` follows
 * the payments it backs, and `state` the whole row: triggers keep both.
 */
@NotFound("Movimiento no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_movements" })
@Check({ name: "bank_movements_move_something", expression: "amount <> 0 or cents <> 0" })
@Check({
  name: "bank_movements_cents_go_with_the_amount",
  expression: "cents between -99 and 99 and sign(cents) * sign(amount) >= 0",
})
@Check({ name: "bank_movements_back_what_came_in", expression: "backed between 0 and greatest(amount, 0)" })
@Check({ name: "bank_movements_aside_say_why", expression: "aside_reason <> ''" })
@Index({
  name: "bank_movements_once",
  expression: `create unique index bank_movements_once on bank_movements (account_id, day, amount, cents,
      md5(identity), ordinal)`,
})
@Index({
  name: "bank_movements_by_the_banks_id",
  expression: `create index bank_movements_by_the_banks_id on bank_movements (account_id, bank_id)
      where bank_id is not null`,
})
@Index({
  name: "bank_movements_free",
  expression: "create index bank_movements_free on bank_movements (amount, day) where state = 'libre'",
})
@Index({
  name: "bank_movements_proposed",
  expression: "create index bank_movements_proposed on bank_movements (day, id) where proposed",
})
@Index({
  name: "bank_movements_summed",
  expression: `create index bank_movements_summed on bank_movements
      (account_id, state, proposed, amount, cents, backed)`,
})
@Index({ properties: ["day", "id"] })
@Index({ properties: ["amount", "id"] })
@Index({ properties: ["state", "day", "id"] })
@Index({ properties: ["account", "day", "id"] })
@Index({ properties: ["account", "state", "day", "id"] })
export class BankMovement {
  [OptionalProps]?: "centavos" | "identity" | "signedByWord" | "state" | "backed" | "proposed" | "searchText";

  @Field(() => ID)
  @PrimaryKey({ type: "uuid" })
  id: string = v7();

  @Field(() => AgencyAccount)
  @ManyToOne(() => AgencyAccount, { fieldName: "account_id", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  /** First file that contained it, of files whose import was not undone. */
  @Field(() => BankImport)
  @Index()
  @ManyToOne(() => BankImport, { fieldName: "import_id", deleteRule: "restrict" })
  import!: Rel<BankImport>;

  /** True when the asker imported that file. */
  @Sql(
    (row) => sql`exists (select from bank_imports f where f.id = ${row("import")}
      and f.created_by_id = ${bind.me})`,
  )
  @Field(() => Boolean)
  readonly broughtByMe!: boolean;

  @Property({ ...instant })
  createdAt!: Date;

  @Field(() => Day)
  @Property({ ...day })
  day!: string;

  /** Amount in COP, without its cents; negative for outgoing money. */
  @Field(() => COP)
  @Property({ type: CopColumn })
  amount!: number;

  /** Cents beside the whole pesos, signed like them: -0.52 is 0 and -52. */
  @Field(() => Int)
  @Property({ type: "smallint", fieldName: "cents", default: 0 })
  centavos: number = 0;

  @Field(() => String)
  @Property({ type: "text" })
  text!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  reference: string | null = null;

  /** Identifier that the bank itself gives the movement. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  bankId: string | null = null;

  /** Text as movements are compared: no case, accents, punctuation or needless blanks; kept by a trigger. */
  @Property({ type: "text", default: "" })
  identity: string = "";

  /** Position among the movements of one day, amount and text, from 1. */
  @Property({ type: "integer" })
  ordinal!: number;

  /** True when a word of the file, and not the amount, marked it as incoming or outgoing. */
  @Property({ type: "boolean", default: false })
  signedByWord: boolean = false;

  @Field(() => MovementKind)
  @Enum({ items: () => Object.values(MovementKind) })
  kind!: MovementKind;

  @Field(() => MovementState)
  @Enum({ items: () => Object.values(MovementState), default: "libre" })
  state: MovementState = "libre";

  /** Amount of it that backs payments, in COP. */
  @Field(() => COP)
  @Property({ type: CopColumn, default: 0 })
  backed: number = 0;

  /** Amount of it that can still be assigned, in COP. */
  @Sql((row) => sql`case ${row("state")} when 'libre' then ${row("amount")} - ${row("backed")} else 0 end`)
  @Field(() => COP)
  readonly free!: number;

  /** True when a proposal for it waits for a person's decision. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  proposed: boolean = false;

  /** True when one of its proposals agrees in amount and reference with one payment alone. */
  @Sql((row) => sql`exists (select from bank_proposals e where e.movement_id = ${row("id")} and e.exact)`)
  @Field(() => Boolean)
  readonly exact!: boolean;

  /** Movement by which the bank reversed it. */
  @Field(() => BankMovement, { nullable: true })
  @Index()
  @ManyToOne(() => BankMovement, { nullable: true, fieldName: "reversed_by_id", deleteRule: "restrict" })
  reversedBy: Rel<BankMovement> | null = null;

  /** Reason why it belongs to no payment; null unless it was set aside. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  asideReason: string | null = null;

  @Field(() => [BankBacking])
  @OneToMany(() => BankBacking, (backing) => backing.movement, { orderBy: { createdAt: "asc", id: "asc" } })
  backings = new Collection<BankBacking>(this);

  /** Proposed matches, the likeliest first. */
  @Field(() => [BankProposal])
  @OneToMany(() => BankProposal, (proposal) => proposal.movement, { orderBy: { score: "desc", id: "asc" } })
  proposals = new Collection<BankProposal>(this);

  /** Text, reference and the bank's id; kept by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
