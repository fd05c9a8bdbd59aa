import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { Column, Reference, ReferenceId, oneOf, valueObject } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Contract } from "../contract/contract.entity.ts";
import { ContractStatus } from "../contract/contract.enums.ts";
import { awaitsAuthorizationSql, changesInvoiceSql } from "./addendum.sql.ts";
import { AddendumStatus } from "./addendum.enums.ts";
import { AddendumChanges, AddendumContent } from "./addendum.parts.ts";

/** Change to a signed contract (otrosí); it takes effect only when the client signs it. */
@NotFound("Otrosí no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "addenda" })
@Unique({ properties: ["contract", "number"] })
@Unique({ name: "addenda_one_open", properties: ["contract"], where: "status in ('draft', 'sent')" })
@Index({
  name: "addenda_certificates_due",
  properties: ["certificateDueAt"],
  where: "certificate_due_at is not null",
})
@Check({ name: "addenda_number_is_positive", expression: "number >= 1" })
@Check({ name: "addenda_say_why", expression: "btrim(reason) <> ''" })
@Check({
  name: "addenda_signed_say_when",
  expression: "(status = 'signed') = (signed_at is not null)",
})
@Check({
  name: "addenda_withdrawn_say_when",
  expression: "(status = 'withdrawn') = (withdrawn_at is not null)",
})
@Check({
  name: "addenda_sent_say_where",
  expression: "status not in ('sent', 'signed') or (sent_at is not null and email_sent_to is not null)",
})
@Check({
  name: "addenda_price_is_positive",
  expression: "(content->>'precio_despues')::bigint > 0",
})
export class Addendum extends Recorded {
  [OptionalProps]?: "status";

  @Reference(() => Contract, "contract_id", { deleteRule: "restrict" })
  contract!: Rel<Contract>;

  @ReferenceId("contract", "uuid", { description: "Identificador del contrato." })
  readonly contractId!: string;

  @Sql((row) => sql`(select c.status from contracts c where c.id = ${row("contract")})`)
  @Field(() => ContractStatus, { description: "Estado en que está su contrato." })
  readonly estadoContrato!: ContractStatus;

  @Sql((row) => sql`(select c.cliente_id from contracts c where c.id = ${row("contract")})`)
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del cliente; nulo si no tiene." })
  readonly clienteId!: number | null;

  @Sql(changesInvoiceSql)
  @Field(() => Boolean, { description: "Si cambia el precio de un contrato que ya tiene factura." })
  readonly cambiaFactura!: boolean;

  @Sql(awaitsAuthorizationSql)
  @Field(() => Boolean, {
    description: "Si está abierto y las facturas que haría su firma esperan autorización.",
  })
  readonly esperaAutorizacion!: boolean;

  @Column("integer", "Número dentro de su contrato, desde 1.")
  number!: number;

  @Column(oneOf(AddendumStatus), "Estado del registro.", { default: "draft" })
  status: keyof typeof AddendumStatus = "draft";

  @Column("text", "Por qué cambia el contrato; va en el documento.")
  reason!: string;

  @Column(valueObject<AddendumChanges>(() => AddendumChanges), "Lo que cambia.")
  changes!: AddendumChanges;

  @Column(
    valueObject<AddendumContent>(() => AddendumContent),
    "El texto, comparado con el contrato como era al escribirlo o enviarlo.",
  )
  content!: AddendumContent;

  /**
   * SHA-256 of the contract's content when the addendum was sent. If the content has changed since, the
   * addendum must be sent again before it is signed.
   */
  @Property({ type: "text" })
  baseHash!: string;

  @Auth(STAFF)
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "restrict",
  })
  createdBy: Rel<User> | null = null;

  @Column("instant", "Fecha y hora del último envío.", { nullable: true })
  sentAt: Date | null = null;

  @Auth(STAFF)
  @Column("text", "Correo al que se envió por última vez.", { nullable: true })
  emailSentTo: string | null = null;

  @Column("instant", "Fecha y hora de la firma.", { nullable: true })
  signedAt: Date | null = null;

  @Column("instant", "Fecha y hora en que se retiró.", { nullable: true })
  withdrawnAt: Date | null = null;

  /**
   * Time at which the sweep makes or time-stamps the signed PDF, if the job has not done so; null when
   * nothing is due.
   */
  @Property({ ...instant, nullable: true })
  certificateDueAt: Date | null = null;
}
