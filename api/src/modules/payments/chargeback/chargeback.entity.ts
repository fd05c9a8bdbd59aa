import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, ObjectType } from "type-graphql";
import { day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { Recorded } from "../../../core/record.ts";
import { DateTime, Day } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Payment } from "../payment/payment.entity.ts";
import { ChargebackCause, ChargebackStatus } from "./chargeback.enums.ts";
import { EvidenceFile } from "./evidence-file.type.ts";
import type { ChargebackTurnFacts } from "./turn/chargeback-turn.rules.ts";
import { chargebackTurnFactsSql } from "./turn/chargeback-turn.sql.ts";

/**
 * Claim of a client for the reversal of an online payment (Ley 1480 de 2011, art. 51), with its deadline. It
 * changes no payment; the provider's decision does.
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

  /** `RP-2026-000012`. */
  @Field(() => String)
  @Unique()
  @Property({ type: "text" })
  number!: string;

  @Field(() => Payment)
  @ManyToOne(() => Payment, { fieldName: "payment_id", deleteRule: "restrict" })
  payment!: Rel<Payment>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "payment_id", persist: false })
  readonly paymentId!: string;

  @Field(() => ChargebackCause)
  @Enum({ items: () => Object.values(ChargebackCause) })
  cause!: ChargebackCause;

  /** Description of the event in the client's words. */
  @Field(() => String)
  @Property({ type: "text" })
  detail!: string;

  @Field(() => ChargebackStatus)
  @Enum({ items: () => Object.values(ChargebackStatus), default: "abierto" })
  status: ChargebackStatus = "abierto";

  /** Day on which the client learned of it, or should have received the service. */
  @Field(() => Day)
  @Property({ ...day })
  knownOn!: string;

  /** Day on which the client made the claim to the agency. */
  @Field(() => Day)
  @Property({ ...day })
  claimedOn!: string;

  /** The last day on which a claim is in time. */
  @Field(() => Day)
  @Property({ ...day })
  claimUntil!: string;

  @Sql((row) => sql`(${row("claimedOn")} <= ${row("claimUntil")})`)
  @Field(() => Boolean)
  readonly claimedInTime!: boolean;

  /** The last day on which the payment is reversed. */
  @Field(() => Day)
  @Property({ ...day })
  dueOn!: string;

  /** Time at which the people who answer claims were notified that the deadline is near. */
  @Property({ ...instant, nullable: true })
  noticedAt: Date | null = null;

  /** True when its client opened it themselves. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  openedByClient: boolean = false;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "set null" })
  createdBy: Rel<User> | null = null;

  /** Time at which it was answered, dropped, or the provider took the payment back. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  decidedAt: Date | null = null;

  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "decided_by_id", deleteRule: "restrict" })
  decidedBy: Rel<User> | null = null;

  /** Answer to the client. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  decisionNote: string | null = null;

  /** Facts that decide who answers it. */
  @Sql(chargebackTurnFactsSql)
  readonly turnFacts!: ChargebackTurnFacts;

  /** Evidence files, the oldest first. */
  @Sql(
    (row) => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'filename', s.filename)
      order by s.created_at, s.id), '[]') from stored_files s
      where s.owner_type = 'chargeback' and s.owner_id = ${row("id")}::text)`,
  )
  @Field(() => [EvidenceFile])
  readonly evidence!: EvidenceFile[];
}
