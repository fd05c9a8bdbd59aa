import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { AtMost } from "../../../core/read/limits/at-most.ts";
import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { COP } from "../../../core/scalars.ts";
import { isInOpenMonth } from "../../closing/closed-month.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { MovementKind, MovementState } from "../bank.enums.ts";
import { BankBacking } from "../matching/backing.entity.ts";
import { BankProposal } from "../matching/proposal.entity.ts";
import { BankAllocation } from "../outflow/allocation.entity.ts";
import { explainedBySql } from "./explained-by.sql.ts";
import { BankImport } from "./bank-import.entity.ts";

/** Returns SQL for the part of a movement that nothing explains yet, in hundredths of a peso. */
const hundredthsLeft = (
  row: (property: "amount" | "backed" | "explained" | "centavos" | "explainedCents") => Fragment,
) =>
  sql`((${row("amount")} - ${row("backed")} - ${row("explained")}) * 100 + ${row("centavos")}
    - ${row("explainedCents")})`;

/**
 * Movement of an account of the agency as the bank reports it; its bank data never change. Triggers derive
 * `backed` from the payments it is assigned to, and `state` from the whole row.
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
@Check({
  name: "bank_movements_are_explained_within",
  expression:
    "case when amount < 0 or cents < 0 then backed = 0 " +
    "and explained * 100 + explained_cents between amount * 100 + cents - 99 and 0 " +
    "else explained >= 0 and explained_cents >= 0 " +
    "and (backed + explained) * 100 + explained_cents <= amount * 100 + cents + 99 end",
})
@Check({
  name: "bank_movements_explained_cents_go_with_the_sum",
  expression: "explained_cents between -99 and 99 and sign(explained_cents) * sign(explained) >= 0",
})
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
      (account_id, state, proposed, amount, cents, backed, explained, explained_cents)`,
})
@Index({ properties: ["day", "id"] })
@Index({ properties: ["amount", "id"] })
@Index({ properties: ["state", "day", "id"] })
@Index({ properties: ["account", "day", "id"] })
@Index({ properties: ["account", "state", "day", "id"] })
export class BankMovement {
  [OptionalProps]?:
    | "centavos"
    | "identity"
    | "signedByWord"
    | "state"
    | "backed"
    | "explained"
    | "explainedCents"
    | "reverses"
    | "proposed"
    | "searchText";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => AgencyAccount, "account_id", { description: "La cuenta.", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  /** First file, among imports that were not undone, that contained the movement. */
  @Index()
  @Reference(() => BankImport, "import_id", {
    description: "Primer archivo que lo trajo.",
    deleteRule: "restrict",
  })
  import!: Rel<BankImport>;

  @Sql(
    (row) => sql`exists (select from bank_imports f where f.id = ${row("import")}
      and f.created_by_id = ${bind.me})`,
  )
  @Field(() => Boolean, { description: "Si lo importó quien consulta." })
  readonly broughtByMe!: boolean;

  @Property({ ...instant })
  createdAt!: Date;

  @Column("day", "Día de que se trata.")
  day!: string;

  @Column("cop", "Valor en COP; negativo si salió.")
  amount!: number;

  /** Same sign as the pesos: -0.52 is 0 and -52. */
  @Column("smallint", "Centavos además de los pesos, con su mismo signo.", { fieldName: "cents", default: 0 })
  centavos: number = 0;

  @Column("text", "Descripción del banco.")
  text!: string;

  @Column("text", "Referencia del banco.", { nullable: true })
  reference: string | null = null;

  @Column("text", "Identificador que le da el banco.", { nullable: true })
  bankId: string | null = null;

  /**
   * Text for comparison of movements: lower case, without accents, punctuation or extra spaces; maintained by
   * a trigger.
   */
  @Property({ type: "text", default: "" })
  identity: string = "";

  /** Position among the movements with the same day, amount and text, from 1. */
  @Property({ type: "integer" })
  ordinal!: number;

  /**
   * True when a word of the file, not the sign of the amount, marked the movement as incoming or outgoing.
   */
  @Property({ type: "boolean", default: false })
  signedByWord: boolean = false;

  @Column(oneOf(MovementKind), "Clase del registro.")
  kind!: MovementKind;

  @Column(oneOf(MovementState), "Estado del registro.", { default: "libre" })
  state: MovementState = "libre";

  @Column("cop", "Lo que respalda pagos, en COP.", { default: 0 })
  backed: number = 0;

  /** Sum of the parts that are no receipts, with their sign. */
  @Column("cop", "Lo que explican conceptos y pagos de la agencia, en COP; negativo si salió.", {
    default: 0,
  })
  explained: number = 0;

  @Property({ type: "smallint", default: 0 })
  explainedCents: number = 0;

  /** True when the movement is the bank's reversal of another one. */
  @Property({ type: "boolean", default: false })
  reverses: boolean = false;

  @Sql((row) => sql`case ${row("state")} when 'libre' then ${hundredthsLeft(row)} / 100 else 0 end`)
  @Field(() => COP, { description: "Lo que aún se puede asignar, en COP; negativo si salió." })
  readonly free!: number;

  /** An outflow of a closed month waits for nobody: nothing is explained there. */
  @Sql((row) => sql`(${row("state")} = 'libre' and (${row("amount")} > 0 or ${isInOpenMonth(row("day"))}))`)
  @Field(() => Boolean, {
    description: "Si falta explicarlo; no una salida de un mes cerrado, que se queda como está.",
  })
  readonly isOpen!: boolean;

  /** Hundredths of a peso, at most 99, by which an explained movement differs from its parts. */
  @Sql((row) => sql`case ${row("state")} when 'asignado' then (${hundredthsLeft(row)})::int else 0 end`)
  @Field(() => Int, {
    description:
      "Centavos en que difiere de lo que lo explica, menos de un peso; 0 si coincide o sigue abierto.",
  })
  readonly diferenciaCentavos!: number;

  /** Text for files: the concepts and the names of the payments. */
  @Sql((row) => explainedBySql(row("id")))
  @Field(() => String, { nullable: true, description: "Qué lo explica, en palabras; nulo si nada." })
  readonly explainedBy!: string | null;

  @Column("boolean", "Si una propuesta espera decisión.", { default: false })
  proposed: boolean = false;

  @Sql((row) => sql`exists (select from bank_proposals e where e.movement_id = ${row("id")} and e.exact)`)
  @Field(() => Boolean, { description: "Si valor y referencia coinciden con un solo pago." })
  readonly exact!: boolean;

  @Index()
  @Reference(() => BankMovement, "reversed_by_id", {
    description: "Movimiento con el que el banco lo devolvió; nulo si no.",
    nullable: true,
    deleteRule: "restrict",
  })
  reversedBy: Rel<BankMovement> | null = null;

  @Column("text", "Por qué no es de ningún pago; nulo si no está apartado.", { nullable: true })
  asideReason: string | null = null;

  @Field(() => [BankBacking], { description: "Los pagos que respalda." })
  @OneToMany(() => BankBacking, (backing) => backing.movement, { orderBy: { createdAt: "asc", id: "asc" } })
  backings = new Collection<BankBacking>(this);

  @Field(() => [BankAllocation], { description: "Las partes que no son pagos de clientes." })
  @OneToMany(() => BankAllocation, (part) => part.movement, { orderBy: { createdAt: "asc", id: "asc" } })
  allocations = new Collection<BankAllocation>(this);

  /** Most likely first: at most four of an outflow, each with its parts, or nine of an inflow, without. */
  @AtMost(4)
  @Field(() => [BankProposal], { description: "Los pagos o cuotas que pueden ser el suyo." })
  @OneToMany(() => BankProposal, (proposal) => proposal.movement, { orderBy: { score: "desc", id: "asc" } })
  proposals = new Collection<BankProposal>(this);

  /** Text, reference and the bank's id; maintained by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
