import { OptionalProps, Collection, type Opt, type Rel } from "@mikro-orm/core";
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
import { UnsentMail } from "../../../core/mail/unsent-mail.ts";
import { unsentMailSql } from "../../../core/mail/unsent-mail.sql.ts";
import { CopColumn, ValueObjectColumn, day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { nextStatusesSql } from "../../../core/read/lifecycle.sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { contactedBySql, remindedTodaySql } from "../../customers/reminding/reminder.sql.ts";
import { COP, DateTime, Day, Json } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { ThirdParty } from "../../accounts/account/third-party.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { Retracto } from "../../payments/retracto/retracto.entity.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { Sold } from "../../quotes/quote/seller/sold.entity.ts";
import { Addendum } from "../addendum/addendum.entity.ts";
import { codePhoneSql, smsCodeToSql } from "./address/code-phone.sql.ts";
import { CancellationRequest } from "../cancellation/cancellation.entity.ts";
import { ContractItem } from "../item/item.entity.ts";
import { PlanLine } from "../plan/plan-line.entity.ts";
import { ContractTemplate } from "../template/contract-template.entity.ts";
import {
  emailChangersSql,
  emailChangesSql,
  emailDeniedSql,
  emailHeldUntilSql,
} from "./address/email-change.sql.ts";
import { ContactChannel, ContractStatus, FormaPago } from "./contract.enums.ts";
import { contractLifecycle } from "./contract.lifecycle.ts";
import {
  advisorSql,
  awaitingSql,
  awaitsAirlineSql,
  undecidedSql,
  awaitsConversionSql,
  boughtSql,
  contractPartySql,
  daysLeftSql,
  holderSql,
  marginSql,
  ofInitial,
  ofLatestVersion,
  ofShares,
  openItemsSql,
  outdatedSql,
  overdueSql,
  owedSql,
  printedNamesSql,
  progressSql,
  refundableSql,
  restSql,
  retractoOpenSql,
  signingDaySql,
} from "./contract.sql.ts";
import { ContractVersion } from "./print/contract-version.entity.ts";
import {
  AutomaticConversion,
  ContractClient,
  ContractHolder,
  type ConversionSummary,
  OwnAdvisor,
  type Party,
  PromisedItem,
} from "./print/contract.parts.ts";
import { tripProfitOf } from "./sale/trip-profit.sql.ts";
import { TripProfit } from "./sale/trip-profit.type.ts";
import { ContractLink } from "./sharing/contract-link.entity.ts";
import type { ContractTurnFacts } from "./turn/contract-turn.rules.ts";
import {
  cancellationAskedSql,
  contractTurnFactsSql,
  converterSql,
  lacksTravellersSql,
  refundDeciderSql,
  reviewerSql,
  salePersonSql,
  senderSql,
  signatureToReviewSql,
  toBuySql,
} from "./turn/contract-turn.sql.ts";

/**
 * Agreement between a client and the agency (shapes, "Contract"). The client and the sellers are stored on
 * it, copied from its quote and kept equal to it.
 */
@NotFound("Contrato no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "contracts" })
@Check({
  name: "contracts_retracto_is_for_sales_at_a_distance",
  expression: "retracto_until is null or (sold_at_distance is true and signed_at is not null)",
})
@Check({
  name: "contracts_template_has_its_version",
  expression: "(template_id is null) = (template_version is null)",
})
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
@Index({
  name: "contracts_by_return",
  expression: `create index contracts_by_return on contracts (coalesce(fecha_fin_viaje, fecha_inicio_viaje))
      where signed_at is not null`,
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
export class Contract extends Sold {
  [OptionalProps]?:
    | "origen"
    | "clienteTipoDocumento"
    | "clientePais"
    | "clienteNacionalidad"
    | "contractItem"
    | "noIncluye"
    | "formaPago"
    | "totalPagado"
    | "status"
    | "searchText";

  // The seller, leader and manager of the sale when its client signed: figures and commissions count by
  // these, kept by a trigger.

  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_asesor_id", deleteRule: "restrict" })
  signedAsesor: Rel<User> | null = null;

  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_lider_id", deleteRule: "restrict" })
  signedLider: Rel<User> | null = null;

  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_gerente_id", deleteRule: "restrict" })
  signedGerente: Rel<User> | null = null;

  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "signed_admin_id", deleteRule: "restrict" })
  signedAdmin: Rel<User> | null = null;

  // Its sale at a distance.

  /** True when it was sold at a distance; null until the seller states it or the client signs by link. */
  @Field(() => Boolean, { nullable: true })
  @Property({ type: "boolean", nullable: true })
  soldAtDistance: boolean | null = null;

  /** Last day on which its client may withdraw from it; written at the signature, null when there is none. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  retractoUntil: string | null = null;

  /** True when that day has not passed and the trip has not begun. */
  @Sql(retractoOpenSql)
  @Field(() => Boolean)
  readonly retractoOpen!: boolean;

  // Content: the trip, the signer and holder, the promises, and the clauses.

  @Field(() => TripType, { nullable: true })
  @Enum({ items: () => Object.values(TripType), nullable: true })
  tripType: TripType | null = null;

  @Field(() => String)
  @Property({ type: "text", default: "" })
  origen: string = "";

  @Field(() => String)
  @Property({ type: "text" })
  destino!: string;

  @Field(() => Int)
  @Property({ type: "integer" })
  numeroPasajeros!: number;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  pasajeroTitular: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  documentoTitular: string | null = null;

  @Field(() => Day)
  @Index()
  @Property({ ...day })
  fechaInicioViaje!: string;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaFinViaje: string | null = null;

  @Sql(daysLeftSql)
  @Field(() => Int)
  readonly diasHastaViaje!: number;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  clienteFechaNacimiento: string | null = null;

  @Field(() => TipoDocumento)
  @Enum({ items: () => TipoDocumento, default: "cc" })
  clienteTipoDocumento: TipoDocumento = TipoDocumento.cc;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteDocumentoIdentidad: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteDireccion: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteCiudad: string | null = null;

  @Field(() => String)
  @Property({ type: "text", default: "Colombia" })
  clientePais: string = "Colombia";

  @Field(() => String)
  @Property({ type: "text", default: "Colombiana" })
  clienteNacionalidad: string = "Colombiana";

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  clienteCodigoPostal: string | null = null;

  /** Services promised by the contract, as edited. */
  @Field(() => [PromisedItem])
  @Property({ type: new ValueObjectColumn<PromisedItem[]>(), defaultRaw: "'[]'::jsonb" })
  contractItem: PromisedItem[] = [];

  /** Services not included, a line each: the proposal's, as edited. */
  @Field(() => [String])
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  noIncluye: string[] = [];

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  condicionesEspeciales: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;

  /** Template it was made with; null for contracts from before there were any. */
  @Auth(STAFF)
  @Field(() => ContractTemplate, { nullable: true })
  @ManyToOne(() => ContractTemplate, { nullable: true, fieldName: "template_id", deleteRule: "restrict" })
  template: Rel<ContractTemplate> | null = null;

  /** The version of the template that its clauses are. */
  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  templateVersion: number | null = null;

  /** The clauses it was made with, Markdown with fields; a later template changes no contract. */
  @Field(() => String)
  @Property({ type: "text" })
  clausulas!: string;

  // Its price, and how far it is paid. `settlePayments` writes `totalPagado` and the plan lines' amounts
  // under the contract's lock; the rest is computed from them.

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

  /** Time of its invoice; stored here so that contracts without one are found quickly. */
  @May("invoice")
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  invoicedAt: Date | null = null;

  @Sql((row) => sql`${row("precioTotal")} - ${row("totalPagado")}`)
  @Field(() => COP)
  readonly saldoPendiente!: number;

  /** Balance due from the client, in COP; 0 for a cancelled contract. */
  @Sql(owedSql)
  @Field(() => COP)
  readonly porCobrar!: number;

  /**
   * Balance for consumers that read the number 0 as a missing balance: a number, and the text `"0.00"` when
   * nothing is owed.
   */
  @Sql(
    (row) => sql`case when ${row("precioTotal")} = ${row("totalPagado")} then '"0.00"'::json
    else to_json(${row("precioTotal")} - ${row("totalPagado")}) end`,
  )
  @Field(() => Json)
  readonly saldoEscrito!: number | string;

  /** Overdue balance, in COP: plan lines past their due date and not paid. */
  @Sql((row) => sql`(case when ${row("status")} = 'cancelled' then 0 else ${overdueSql(row)} end)::bigint`)
  @Field(() => COP)
  readonly saldoVencido!: number;

  /** Payments that await verification. */
  @Sql(awaitingSql)
  @Field(() => COP)
  readonly porVerificar!: number;

  /** Cost of its purchases, in COP; voided ones do not count. */
  @May("seeCosts")
  @Sql(boughtSql)
  @Field(() => COP, { nullable: true })
  readonly totalComprado!: number | null;

  @Sql(progressSql)
  @Field(() => Number)
  readonly progresoPago!: number;

  @Sql((row) => sql`${ofInitial(row, "true")} is not null`)
  @Field(() => Boolean)
  readonly tieneCuotaInicial!: boolean;

  @Sql(
    (row) =>
      sql`coalesce(round(${ofInitial(row, "p.monto")} * 100.0 / nullif(${row("precioTotal")}, 0), 2),
        0)::float8`,
  )
  @Field(() => Number)
  readonly cuotaInicialPorcentaje!: number;

  @Sql((row) => sql`coalesce(${ofInitial(row, "p.monto")}, 0)`)
  @Field(() => COP)
  readonly cuotaInicialMonto!: number;

  @Sql((row) => ofInitial(row, "p.fecha_vencimiento"))
  @Field(() => Day, { nullable: true })
  readonly fechaVencimientoInicial!: string | null;

  @Sql((row) => sql`coalesce(${ofInitial(row, "p.pagado = p.monto")}, false)`)
  @Field(() => Boolean)
  readonly cuotaInicialPagada!: boolean;

  @Sql((row) => ofInitial(row, "p.fecha_pago"))
  @Field(() => Day, { nullable: true })
  readonly fechaPagoInicial!: string | null;

  @Sql(
    (row) =>
      sql`(select count(*)::int from plan_lines p where p.contract_id = ${row("id")}
        and p.tipo <> 'inicial')`,
  )
  @Field(() => Int)
  readonly numeroCuotasRestantes!: number;

  @Sql(restSql)
  @Field(() => COP)
  readonly montoRestante!: number;

  /** First of the dated shares; the last one may be some pesos more. */
  @Sql((row) => sql`coalesce((${ofShares(row, "p.monto")}->>0)::bigint, 0)`)
  @Field(() => COP)
  readonly valorCuotaRestante!: number;

  @Sql((row) => ofShares(row, "p.fecha_vencimiento"))
  @Field(() => [Day])
  readonly fechasVencimientoCuotas!: string[];

  @Sql((row) => ofShares(row, "p.pagado = p.monto"))
  @Field(() => [Boolean])
  readonly cuotasPagadas!: boolean[];

  @Sql((row) => ofShares(row, "p.fecha_pago"))
  @Field(() => [Day], { nullable: "items" })
  readonly fechasPagoCuotas!: (string | null)[];

  /** Verified payments that no refund returns, in COP, once it is cancelled; 0 before. */
  @Sql(refundableSql)
  @Field(() => COP)
  readonly porDevolver!: number;

  /** Part of it for which no refund has been decided or ruled out. */
  @Auth(STAFF)
  @Sql(undecidedSql)
  @Field(() => COP, { nullable: true })
  readonly porDecidir!: number | null;

  /** True when the amount that the airline keeps, of tickets in a retracto, is still to be entered. */
  @Auth(STAFF)
  @Sql(awaitsAirlineSql)
  @Field(() => Boolean, { nullable: true })
  readonly awaitsAirline!: boolean | null;

  @May("seeCosts")
  @Sql(marginSql)
  @Field(() => Number, { nullable: true })
  readonly margenBruto!: number | null;

  // Its reminders.

  /** Time of the last reminder by hand to the person whose turn it is. */
  @Auth(STAFF)
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  remindedAt: Date | null = null;

  /** True when the last reminder by hand was sent today. */
  @Auth(STAFF)
  @Sql((row) => remindedTodaySql(row("remindedAt")))
  @Field(() => Boolean, { nullable: true })
  readonly remindedToday!: boolean | null;

  /** Time at which a seller last requested its first sending. */
  @Auth(STAFF)
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  sendingAskedAt: Date | null = null;

  /** True when that was today. */
  @Auth(STAFF)
  @Sql((row) => remindedTodaySql(row("sendingAskedAt")))
  @Field(() => Boolean, { nullable: true })
  readonly sendingAskedToday!: boolean | null;

  /**
   * Channel by which its client was contacted this week about a debt or an offer: no other channel may be
   * used.
   */
  @Auth(STAFF)
  @Sql((row) => contactedBySql(sql`lower(coalesce(${row("emailSentTo")}, ${row("party")}->>'email'))`))
  @Field(() => ContactChannel, { nullable: true })
  readonly contactedBy!: ContactChannel | null;

  // Agreement: number, state, people, signature, dates, and related records.

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
  readonly quoteId!: string | null;

  /** The client as the contract names them: of their account, else of the quote; never null. */
  @Field(() => ContractClient)
  @Property({ type: new ValueObjectColumn<Party>() })
  cliente!: Party;

  /**
   * The client with the data of their document, for a person who may edit the contract: from the
   * contract, else from their account.
   */
  @Sql(holderSql)
  @Field(() => ContractHolder)
  readonly titular!: ContractHolder;

  /** The client as a line of the books names them. */
  @Auth(STAFF)
  @Sql((row) => contractPartySql(row("id")))
  @Field(() => ThirdParty, { nullable: true })
  readonly thirdParty!: ThirdParty | null;

  /** Contact of the client in the agency, of any role; null when nobody sells it. */
  @Sql(advisorSql)
  @Field(() => OwnAdvisor, { nullable: true })
  readonly advisor!: OwnAdvisor | null;

  /** The client's columns as one value, for a field that is worked out of them. */
  @Property({ type: new ValueObjectColumn<Party>(), fieldName: "cliente", persist: false })
  readonly party!: Party;

  /** The client's account, if there is one. */
  @Index({ properties: ["account", "createdAt", "id"] })
  @ManyToOne(() => User, { nullable: true, fieldName: "cliente_id", deleteRule: "restrict" })
  account: Rel<User> | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "cliente_id", persist: false, nullable: true })
  readonly clienteId!: number | null;

  @Auth(STAFF)
  @Field(() => Person, { nullable: true })
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "restrict" })
  createdBy: Rel<User> | null = null;

  @Field(() => ContractStatus)
  @Enum({ items: () => Object.values(ContractStatus), default: "draft" })
  status: ContractStatus = "draft";

  /** The statuses that can follow, whatever the asker may do. */
  @Sql((row) => nextStatusesSql(contractLifecycle, row("status")))
  @Field(() => [ContractStatus])
  readonly nextStatuses!: ContractStatus[];

  @Field(() => [PlanLine])
  @OneToMany(() => PlanLine, "contract", { orderBy: { numero: "asc" } })
  plan = new Collection<PlanLine>(this);

  /** Payments of the client in any status, newest first. */
  @May("readPayments")
  @Field(() => [Payment], { nullable: true })
  @OneToMany(() => Payment, "contract", { orderBy: { createdAt: "desc", id: "desc" } })
  payments = new Collection<Payment>(this);

  @Sql(signingDaySql)
  @Field(() => Day, { nullable: true })
  readonly fechaFirma!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  signedAt: Date | null = null;

  /** Time and address of the last sending to the client. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  sentAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  emailSentTo: string | null = null;

  /** Standing of the mail with which it went to be signed the last time; null once it left. */
  @Auth(STAFF)
  @Sql((row) =>
    unsentMailSql(
      "contract-sent",
      sql`select v.id::text from contract_versions v where v.contract_id = ${row("id")}`,
    ),
  )
  @Field(() => UnsentMail, { nullable: true })
  readonly unsentMail!: UnsentMail | null;

  /**
   * Time until which it cannot be signed, because staff changed the address it is sent to and the client has
   * not confirmed it.
   */
  @Sql(emailHeldUntilSql)
  @Field(() => DateTime, { nullable: true })
  readonly emailHeldUntil!: string | null;

  /** True when the client objected to that change, from the former address. */
  @Sql(emailDeniedSql)
  @Field(() => Boolean)
  readonly emailDenied!: boolean;

  /** Mobile to which codes may be sent by SMS; null when they are only sent by mail. */
  @Sql(codePhoneSql)
  codePhone!: string | null;

  /** Mobile for SMS codes, masked for its client: `••• 1234`; null when codes are only sent by mail. */
  @Sql(smsCodeToSql)
  @Field(() => String, { nullable: true })
  smsCodeTo!: string | null;

  /** People who changed the address it is sent to, until the change is confirmed. */
  @Auth(STAFF)
  @Sql(emailChangersSql)
  @Field(() => [Int], { nullable: true })
  readonly emailChangers!: number[] | null;

  /** Changes by staff of its address, the first one first. */
  @Sql(emailChangesSql)
  readonly emailChangeIds!: string[];

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

  /** Number and SHA-256 (hexadecimal) of the latest PDF, which a signer is shown. */
  @Sql((row) => ofLatestVersion(row, "v.number"))
  @Field(() => Int, { nullable: true })
  readonly pdfVersion!: number | null;

  @Sql((row) => ofLatestVersion(row, "v.sha256"))
  @Field(() => String, { nullable: true })
  readonly pdfSha256!: string | null;

  /**
   * Time at which the sweep makes the signed PDF if the job has not, or stamps it; null when nothing is due.
   */
  @Index({ name: "contracts_certificates_due", where: "certificate_due_at is not null" })
  @Property({ ...instant, nullable: true })
  certificateDueAt: Date | null = null;

  /** Time of the last change to anything that the document prints. */
  @Property({ ...instant })
  contentChangedAt!: Date;

  /** The contract was edited after its last PDF: it is made again before it is sent or signed. */
  @Sql(outdatedSql)
  @Field(() => Boolean)
  readonly pdfDesactualizado!: boolean;

  /** Names that its document prints, in one text: other letters keep it from being sent and signed. */
  @Sql(printedNamesSql)
  @Field(() => String)
  readonly printedNames!: string;

  @Auth(STAFF)
  @Field(() => [ContractItem], { nullable: true })
  @OneToMany(() => ContractItem, "contract", { orderBy: { orden: "asc" } })
  items = new Collection<ContractItem>(this);

  /** Cancellation requests of its client; lists are filtered by those without an answer. */
  @OneToMany(() => CancellationRequest, "contract")
  cancellations = new Collection<CancellationRequest>(this);

  /** Links to sign that staff carried; for lists. */
  @OneToMany(() => ContractLink, "contract")
  carriedLinks = new Collection<ContractLink>(this);

  /** Retractos of its client; for lists. */
  @OneToMany(() => Retracto, "contract")
  retractos = new Collection<Retracto>(this);

  /** Addenda since its signature; for lists. */
  @OneToMany(() => Addendum, "contract")
  addenda = new Collection<Addendum>(this);

  @Sql((row) => sql`exists (select 1 from contract_items i where i.contract_id = ${row("id")})`)
  @Field(() => Boolean)
  readonly hasConvertedItems!: boolean;

  /** True when it has items; kept by a trigger, for lists. */
  @Property({ type: "boolean", default: false })
  readonly itemsMade!: Opt<boolean>;

  /** True when it names services of its own; a generated column. */
  @Property({ type: "boolean", generated: "(jsonb_array_length(contract_item) > 0) stored" })
  readonly holdsServices!: Opt<boolean>;

  @Sql((row) => sql`(select count(*)::int from contract_items i where i.contract_id = ${row("id")})`)
  @Field(() => Int)
  readonly itemsCount!: number;

  /** Items that still have to be bought or paid. */
  @Auth(STAFF)
  @Sql(openItemsSql)
  @Field(() => Int, { nullable: true })
  readonly openItems!: number;

  /** Signed, and of its services no item was made yet. */
  @Auth(STAFF)
  @Sql(awaitsConversionSql)
  @Field(() => Boolean, { nullable: true })
  readonly awaitsConversion!: boolean;

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

  /**
   * Result of the automatic conversion as an object with typed fields, as the answer of a signature has it.
   */
  @Field(() => AutomaticConversion, { nullable: true })
  @Property({
    type: new ValueObjectColumn<ConversionSummary>(),
    fieldName: "auto_conversion_summary",
    persist: false,
    nullable: true,
  })
  readonly automaticConversion!: ConversionSummary | null;

  @Auth(STAFF)
  @Field(() => [ContractVersion], { nullable: true })
  @OneToMany(() => ContractVersion, "contract", { orderBy: { number: "desc" } })
  versions = new Collection<ContractVersion>(this);

  /** Number, client and destination, lower-case and without accents; kept by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  /** Facts that decide the turn: who does the next step. */
  @Sql(contractTurnFactsSql)
  readonly turnFacts!: ContractTurnFacts;

  /** Person of its sale who answers its client. This field and the following ones exist to filter lists. */
  @Sql(salePersonSql)
  readonly salePerson!: number | null;

  /** Person of its sale who sends it. */
  @Sql(senderSql)
  readonly sender!: number | null;

  /** Person of its sale who makes its items. */
  @Sql(converterSql)
  readonly converter!: number | null;

  /** Person above its sale who decides on refunds, once it is cancelled. */
  @Sql(refundDeciderSql)
  readonly refundDecider!: number | null;

  /** Person above its sale who reviews its signature. */
  @Sql(reviewerSql)
  readonly reviewer!: number | null;

  /** True when its signature waits for a second look. */
  @Sql(signatureToReviewSql)
  readonly signatureToReview!: boolean;

  /** True when its client's cancellation request has no answer yet. */
  @Sql(cancellationAskedSql)
  readonly cancellationAsked!: boolean;

  /** True when data of its travellers are missing and the trip has not begun. */
  @Sql(lacksTravellersSql)
  readonly lacksTravellers!: boolean;

  /** True when an item of it is still to be bought. */
  @Sql(toBuySql)
  readonly toBuy!: boolean;

  /** True when the asker made a change of its e-mail that is not confirmed. */
  @Sql((row) => sql`coalesce(${bind.me} = any(${emailChangersSql(row)}), false)`)
  readonly emailChangedByMe!: boolean;

  /**
   * Profit of its trip for the agency; null until it is signed, and for readers without financial reports.
   */
  @May("readFinancialReports")
  @Sql((row) => tripProfitOf(row("id")))
  @Field(() => TripProfit, { nullable: true })
  readonly gananciaViaje!: TripProfit | null;
}
