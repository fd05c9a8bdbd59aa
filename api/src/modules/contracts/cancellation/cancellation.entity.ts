import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../contract/contract.entity.ts";
import { CancellationStatus } from "./cancellation.enums.ts";

/** Client's request to cancel their contract; it changes nothing until the agency answers it. */
@NotFound("Solicitud no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "cancellation_requests" })
@Unique({
  name: "cancellation_requests_one_waits",
  properties: ["contract"],
  where: "status = 'pending'",
})
@Index({ properties: ["contract", "createdAt", "id"] })
@Check({ name: "cancellation_requests_say_why", expression: "btrim(reason) <> ''" })
@Check({
  name: "cancellation_requests_answered_say_when",
  expression: "(status = 'pending') = (answered_at is null)",
})
@Check({
  name: "cancellation_requests_discarded_say_why",
  expression: "status <> 'discarded' or btrim(answer) <> ''",
})
export class CancellationRequest extends Recorded {
  [OptionalProps]?: "status";

  @Reference(() => Contract, "contract_id", { deleteRule: "cascade" })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  @Sql(
    (row) => sql`(select coalesce(c.asesor_id, c.lider_id, c.gerente_id, c.admin_id) from contracts c
      where c.id = ${row("contract")})`,
  )
  @Auth(STAFF)
  @Field(() => Int, { nullable: true, description: "Quien vende el contrato, uno de los que responden." })
  readonly sellerId!: number | null;

  @Column(oneOf(CancellationStatus), "Estado del registro.", { default: "pending" })
  status: CancellationStatus = "pending";

  @Column("text", "Motivo del cliente.")
  reason!: string;

  @Column("text", "Respuesta al cliente, si se descartó.", { nullable: true })
  answer: string | null = null;

  @Column("instant", "Fecha y hora de la respuesta.", { nullable: true })
  answeredAt: Date | null = null;

  @Reference(() => User, "answered_by_id", {
    as: () => Person,
    description: "Persona que respondió.",
    nullable: true,
    deleteRule: "restrict",
  })
  answeredBy: Rel<User> | null = null;
}
