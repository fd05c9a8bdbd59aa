import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Payment } from "../payment/payment.entity.ts";
import { ChargebackCause, ChargebackStatus } from "./chargeback.enums.ts";
import { EvidenceFile } from "./evidence-file.type.ts";
import type { ChargebackTurnFacts } from "./turn/chargeback-turn.rules.ts";
import { chargebackTurnFactsSql } from "./turn/chargeback-turn.sql.ts";

/**
 * A client's claim for the reversal of an online payment (Ley 1480 de 2011, art. 51), with its deadline. The
 * claim changes no payment; only the provider's decision does.
 */
@NotFound("Caso no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "chargebacks" })
@Check({ name: "chargebacks_claim_after_it_was_known", expression: "claimed_on >= known_on" })
@Check({
  name: "chargebacks_end_after_the_claim",
  expression: "due_on > claimed_on and claim_until > known_on",
})
@Check({
  name: "chargebacks_ended_say_when",
  expression: "(status = 'abierto') = (decided_at is null)",
})
@Check({
  name: "chargebacks_answers_say_why",
  expression: "status not in ('procede', 'no_procede', 'desistido') or btrim(decision_note) <> ''",
})
@Unique({ name: "chargebacks_one_open_per_payment", properties: ["payment"], where: "status = 'abierto'" })
@Index({ properties: ["status", "dueOn", "id"] })
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["payment"] })
@Index({ properties: ["dueOn", "id"] })
export class Chargeback extends Recorded {
  [OptionalProps]?: "status" | "openedByClient";

  @Unique()
  @Column("text", "Número del reclamo: `RP-2026-000012`.")
  number!: string;

  @Reference(() => Payment, "payment_id", { description: "El pago.", deleteRule: "restrict" })
  payment!: Rel<Payment>;

  @ReferenceId("payment", "uuid", { description: "Identificador del pago." })
  readonly paymentId!: string;

  @Column(oneOf(ChargebackCause), "Causal de la reversión.")
  cause!: ChargebackCause;

  @Column("text", "Lo que pasó, en palabras del cliente.")
  detail!: string;

  @Column(oneOf(ChargebackStatus), "Estado del registro.", { default: "abierto" })
  status: ChargebackStatus = "abierto";

  @Column("day", "Día en que el cliente lo supo o debió recibir el servicio.")
  knownOn!: string;

  @Column("day", "Día en que el cliente reclamó.")
  claimedOn!: string;

  @Column("day", "Último día para reclamar a tiempo.")
  claimUntil!: string;

  @Sql((row) => sql`(${row("claimedOn")} <= ${row("claimUntil")})`)
  @Field(() => Boolean, { description: "Si reclamó a tiempo." })
  readonly claimedInTime!: boolean;

  @Column("day", "Último día para reversar el pago.")
  dueOn!: string;

  /** Time at which the people who answer claims were notified that the deadline is near. */
  @Property({ ...instant, nullable: true })
  noticedAt: Date | null = null;

  @Column("boolean", "Si lo abrió el cliente.", { default: false })
  openedByClient: boolean = false;

  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo creó; nulo cuando no fue una persona del equipo.",
    nullable: true,
    deleteRule: "set null",
  })
  createdBy: Rel<User> | null = null;

  /** Set when the claim is answered or dropped, or when the provider reverses the payment. */
  @Column("instant", "Fecha y hora de la decisión.", { nullable: true })
  decidedAt: Date | null = null;

  @Reference(() => User, "decided_by_id", {
    as: () => Person,
    description: "Persona que decidió.",
    nullable: true,
    deleteRule: "restrict",
  })
  decidedBy: Rel<User> | null = null;

  @Column("text", "Respuesta al cliente.", { nullable: true })
  decisionNote: string | null = null;

  /** Facts that determine who answers the case. */
  @Sql(chargebackTurnFactsSql)
  readonly turnFacts!: ChargebackTurnFacts;

  /** Oldest first. */
  @Sql(
    (row) => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'filename', s.filename)
      order by s.created_at, s.id), '[]') from stored_files s
      where s.owner_type = 'chargeback' and s.owner_id = ${row("id")}::text)`,
  )
  @Field(() => [EvidenceFile], { description: "Los archivos que lo prueban." })
  readonly evidence!: EvidenceFile[];
}
