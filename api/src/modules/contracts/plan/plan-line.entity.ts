import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { v7 } from "uuid";
import { Column, Reference, oneOf } from "../../../core/column.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { spokenForOf } from "./awaiting.sql.ts";
import { COP } from "../../../core/scalars.ts";
import { PlanLineKind, PlanLineState } from "../contract/contract.enums.ts";
import { Contract } from "../contract/contract.entity.ts";

/**
 * One dated amount of a contract's payment plan. Verified payments cover the lines with the oldest due dates
 * first; `pagado` and `fechaPago` are the covered amount of this line and the day it was covered. Only
 * `settlePayments` writes them, under the contract's lock.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "plan_lines" })
@Unique({ properties: ["contract", "numero"] })
@Index({ properties: ["fechaVencimiento"] })
@Index({
  name: "plan_lines_open",
  expression: `create index plan_lines_open on plan_lines ((monto - pagado), fecha_vencimiento)
      where pagado < monto`,
})
@Index({
  name: "plan_lines_unpaid",
  expression: `create index plan_lines_unpaid on plan_lines (fecha_vencimiento, contract_id)
      where fecha_pago is null`,
})
@Check({ name: "plan_lines_numero_is_positive", expression: "numero >= 1" })
@Check({ name: "plan_lines_monto_is_positive", expression: "monto > 0" })
@Check({ name: "plan_lines_pagado_is_within_monto", expression: "pagado between 0 and monto" })
@Check({ name: "plan_lines_fecha_pago_says_paid", expression: "(fecha_pago is not null) = (pagado = monto)" })
export class PlanLine {
  [OptionalProps]?: "pagado";

  @Column("uuid", "Identificador del registro.", { primary: true })
  id: string = v7();

  @Reference(() => Contract, "contract_id", { deleteRule: "cascade" })
  contract!: Rel<Contract>;

  /** Numbered by due date. */
  @Column("integer", "Número consecutivo, desde 1.")
  numero!: number;

  @Column(oneOf(PlanLineKind), "Clase del registro.")
  tipo!: PlanLineKind;

  @Column("text", "`Cuota inicial`, `Cuota 2 de 3`, `Pago de contado`.")
  descripcion!: string;

  @Column("cop", "Valor en COP.")
  monto!: number;

  @Column("day", "Día en que vence.")
  fechaVencimiento!: string;

  @Column("cop", "Lo que los pagos verificados han cubierto, en COP.", { default: 0 })
  pagado: number = 0;

  @Column("day", "Día del pago que la cubrió completa.", { nullable: true })
  fechaPago: string | null = null;

  @Sql(
    (row) => sql`case when ${row("pagado")} = ${row("monto")} then 'pagada'
      when ${row("fechaVencimiento")} < ${bind.today} then 'vencido'
      when ${row("pagado")} > 0 then 'parcial' else 'pendiente' end`,
  )
  @Field(() => PlanLineState, { description: "Estado del registro." })
  readonly estado!: PlanLineState;

  /** Payments that are not verified yet, assigned to the unpaid lines with the earliest due dates first. */
  @Sql(
    (row) => sql`greatest(least(${row("monto")} - ${row("pagado")},
      ${spokenForOf("contract_id", row("contract"))}
      - (select coalesce(sum(o.monto - o.pagado), 0) from plan_lines o
        where o.contract_id = ${row("contract")}
          and (o.fecha_vencimiento, o.numero) < (${row("fechaVencimiento")}, ${row("numero")}))), 0)::bigint`,
  )
  @Field(() => COP, { description: "Lo registrado que espera verificación, en COP." })
  readonly porVerificar!: number;

  /** The shares of all lines add up to 100. */
  @Sql(
    (row) => sql`(select (round((b.before + ${row("monto")}) * 100.0 / nullif(c.precio_total, 0), 2)
        - round(b.before * 100.0 / nullif(c.precio_total, 0), 2))::float8
      from contracts c, lateral (select coalesce(sum(o.monto), 0) as before from plan_lines o
        where o.contract_id = c.id and o.numero < ${row("numero")}) b
      where c.id = ${row("contract")})`,
  )
  @Field(() => Number, {
    nullable: true,
    description: "Parte del precio del contrato, en puntos porcentuales con dos decimales.",
  })
  readonly porcentaje!: number | null;
}
