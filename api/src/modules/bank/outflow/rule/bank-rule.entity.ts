import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Column, Reference, oneOf } from "../../../../core/column.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { Recorded } from "../../../../core/record.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { AgencyAccount } from "../../../content/agency-account/agency-account.entity.ts";
import { BankConcept } from "../../bank.enums.ts";
import { ruled } from "../concept.rules.ts";

const list = ruled.map((concept) => `'${concept}'`).join(", ");

/**
 * Rule of one account that classifies the bank's charges, or its own interest: whole words and a range of
 * amounts. It acts when a statement is imported; a rule that ended classifies nothing more.
 */
@NotFound("Regla no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_rules" })
@Check({ name: "bank_rules_are_of_the_bank", expression: `concept in (${list})` })
@Check({ name: "bank_rules_have_words", expression: "words <> ''" })
@Check({ name: "bank_rules_have_a_range", expression: "min_amount >= 0 and max_amount >= min_amount" })
@Check({
  name: "bank_rules_are_ended_by_somebody",
  expression: "(ended_at is null) = (ended_by_id is null)",
})
@Unique({ name: "bank_rules_once", properties: ["account", "words"], where: "ended_at is null" })
@Index({ properties: ["account", "createdAt", "id"] })
export class BankRule extends Recorded {
  [OptionalProps]?: "uses";

  @Reference(() => AgencyAccount, "account_id", { description: "La cuenta.", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  @Column(oneOf(BankConcept), "Concepto que da.", { history: "Concepto" })
  concept!: BankConcept;

  /** Words in the form of a movement's identity: lower case, without accents and punctuation. */
  @Column("text", "Palabras enteras que la descripción tiene que tener, en minúsculas y sin tildes.", {
    history: "Palabras",
  })
  words!: string;

  @Column("cop", "Valor mínimo en COP, sin signo.", { history: "Desde" })
  minAmount!: number;

  @Column("cop", "Valor máximo en COP, sin signo.", { history: "Hasta" })
  maxAmount!: number;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que la hizo.",
    deleteRule: "restrict",
  })
  createdBy!: Rel<User>;

  @Column("instant", "Fecha y hora en que se terminó; nulo si sigue.", { nullable: true })
  endedAt: Date | null = null;

  @Reference(() => User, "ended_by_id", {
    as: () => Person,
    description: "Persona que la terminó.",
    nullable: true,
    deleteRule: "restrict",
  })
  endedBy: Rel<User> | null = null;

  @Sql((row) => sql`(select count(*)::int from bank_allocations a where a.rule_id = ${row("id")})`)
  @Field(() => Int, { description: "Cuántos movimientos clasifica." })
  readonly uses!: number;
}
