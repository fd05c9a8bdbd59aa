import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, valueObject } from "../../../core/column.ts";
import { Recorded } from "../../../core/record.ts";
import { sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import type { BankColumns } from "./columns.rules.ts";
import { freeSum } from "./free-sum.sql.ts";
import { BankColumnsType } from "./statement.types.ts";

const unowned = freeSum();

/**
 * Import settings and totals of an account with imported statements: the columns of its files, and the
 * movements found.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "bank_books" })
export class BankBook extends Recorded {
  [OptionalProps]?: "automatic";

  @Field(() => AgencyAccount, { description: "La cuenta de la agencia." })
  @OneToOne(() => AgencyAccount, { owner: true, fieldName: "account_id", deleteRule: "restrict" })
  account!: Rel<AgencyAccount>;

  @Field(() => ID, { description: "Identificador de la cuenta de la agencia." })
  @Property({ type: "uuid", fieldName: "account_id", persist: false })
  readonly accountId!: string;

  @Column(
    valueObject<BankColumns>(() => BankColumnsType),
    "Columnas de sus archivos; nulo hasta importar uno con columnas.",
    { nullable: true },
  )
  columns: BankColumns | null = null;

  @Column("boolean", "Si las coincidencias exactas se verifican solas.", { default: false })
  automatic: boolean = false;

  @Sql((row) => sql`(select max(m.day) from bank_movements m where m.account_id = ${row("account")})`)
  @Field(() => Day, { nullable: true, description: "Último día con movimientos." })
  readonly lastDay!: string | null;

  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m
      where m.account_id = ${row("account")} and m.state = 'libre' and m.amount > 0)`,
  )
  @Field(() => Int, { description: "Ingresos que nadie ha asignado." })
  readonly unowned!: number;

  @Sql(
    (row) => sql`(select ${unowned.pesos} from bank_movements m
      where m.account_id = ${row("account")} and m.state = 'libre' and m.amount > 0)`,
  )
  @Field(() => COP, { description: "Cuánto suman, en COP." })
  readonly unownedAmount!: number;

  @Sql(
    (row) => sql`(select ${unowned.centavos} from bank_movements m
      where m.account_id = ${row("account")} and m.state = 'libre' and m.amount > 0)`,
  )
  @Field(() => Int, { description: "Centavos de esa suma." })
  readonly unownedCentavos!: number;

  @Sql(
    (row) => sql`(select count(*)::int from bank_movements m
      where m.account_id = ${row("account")} and m.state = 'libre' and m.amount < 0)`,
  )
  @Field(() => Int, { description: "Salidas que nadie ha explicado." })
  readonly outflows!: number;

  @Sql(
    (row) => sql`(select ${unowned.pesos} from bank_movements m
      where m.account_id = ${row("account")} and m.state = 'libre' and m.amount < 0)`,
  )
  @Field(() => COP, { description: "Cuánto suman esas salidas, en COP; negativo." })
  readonly outflowsAmount!: number;

  @Sql(
    (row) => sql`(select ${unowned.centavos} from bank_movements m
      where m.account_id = ${row("account")} and m.state = 'libre' and m.amount < 0)`,
  )
  @Field(() => Int, { description: "Centavos de esa suma, con su signo." })
  readonly outflowsCentavos!: number;
}
