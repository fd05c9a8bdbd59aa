import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId } from "../../../../core/column.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Recorded } from "../../../../core/record.ts";
import { COP } from "../../../../core/scalars.ts";
import { Person } from "../../../accounts/account/person.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { closedMonthSql } from "../../../closing/closed-month.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";

/**
 * Part of a cancelled contract's money that is not refunded to the client: a penalty of the agency, and the
 * amount that the providers do not refund. With the refunds it is never more than the client's payments.
 */
@NotFound("Lo retenido no existe")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "kept_amounts" })
@Index({ properties: ["contract"] })
@Index({ properties: ["dia"], where: "annulled_at is null" })
@Check({
  name: "kept_amounts_are_positive",
  expression: "penalidad >= 0 and no_reembolsado >= 0 and penalidad + no_reembolsado > 0",
})
@Check({ name: "kept_amounts_say_why", expression: "btrim(motivo) <> ''" })
@Check({
  name: "kept_amounts_annulled_say_why",
  expression:
    "(annulled_at is null) = (annul_reason is null) and (annulled_at is null or annul_reason <> '')",
})
export class KeptAmount extends Recorded {
  [OptionalProps]?: "penalidad" | "noReembolsado";

  @Reference(() => Contract, "contract_id", { deleteRule: "restrict" })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  @Column("cop", "Lo que se queda la agencia como penalidad, en COP.", { default: 0 })
  penalidad: number = 0;

  @Column("cop", "Lo que los proveedores no devuelven, en COP.", { default: 0 })
  noReembolsado: number = 0;

  @Sql((row) => sql`(${row("penalidad")} + ${row("noReembolsado")})`)
  @Field(() => COP, { description: "Lo que no se le devuelve al cliente, en COP." })
  readonly monto!: number;

  @Column("day", "Día en que se decidió.")
  dia!: string;

  @Column("text", "Por qué, como lo escribió quien lo decidió.")
  motivo!: string;

  /** Month of the day, when that month is closed; otherwise null. */
  @Sql((row) => closedMonthSql(row("dia")))
  @Field(() => String, {
    nullable: true,
    description: "Mes cerrado en el que cuenta, AAAA-MM; nulo si sigue abierto.",
  })
  readonly mesCerrado!: string | null;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo decidió.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;

  @Column("instant", "Cuándo se anuló; nulo si sigue en pie.", { nullable: true })
  annulledAt: Date | null = null;

  @Column("text", "Por qué se anuló.", { nullable: true })
  annulReason: string | null = null;
}
