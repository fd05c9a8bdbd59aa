import { Entity, Enum, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../../core/auth/role.ts";
import { CopColumn, instant } from "../../../../core/columns.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { COP, DateTime, Day, Json } from "../../../../core/scalars.ts";
import { May } from "../../../accounts/account/permission.ts";
import { ContractTerms } from "./contract-terms.entity.ts";
import { FormaPago } from "../contract.enums.ts";
import {
  awaitingSql,
  awaitsAirlineSql,
  boughtSql,
  marginSql,
  refundableSql,
  ofInitial,
  ofShares,
  overdueSql,
  owedSql,
  progressSql,
  restSql,
} from "../contract.sql.ts";

/**
 * What a contract costs and how far it is paid. `totalPagado` (verified payments alone) and the plan lines'
 * `pagado` and `fechaPago` are stored and written by `settlePayments` under the contract's lock, which the
 * acts of payments call; the rest is computed from them.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
export abstract class ContractPrice extends ContractTerms {
  @Field(() => FormaPago)
  @Enum({ items: () => Object.values(FormaPago), default: "contado" })
  formaPago: FormaPago = "contado";

  @Field(() => COP)
  @Property({ type: CopColumn })
  precioTotal!: number;

  /** Verified payments; written by `settlePayments` alone. */
  @Field(() => COP)
  @Property({ type: CopColumn, default: 0 })
  totalPagado: number = 0;

  /** When its invoice was made; kept here so that those without one are found at once. */
  @May("invoice")
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  invoicedAt: Date | null = null;

  @Sql((row) => sql`${row("precioTotal")} - ${row("totalPagado")}`)
  @Field(() => COP)
  saldoPendiente!: number;

  /** What the client is still asked for: the balance, and nothing of a cancelled contract. */
  @Sql(owedSql)
  @Field(() => COP)
  porCobrar!: number;

  /**
   * The balance for readers to whom the number 0 says that there is none: a number, and the text `"0.00"`
   * when nothing is owed.
   */
  @Sql(
    (row) => sql`case when ${row("precioTotal")} = ${row("totalPagado")} then '"0.00"'::json
    else to_json(${row("precioTotal")} - ${row("totalPagado")}) end`,
  )
  @Field(() => Json)
  saldoEscrito!: number | string;

  /** What the client owes by now: past its day in the plan and not paid. */
  @Sql((row) => sql`(case when ${row("status")} = 'cancelled' then 0 else ${overdueSql(row)} end)::bigint`)
  @Field(() => COP)
  saldoVencido!: number;

  /** Payments that await verification. */
  @Sql(awaitingSql)
  @Field(() => COP)
  porVerificar!: number;

  /** What was bought for it. */
  @May("seeCosts")
  @Sql(boughtSql)
  @Field(() => COP, { nullable: true })
  totalComprado!: number | null;

  @Sql(progressSql)
  @Field(() => Number)
  progresoPago!: number;

  @Sql((row) => sql`${ofInitial(row, "true")} is not null`)
  @Field(() => Boolean)
  tieneCuotaInicial!: boolean;

  @Sql(
    (row) =>
      sql`coalesce(round(${ofInitial(row, "p.monto")} * 100.0 / nullif(${row("precioTotal")}, 0), 2),
        0)::float8`,
  )
  @Field(() => Number)
  cuotaInicialPorcentaje!: number;

  @Sql((row) => sql`coalesce(${ofInitial(row, "p.monto")}, 0)`)
  @Field(() => COP)
  cuotaInicialMonto!: number;

  @Sql((row) => ofInitial(row, "p.fecha_vencimiento"))
  @Field(() => Day, { nullable: true })
  fechaVencimientoInicial!: string | null;

  @Sql((row) => sql`coalesce(${ofInitial(row, "p.pagado = p.monto")}, false)`)
  @Field(() => Boolean)
  cuotaInicialPagada!: boolean;

  @Sql((row) => ofInitial(row, "p.fecha_pago"))
  @Field(() => Day, { nullable: true })
  fechaPagoInicial!: string | null;

  @Sql(
    (row) =>
      sql`(select count(*)::int from plan_lines p where p.contract_id = ${row("id")}
        and p.tipo <> 'inicial')`,
  )
  @Field(() => Int)
  numeroCuotasRestantes!: number;

  @Sql(restSql)
  @Field(() => COP)
  montoRestante!: number;

  /** The first of the dated shares; the last one may carry some pesos more. */
  @Sql((row) => sql`coalesce((${ofShares(row, "p.monto")}->>0)::bigint, 0)`)
  @Field(() => COP)
  valorCuotaRestante!: number;

  @Sql((row) => ofShares(row, "p.fecha_vencimiento"))
  @Field(() => [Day])
  fechasVencimientoCuotas!: string[];

  @Sql((row) => ofShares(row, "p.pagado = p.monto"))
  @Field(() => [Boolean])
  cuotasPagadas!: boolean[];

  @Sql((row) => ofShares(row, "p.fecha_pago"))
  @Field(() => [Day], { nullable: "items" })
  fechasPagoCuotas!: (string | null)[];

  /** What of its verified payments no refund gives back, once it is cancelled. */
  @Sql(refundableSql)
  @Field(() => COP)
  porDevolver!: number;

  /** Whether somebody has to enter what the airline keeps of tickets that its client took back. */
  @Auth(STAFF)
  @Sql(awaitsAirlineSql)
  @Field(() => Boolean, { nullable: true })
  awaitsAirline!: boolean | null;

  @May("seeCosts")
  @Sql(marginSql)
  @Field(() => Number, { nullable: true })
  margenBruto!: number | null;
}
