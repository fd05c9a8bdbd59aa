import { Collection, type Rel, type Opt } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { instant, ValueObjectColumn } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { nextStatusesSql } from "../../../core/lifecycle.sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { DateTime, Day, Json } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { Retracto } from "../../payments/retracto/retracto.entity.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { ContractStatus } from "./contract.enums.ts";
import {
  AutomaticConversion,
  ContractClient,
  ContractHolder,
  type ConversionSummary,
  OwnAdvisor,
  type Party,
} from "./paper/contract.parts.ts";
import { contractLifecycle } from "./contract.lifecycle.ts";
import {
  advisorSql,
  awaitsConversionSql,
  contractPartySql,
  holderSql,
  ofLatestVersion,
  openItemsSql,
  outdatedSql,
  overdueSql,
  signingDaySql,
} from "./contract.sql.ts";
import {
  emailChangersSql,
  emailChangesSql,
  emailDeniedSql,
  emailHeldUntilSql,
} from "./address/email-change.sql.ts";
import { CancellationRequest } from "../cancellation/cancellation.entity.ts";
import { ContractReminders } from "./sale/contract-reminders.entity.ts";
import { tripProfitOf } from "./sale/trip-profit.sql.ts";
import { TripProfit } from "./sale/trip-profit.type.ts";
import type { ContractTurnFacts } from "./turn/contract-turn.rules.ts";
import {
  cancellationAskedSql,
  contractTurnFactsSql,
  converterSql,
  lacksTravellersSql,
  salePersonSql,
  senderSql,
  toBuySql,
} from "./turn/contract-turn.sql.ts";
import { ContractVersion } from "./paper/contract-version.entity.ts";
import { ContractItem } from "../item/item.entity.ts";
import { PlanLine } from "../plan/plan-line.entity.ts";

/**
 * What a client and the agency agree on (shapes, "Contract"). The client and the sellers stand on it, copied
 * from its quote and kept equal to it.
 */
@NotFound("Contrato no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contracts" })
@Check({ name: "contracts_price_is_positive", expression: "precio_total > 0" })
@Check({ name: "contracts_paid_is_within_price", expression: "total_pagado between 0 and precio_total" })
@Check({ name: "contracts_travellers_are_counted", expression: "numero_pasajeros >= 1" })
@Check({
  name: "contracts_trip_ends_after_it_begins",
  expression: "fecha_fin_viaje is null or fecha_fin_viaje >= fecha_inicio_viaje",
})
@Check({
  name: "contracts_signed_at_says_signed",
  expression: "status not in ('signed', 'completed') or signed_at is not null",
})
@Check({
  name: "contracts_cancelled_has_a_reason",
  expression:
    "(status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null or cancel_reason <> '')",
})
@Unique({ name: "contracts_one_living_per_quote", properties: ["quote"], where: "status <> 'cancelled'" })
@Index({
  name: "contracts_without_items",
  properties: ["signedAt"],
  where: "status = 'signed' and not items_made",
})
@Index({ properties: ["createdAt", "id"] })
@Index({ properties: ["fechaInicioViaje", "id"] })
@Index({ properties: ["precioTotal", "id"] })
@Index({
  name: "contracts_by_destination",
  expression: "create index contracts_by_destination on contracts (destino collate es, id)",
})
@Index({
  name: "contracts_by_signature",
  expression: "create index contracts_by_signature on contracts (signed_at nulls first, id)",
})
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["tripType", "createdAt", "id"] })
@Index({
  name: "contracts_by_completion",
  properties: ["completedAt", "id"],
  where: "status = 'completed'",
})
@Index({
  name: "contracts_owing",
  expression: `create index contracts_owing on contracts (id)
      where status in ('signed', 'completed') and total_pagado < precio_total`,
})
@Index({
  name: "contracts_to_invoice",
  properties: ["completedAt", "id"],
  where: "status = 'completed' and invoiced_at is null",
})
export class Contract extends ContractReminders {
  @Field(() => String)
  @Unique()
  @Property({ type: "text" })
  contractNumber!: string;

  @Field(() => Quote, { nullable: true })
  @Index()
  @ManyToOne(() => Quote, { nullable: true, fieldName: "quote_id", deleteRule: "restrict" })
  quote: Rel<Quote> | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "quote_id", persist: false, nullable: true })
  quoteId!: string | null;

  /** The client as the contract names them: of their account, else of the quote; never null. */
  @Field(() => ContractClient)
  @Property({ type: new ValueObjectColumn<Party>() })
  cliente!: Party;

  /**
   * The client with what their document says, for whoever may edit the contract: as the contract has it, else
   * their account.
   */
  @Sql(holderSql)
  @Field(() => ContractHolder)
  titular!: ContractHolder;

  /** The client as a line of the books names them. */
  @Auth(STAFF)
  @Sql((row) => contractPartySql(row("id")))
  @Field(() => ThirdParty, { nullable: true })
  thirdParty!: ThirdParty | null;

  /** Who answers the client, whatever their role; null when nobody sells it. */
  @Sql(advisorSql)
  @Field(() => OwnAdvisor, { nullable: true })
  advisor!: OwnAdvisor | null;

  /** The client's columns as one value, for a field that is worked out of them. */
  @Property({ type: new ValueObjectColumn<Party>(), fieldName: "cliente", persist: false })
  party!: Party;

  /** The client's account, if there is one. */
  @Index({ properties: ["account", "createdAt", "id"] })
  @ManyToOne(() => User, { nullable: true, fieldName: "cliente_id", deleteRule: "restrict" })
  account: Rel<User> | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "cliente_id", persist: false, nullable: true })
  clienteId!: number | null;

  @Auth(STAFF)
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "restrict" })
  createdBy: Rel<User> | null = null;

  @Field(() => ContractStatus)
  @Enum({ items: () => Object.values(ContractStatus), default: "draft" })
  status: ContractStatus = "draft";

  /** The statuses that can follow, whoever asks. */
  @Sql((row) => nextStatusesSql(contractLifecycle, row("status")))
  @Field(() => [ContractStatus])
  nextStatuses!: ContractStatus[];

  @Field(() => [PlanLine])
  @OneToMany(() => PlanLine, "contract", { orderBy: { numero: "asc" } })
  plan = new Collection<PlanLine>(this);

  /** What the client paid, whatever became of it, newest first. */
  @May("readPayments")
  @Field(() => [Payment], { nullable: true })
  @OneToMany(() => Payment, "contract", { orderBy: { createdAt: "desc", id: "desc" } })
  payments = new Collection<Payment>(this);

  @Sql(signingDaySql)
  @Field(() => Day, { nullable: true })
  fechaFirma!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  signedAt: Date | null = null;

  /** When it last went to the client, and where. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  sentAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  emailSentTo: string | null = null;

  /** Until when it is not signed, because staff changed where it goes and the client has not confirmed it. */
  @Sql(emailHeldUntilSql)
  @Field(() => DateTime, { nullable: true })
  emailHeldUntil!: string | null;

  /** Whether the client said, at the former address, that they did not ask for that. */
  @Sql(emailDeniedSql)
  @Field(() => Boolean)
  emailDenied!: boolean;

  /** Who changed where it goes, as long as nobody confirmed it. */
  @Auth(STAFF)
  @Sql(emailChangersSql)
  @Field(() => [Int], { nullable: true })
  emailChangers!: number[] | null;

  /** The changes by staff of where it goes, the first one first. */
  @Sql(emailChangesSql)
  emailChangeIds!: string[];

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  completedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  cancelledAt: Date | null = null;

  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  cancelReason: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  contratoPdfGeneradoAt: Date | null = null;

  /** Key in storage of the latest version's PDF. */
  @Property({ type: "text", nullable: true })
  pdfFileKey: string | null = null;

  /** Number and SHA-256 (hexadecimal) of the latest PDF: what a signer is shown. */
  @Sql((row) => ofLatestVersion(row, "v.number"))
  @Field(() => Int, { nullable: true })
  pdfVersion!: number | null;

  @Sql((row) => ofLatestVersion(row, "v.sha256"))
  @Field(() => String, { nullable: true })
  pdfSha256!: string | null;

  /** When the signed PDF is made if its job has not by then, or stamped; null where nothing is due. */
  @Index({ name: "contracts_certificates_due", where: "certificate_due_at is not null" })
  @Property({ ...instant, nullable: true })
  certificateDueAt: Date | null = null;

  /** When something that the document says last changed. */
  @Property({ ...instant })
  contentChangedAt!: Date;

  /** The contract was edited after its last PDF: it is made again before it is sent or signed. */
  @Sql(outdatedSql)
  @Field(() => Boolean)
  pdfDesactualizado!: boolean;

  @Auth(STAFF)
  @Field(() => [ContractItem], { nullable: true })
  @OneToMany(() => ContractItem, "contract", { orderBy: { orden: "asc" } })
  items = new Collection<ContractItem>(this);

  /** What its client asked for; lists look for those without an answer. */
  @OneToMany(() => CancellationRequest, "contract")
  cancellations = new Collection<CancellationRequest>(this);

  /** What its client took back; for lists. */
  @OneToMany(() => Retracto, "contract")
  retractos = new Collection<Retracto>(this);

  @Sql((row) => sql`exists (select 1 from contract_items i where i.contract_id = ${row("id")})`)
  @Field(() => Boolean)
  hasConvertedItems!: boolean;

  /** Whether it has items; kept by a trigger, for lists. */
  @Property({ type: "boolean", default: false })
  readonly itemsMade!: Opt<boolean>;

  /** Whether it names services of its own; kept by the table. */
  @Property({ type: "boolean", generated: "(jsonb_array_length(contract_item) > 0) stored" })
  readonly holdsServices!: Opt<boolean>;

  @Sql((row) => sql`(select count(*)::int from contract_items i where i.contract_id = ${row("id")})`)
  @Field(() => Int)
  itemsCount!: number;

  /** Items that still have to be bought or paid. */
  @Auth(STAFF)
  @Sql(openItemsSql)
  @Field(() => Int, { nullable: true })
  openItems!: number;

  /** Signed, and of its services no item was made yet. */
  @Auth(STAFF)
  @Sql(awaitsConversionSql)
  @Field(() => Boolean, { nullable: true })
  awaitsConversion!: boolean;

  @Field(() => Boolean, { nullable: true })
  @Property({ type: "boolean", nullable: true })
  autoConversionSuccess: boolean | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  autoConversionItemsCount: number | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  autoConversionDate: Date | null = null;

  @Field(() => Json, { nullable: true })
  @Property({ type: new ValueObjectColumn<ConversionSummary>(), nullable: true })
  autoConversionSummary: ConversionSummary | null = null;

  /** What the automatic conversion did, under named fields, as signing answers it. */
  @Field(() => AutomaticConversion, { nullable: true })
  @Property({
    type: new ValueObjectColumn<ConversionSummary>(),
    fieldName: "auto_conversion_summary",
    persist: false,
    nullable: true,
  })
  automaticConversion!: ConversionSummary | null;

  @Auth(STAFF)
  @Field(() => [ContractVersion], { nullable: true })
  @OneToMany(() => ContractVersion, "contract", { orderBy: { number: "desc" } })
  versions = new Collection<ContractVersion>(this);

  /** Number, client and destination, lower-case and without accents; kept by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  /** What tells who does its next step. */
  @Sql(contractTurnFactsSql)
  turnFacts!: ContractTurnFacts;

  /** Who of its sale answers its client: lists are narrowed to it, as to what follows. */
  @Sql(salePersonSql)
  salePerson!: number | null;

  /** Who of its sale sends it. */
  @Sql(senderSql)
  sender!: number | null;

  /** Who of its sale makes its items. */
  @Sql(converterSql)
  converter!: number | null;

  /** Whether its client wants it cancelled and nobody has answered. */
  @Sql(cancellationAskedSql)
  cancellationAsked!: boolean;

  /** Whether something of its travellers is missing, and the trip has not begun. */
  @Sql(lacksTravellersSql)
  lacksTravellers!: boolean;

  /** Whether something of it is still to be bought. */
  @Sql(toBuySql)
  toBuy!: boolean;

  /** Whether its client should have paid something by now and has not. */
  @Sql((row) => sql`${overdueSql(row)} > 0`)
  isOverdue!: boolean;

  /** What its trip leaves the agency; null until it is signed, and to who reads no financial reports. */
  @May("readFinancialReports")
  @Sql((row) => tripProfitOf(row("id")))
  @Field(() => TripProfit, { nullable: true })
  gananciaViaje!: TripProfit | null;
}
