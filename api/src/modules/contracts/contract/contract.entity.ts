import { OptionalProps, Collection, type Opt, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { by, joined, pesos } from "../../../core/audit/description.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { documentLabels } from "../../../core/colombia/documents.ts";
import { counted } from "../../../core/colombia/spoken.ts";
import { Column, Reference, ReferenceId, oneOf, valueObject } from "../../../core/column.ts";
import { UnsentMail } from "../../../core/mail/unsent-mail.ts";
import { unsentMailSql } from "../../../core/mail/unsent-mail.sql.ts";
import { ValueObjectColumn, instant } from "../../../core/columns.ts";
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
import { KeptAmount } from "../../payments/refund/kept/kept-amount.entity.ts";
import { Retracto } from "../../payments/retracto/retracto.entity.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { tripLabels } from "../../quotes/quote/quote.rules.ts";
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
import { formaPagoLabels } from "./print/payment-form.rules.ts";
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
 * Agreement between a client and the agency (shapes, "Contract"). The client and the sellers are copied from
 * the quote, and updated when the quote changes.
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
@Check({ name: "contracts_withheld_is_not_negative", expression: "total_retenido >= 0" })
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
@Index({ properties: ["destino", "createdAt", "id"] })
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
    | "totalRetenido"
    | "status"
    | "searchText";

  // The seller, leader and manager of the sale when its client signed: figures and commissions count by
  // these, kept by a trigger.

  @Index()
  @Reference(() => User, "signed_asesor_id", { nullable: true, deleteRule: "restrict" })
  signedAsesor: Rel<User> | null = null;

  @Index()
  @Reference(() => User, "signed_lider_id", { nullable: true, deleteRule: "restrict" })
  signedLider: Rel<User> | null = null;

  @Index()
  @Reference(() => User, "signed_gerente_id", { nullable: true, deleteRule: "restrict" })
  signedGerente: Rel<User> | null = null;

  @Index()
  @Reference(() => User, "signed_admin_id", { nullable: true, deleteRule: "restrict" })
  signedAdmin: Rel<User> | null = null;

  // Its sale at a distance.

  @Column("boolean", "Si se vendió a distancia; nulo mientras no se diga o se firme por enlace.", {
    nullable: true,
  })
  soldAtDistance: boolean | null = null;

  /** Set when the contract is signed. */
  @Column("day", "Último día del retracto; nulo si no hay.", { nullable: true })
  retractoUntil: string | null = null;

  /** False once the last day of the retracto has passed or the trip has begun. */
  @Sql(retractoOpenSql)
  @Field(() => Boolean, { description: "Si aún se puede ejercer el retracto." })
  readonly retractoOpen!: boolean;

  // Content: the trip, the signer and holder, the promises, and the clauses.

  @Column(oneOf(TripType), "Tipo de viaje.", { nullable: true, history: ["Tipo de viaje", by(tripLabels)] })
  tripType: TripType | null = null;

  @Column("text", "Lugar desde donde se viaja.", { default: "", history: "Origen" })
  origen: string = "";

  @Column("text", "Destino del viaje.", { history: "Destino" })
  destino!: string;

  @Column("integer", "Cuántas personas viajan.", { history: "Pasajeros" })
  numeroPasajeros!: number;

  @Column("text", "Nombre del titular, en un contrato que no nombra viajeros.", {
    nullable: true,
    history: "Titular del viaje",
  })
  pasajeroTitular: string | null = null;

  @Column("text", "Número del documento de quien es titular.", {
    nullable: true,
    history: "Documento del titular",
  })
  documentoTitular: string | null = null;

  @Index()
  @Column("day", "Día en que comienza el viaje.", { history: "Salida" })
  fechaInicioViaje!: string;

  @Column("day", "Día en que termina el viaje; nulo si es solo de ida.", {
    nullable: true,
    history: "Regreso",
  })
  fechaFinViaje: string | null = null;

  @Sql(daysLeftSql)
  @Field(() => Int, { description: "Días que faltan para el viaje; negativo si ya comenzó." })
  readonly diasHastaViaje!: number;

  @Column("day", "Fecha de nacimiento del cliente.", { nullable: true, history: "Nacimiento del cliente" })
  clienteFechaNacimiento: string | null = null;

  @Column(oneOf(TipoDocumento), "Tipo del documento del cliente.", {
    default: "cc",
    history: ["Tipo de documento del cliente", by(documentLabels)],
  })
  clienteTipoDocumento: TipoDocumento = TipoDocumento.cc;

  @Column("text", "Número del documento del cliente.", { nullable: true, history: "Documento del cliente" })
  clienteDocumentoIdentidad: string | null = null;

  @Column("text", "Dirección del cliente.", { nullable: true, history: "Dirección del cliente" })
  clienteDireccion: string | null = null;

  @Column("text", "Ciudad del cliente.", { nullable: true, history: "Ciudad del cliente" })
  clienteCiudad: string | null = null;

  @Column("text", "País del cliente.", { default: "Colombia", history: "País del cliente" })
  clientePais: string = "Colombia";

  @Column("text", "Nacionalidad del cliente.", { default: "Colombiana", history: "Nacionalidad del cliente" })
  clienteNacionalidad: string = "Colombiana";

  @Column("text", "Código postal del cliente.", { nullable: true, history: "Código postal del cliente" })
  clienteCodigoPostal: string | null = null;

  @Column(
    valueObject<PromisedItem[]>(() => [PromisedItem]),
    "Los servicios que promete el contrato, como se editan.",
    {
      defaultRaw: "'[]'::jsonb",
      history: ["Servicios", (items: readonly object[]) => counted(items.length, "servicio", "servicios")],
    },
  )
  contractItem: PromisedItem[] = [];

  /** Copied from the proposal; editable afterwards. */
  @Column("texts", "Lo que no incluye, una línea por servicio.", {
    defaultRaw: "'{}'",
    history: ["Qué no incluye", joined("; ")],
  })
  noIncluye: string[] = [];

  @Column("text", "Lo que se pactó aparte de las cláusulas.", { nullable: true })
  condicionesEspeciales: string | null = null;

  @Column("text", "Observaciones de quien lo registró.", { nullable: true })
  observaciones: string | null = null;

  @Auth(STAFF)
  @Reference(() => ContractTemplate, "template_id", {
    description: "Plantilla con la que se hizo; nulo si aún no había.",
    nullable: true,
    deleteRule: "restrict",
  })
  template: Rel<ContractTemplate> | null = null;

  @Auth(STAFF)
  @Column("integer", "Versión de la plantilla de la que son sus cláusulas.", { nullable: true })
  templateVersion: number | null = null;

  /** Copied from the template; later changes of the template do not affect the contract. */
  @Column("text", "Sus cláusulas, en Markdown con datos por llenar.")
  clausulas!: string;

  // Its price, and how far it is paid. `settlePayments` writes `totalPagado` and the plan lines' amounts
  // under the contract's lock; the rest is computed from them.

  @Column(oneOf(FormaPago), "Si se paga de contado o en cuotas.", {
    default: "contado",
    history: ["Forma de pago", by(formaPagoLabels)],
  })
  formaPago: FormaPago = "contado";

  @Column("cop", "Precio para el cliente, en COP.", { history: ["Precio", pesos] })
  precioTotal!: number;

  @Column("cop", "Lo pagado y verificado, en COP.", { default: 0 })
  totalPagado: number = 0;

  /** Part of `totalPagado` that was never received as money, so it is never refunded as money. */
  @Column("cop", "De lo pagado, lo que el cliente retuvo por impuestos, en COP; no entró a la agencia.", {
    default: 0,
  })
  totalRetenido: number = 0;

  /** Stored on the contract so that contracts without an invoice are found quickly. */
  @May("invoice")
  @Column("instant", "Fecha y hora de su factura; nulo sin factura.", { nullable: true })
  invoicedAt: Date | null = null;

  @Sql((row) => sql`${row("precioTotal")} - ${row("totalPagado")}`)
  @Field(() => COP, {
    description:
      "El saldo, en COP: el precio menos lo pagado y verificado, sin descontar lo que está por verificar.",
  })
  readonly saldoPendiente!: number;

  @Sql(owedSql)
  @Field(() => COP, { description: "Lo que el cliente aún debe, en COP; 0 si se canceló." })
  readonly porCobrar!: number;

  /** Balance for API consumers that treat the number 0 as a missing value. */
  @Sql(
    (row) => sql`case when ${row("precioTotal")} = ${row("totalPagado")} then '"0.00"'::json
    else to_json(${row("precioTotal")} - ${row("totalPagado")}) end`,
  )
  @Field(() => Json, {
    description: 'El saldo como número, o el texto `"0.00"` cuando no se debe nada: por eso es JSON.',
  })
  readonly saldoEscrito!: number | string;

  @Sql((row) => sql`(case when ${row("status")} = 'cancelled' then 0 else ${overdueSql(row)} end)::bigint`)
  @Field(() => COP, { description: "Lo que ya venció y no se ha pagado, en COP." })
  readonly saldoVencido!: number;

  @Sql(awaitingSql)
  @Field(() => COP, { description: "Lo registrado que espera verificación, en COP." })
  readonly porVerificar!: number;

  @May("seeCosts")
  @Sql(boughtSql)
  @Field(() => COP, { nullable: true, description: "Costo de las compras, en COP; las anuladas no cuentan." })
  readonly totalComprado!: number | null;

  @Sql(progressSql)
  @Field(() => Number, { description: "Lo pagado del precio, en puntos porcentuales." })
  readonly progresoPago!: number;

  @Sql((row) => sql`${ofInitial(row, "true")} is not null`)
  @Field(() => Boolean, { description: "Si tiene cuota inicial." })
  readonly tieneCuotaInicial!: boolean;

  @Sql(
    (row) =>
      sql`coalesce(round(${ofInitial(row, "p.monto")} * 100.0 / nullif(${row("precioTotal")}, 0), 2),
        0)::float8`,
  )
  @Field(() => Number, { description: "Cuota inicial, en puntos porcentuales del precio." })
  readonly cuotaInicialPorcentaje!: number;

  @Sql((row) => sql`coalesce(${ofInitial(row, "p.monto")}, 0)`)
  @Field(() => COP, { description: "Cuota inicial en COP." })
  readonly cuotaInicialMonto!: number;

  @Sql((row) => ofInitial(row, "p.fecha_vencimiento"))
  @Field(() => Day, { nullable: true, description: "Día en que vence la cuota inicial." })
  readonly fechaVencimientoInicial!: string | null;

  @Sql((row) => sql`coalesce(${ofInitial(row, "p.pagado = p.monto")}, false)`)
  @Field(() => Boolean, { description: "Si la cuota inicial está pagada." })
  readonly cuotaInicialPagada!: boolean;

  @Sql((row) => ofInitial(row, "p.fecha_pago"))
  @Field(() => Day, { nullable: true, description: "Día en que se pagó la cuota inicial." })
  readonly fechaPagoInicial!: string | null;

  @Sql(
    (row) =>
      sql`(select count(*)::int from plan_lines p where p.contract_id = ${row("id")}
        and p.tipo <> 'inicial')`,
  )
  @Field(() => Int, { description: "Cuántas cuotas hay además de la inicial." })
  readonly numeroCuotasRestantes!: number;

  @Sql(restSql)
  @Field(() => COP, { description: "Lo que queda después de la cuota inicial, en COP." })
  readonly montoRestante!: number;

  @Sql((row) => sql`coalesce((${ofShares(row, "p.monto")}->>0)::bigint, 0)`)
  @Field(() => COP, {
    description: "Valor de la primera de esas cuotas, en COP; la última puede llevar unos pesos más.",
  })
  readonly valorCuotaRestante!: number;

  @Sql((row) => ofShares(row, "p.fecha_vencimiento"))
  @Field(() => [Day], { description: "Días en que vencen esas cuotas." })
  readonly fechasVencimientoCuotas!: string[];

  @Sql((row) => ofShares(row, "p.pagado = p.monto"))
  @Field(() => [Boolean], { description: "De cada cuota, si está pagada." })
  readonly cuotasPagadas!: boolean[];

  @Sql((row) => ofShares(row, "p.fecha_pago"))
  @Field(() => [Day], { nullable: "items", description: "De cada cuota, el día en que se pagó." })
  readonly fechasPagoCuotas!: (string | null)[];

  @Sql(refundableSql)
  @Field(() => COP, {
    description: "Lo pagado y verificado que ninguna devolución devuelve, en COP; 0 si no se canceló.",
  })
  readonly porDevolver!: number;

  @Auth(STAFF)
  @Sql(undecidedSql)
  @Field(() => COP, {
    nullable: true,
    description:
      "Lo que queda de lo pagado sin decidir si se devuelve, en COP; 0 si no se canceló o ya se decidió.",
  })
  readonly porDecidir!: number | null;

  @Auth(STAFF)
  @Sql(awaitsAirlineSql)
  @Field(() => Boolean, {
    nullable: true,
    description: "Si falta anotar lo que retiene la aerolínea en un retracto.",
  })
  readonly awaitsAirline!: boolean | null;

  @May("seeCosts")
  @Sql(marginSql)
  @Field(() => Number, {
    nullable: true,
    description:
      "Precio menos compras sobre el precio, en puntos porcentuales con dos decimales; nulo sin precio.",
  })
  readonly margenBruto!: number | null;

  // Its reminders.

  /** Request sent to the person who has to do the next step. */
  @Auth(STAFF)
  @Column("instant", "Último recordatorio que se hizo a mano.", { nullable: true })
  remindedAt: Date | null = null;

  @Auth(STAFF)
  @Sql((row) => remindedTodaySql(row("remindedAt")))
  @Field(() => Boolean, { nullable: true, description: "Si hoy ya se le recordó a mano." })
  readonly remindedToday!: boolean | null;

  @Auth(STAFF)
  @Column("instant", "Fecha y hora en que alguien pidió enviarlo; nulo si nadie.", { nullable: true })
  sendingAskedAt: Date | null = null;

  @Auth(STAFF)
  @Sql((row) => remindedTodaySql(row("sendingAskedAt")))
  @Field(() => Boolean, { nullable: true, description: "Si eso fue hoy." })
  readonly sendingAskedToday!: boolean | null;

  /** Last contact about a debt or an offer; during that week no other channel may be used. */
  @Auth(STAFF)
  @Sql((row) => contactedBySql(sql`lower(coalesce(${row("emailSentTo")}, ${row("party")}->>'email'))`))
  @Field(() => ContactChannel, {
    nullable: true,
    description: "Medio con el que se contactó al cliente esta semana; nulo si no se ha hecho.",
  })
  readonly contactedBy!: ContactChannel | null;

  // Agreement: number, state, people, signature, dates, and related records.

  @Unique()
  @Column("text", "Número del contrato: `CT-2026-000045`.")
  contractNumber!: string;

  @Index()
  @Reference(() => Quote, "quote_id", {
    description: "La cotización.",
    nullable: true,
    deleteRule: "restrict",
  })
  quote: Rel<Quote> | null = null;

  @ReferenceId("quote", "uuid", { description: "Identificador de la cotización; nulo si no salió de una." })
  readonly quoteId!: string | null;

  /** Client from the account, or otherwise from the quote; never null. */
  @Column(valueObject<Party>(() => ContractClient), "El cliente, como lo nombra el contrato.")
  cliente!: Party;

  /**
   * Client's data for a person who may edit the contract: the contract's values, or otherwise the account's.
   */
  @Sql(holderSql)
  @Field(() => ContractHolder, { description: "El cliente con los datos de su documento." })
  readonly titular!: ContractHolder;

  @Auth(STAFF)
  @Sql((row) => contractPartySql(row("id")))
  @Field(() => ThirdParty, { nullable: true, description: "El tercero, como lo nombra una línea contable." })
  readonly thirdParty!: ThirdParty | null;

  @Sql(advisorSql)
  @Field(() => OwnAdvisor, {
    nullable: true,
    description: "Contacto del cliente en la agencia; nulo si nadie lo vende.",
  })
  readonly advisor!: OwnAdvisor | null;

  /** The client's columns as one value, from which other fields are computed. */
  @Property({ type: new ValueObjectColumn<Party>(), fieldName: "cliente", persist: false })
  readonly party!: Party;

  /** The client's account, if there is one. */
  @Index({ properties: ["account", "createdAt", "id"] })
  @Reference(() => User, "cliente_id", { nullable: true, deleteRule: "restrict" })
  account: Rel<User> | null = null;

  @ReferenceId("account", "integer", { description: "Número de la cuenta del cliente; nulo si no tiene." })
  readonly clienteId!: number | null;

  @Auth(STAFF)
  @Reference(() => User, "created_by_id", {
    as: () => Person,
    description: "Persona que lo hizo.",
    nullable: true,
    deleteRule: "restrict",
  })
  createdBy: Rel<User> | null = null;

  @Column(oneOf(ContractStatus), "Estado del registro.", { default: "draft" })
  status: ContractStatus = "draft";

  @Sql((row) => nextStatusesSql(contractLifecycle, row("status")))
  @Field(() => [ContractStatus], {
    description: "Estados que pueden seguir, sin mirar los permisos de quien consulta.",
  })
  readonly nextStatuses!: ContractStatus[];

  @Field(() => [PlanLine], { description: "Plan de pagos, en el orden de los vencimientos." })
  @OneToMany(() => PlanLine, "contract", { orderBy: { numero: "asc" } })
  plan = new Collection<PlanLine>(this);

  /** Payments in any status, newest first. */
  @May("readPayments")
  @Field(() => [Payment], { nullable: true, description: "Los pagos." })
  @OneToMany(() => Payment, "contract", { orderBy: { createdAt: "desc", id: "desc" } })
  payments = new Collection<Payment>(this);

  @Sql(signingDaySql)
  @Field(() => Day, { nullable: true, description: "Día de la firma." })
  readonly fechaFirma!: string | null;

  @Column("instant", "Fecha y hora de la firma.", { nullable: true })
  signedAt: Date | null = null;

  @Column("instant", "Fecha y hora del último envío.", { nullable: true })
  sentAt: Date | null = null;

  @Column("text", "Correo al que se envió por última vez.", { nullable: true })
  emailSentTo: string | null = null;

  @Auth(STAFF)
  @Sql((row) =>
    unsentMailSql(
      "contract-sent",
      sql`select v.id::text from contract_versions v where v.contract_id = ${row("id")}`,
    ),
  )
  @Field(() => UnsentMail, {
    nullable: true,
    description: "Por qué no le ha llegado el correo al cliente; nulo cuando ya salió.",
  })
  readonly unsentMail!: UnsentMail | null;

  @Sql(emailHeldUntilSql)
  @Field(() => DateTime, {
    nullable: true,
    description:
      "Hasta cuándo no se puede firmar, porque el equipo cambió el correo y el cliente no lo confirma.",
  })
  readonly emailHeldUntil!: string | null;

  @Sql(emailDeniedSql)
  @Field(() => Boolean, { description: "Si el cliente se opuso a ese cambio desde el correo anterior." })
  readonly emailDenied!: boolean;

  /** Mobile to which codes may be sent by SMS; null when they are only sent by mail. */
  @Sql(codePhoneSql)
  codePhone!: string | null;

  @Sql(smsCodeToSql)
  @Field(() => String, {
    nullable: true,
    description: "Celular al que puede ir el código, enmascarado; nulo si solo va por correo.",
  })
  smsCodeTo!: string | null;

  @Auth(STAFF)
  @Sql(emailChangersSql)
  @Field(() => [Int], { nullable: true, description: "Quiénes cambiaron el correo, hasta que se confirme." })
  readonly emailChangers!: number[] | null;

  /** Changes by staff of the contract's address, oldest first. */
  @Sql(emailChangesSql)
  readonly emailChangeIds!: string[];

  @Column("instant", "Fecha y hora en que se completó.", { nullable: true })
  completedAt: Date | null = null;

  @Column("instant", "Fecha y hora en que se canceló.", { nullable: true })
  cancelledAt: Date | null = null;

  @Auth(STAFF)
  @Column("text", "Motivo de la cancelación.", { nullable: true })
  cancelReason: string | null = null;

  @Column("instant", "Fecha y hora en que se generó el PDF.", { nullable: true })
  contratoPdfGeneradoAt: Date | null = null;

  /** Storage key of the latest version's PDF. */
  @Property({ type: "text", nullable: true })
  pdfFileKey: string | null = null;

  @Sql((row) => ofLatestVersion(row, "v.number"))
  @Field(() => Int, { nullable: true, description: "Número del último PDF; nulo antes del primero." })
  readonly pdfVersion!: number | null;

  @Sql((row) => ofLatestVersion(row, "v.sha256"))
  @Field(() => String, { nullable: true, description: "Huella SHA-256 del último PDF, en hexadecimal." })
  readonly pdfSha256!: string | null;

  /**
   * Time at which the sweep makes or time-stamps the signed PDF, if the job has not done so; null when
   * nothing is due.
   */
  @Index({ name: "contracts_certificates_due", where: "certificate_due_at is not null" })
  @Property({ ...instant, nullable: true })
  certificateDueAt: Date | null = null;

  /** Time of the last change to any printed content. */
  @Property({ ...instant })
  contentChangedAt!: Date;

  @Sql(outdatedSql)
  @Field(() => Boolean, {
    description: "Si cambió después de su último PDF; se genera de nuevo antes de enviarlo o firmarlo.",
  })
  readonly pdfDesactualizado!: boolean;

  /** Characters in the printed names that the document cannot print prevent sending and signing. */
  @Sql(printedNamesSql)
  @Field(() => String, {
    description:
      "Los nombres que imprime su documento, en un solo texto: el del cliente, el del titular y los de los pasajeros.",
  })
  readonly printedNames!: string;

  @Auth(STAFF)
  @Field(() => [ContractItem], { nullable: true, description: "Los servicios por comprar." })
  @OneToMany(() => ContractItem, "contract", { orderBy: { orden: "asc" } })
  items = new Collection<ContractItem>(this);

  /** The client's cancellation requests; lists filter by unanswered ones. */
  @OneToMany(() => CancellationRequest, "contract")
  cancellations = new Collection<CancellationRequest>(this);

  /** Signing links that staff passed on; for lists. */
  @OneToMany(() => ContractLink, "contract")
  carriedLinks = new Collection<ContractLink>(this);

  /** Amounts kept of it once it is cancelled, also annulled ones. */
  @Auth(STAFF)
  @Field(() => [KeptAmount], {
    nullable: true,
    description: "Lo que no se le devuelve al cliente de un contrato cancelado, con lo que se anuló.",
  })
  @OneToMany(() => KeptAmount, "contract", { orderBy: { createdAt: "desc", id: "desc" } })
  kept = new Collection<KeptAmount>(this);

  /** The client's retractos; for lists. */
  @OneToMany(() => Retracto, "contract")
  retractos = new Collection<Retracto>(this);

  /** Addenda made after the signature; for lists. */
  @OneToMany(() => Addendum, "contract")
  addenda = new Collection<Addendum>(this);

  @Sql((row) => sql`exists (select 1 from contract_items i where i.contract_id = ${row("id")})`)
  @Field(() => Boolean, { description: "Si ya tiene servicios." })
  readonly hasConvertedItems!: boolean;

  /** True when the contract has items; maintained by a trigger, for lists. */
  @Property({ type: "boolean", default: false })
  readonly itemsMade!: Opt<boolean>;

  /** True when the contract has its own list of services; a generated column. */
  @Property({ type: "boolean", generated: "(jsonb_array_length(contract_item) > 0) stored" })
  readonly holdsServices!: Opt<boolean>;

  @Sql((row) => sql`(select count(*)::int from contract_items i where i.contract_id = ${row("id")})`)
  @Field(() => Int, { description: "Cuántos servicios tiene." })
  readonly itemsCount!: number;

  @Auth(STAFF)
  @Sql(openItemsSql)
  @Field(() => Int, { nullable: true, description: "Servicios que faltan por comprar o pagar." })
  readonly openItems!: number;

  @Auth(STAFF)
  @Sql(awaitsConversionSql)
  @Field(() => Boolean, { nullable: true, description: "Si está firmado y aún no tiene ningún servicio." })
  readonly awaitsConversion!: boolean;

  @Column("boolean", "Si los servicios se crearon solos al firmar.", { nullable: true })
  autoConversionSuccess: boolean | null = null;

  @Column("integer", "Cuántos servicios se crearon solos.", { nullable: true })
  autoConversionItemsCount: number | null = null;

  @Column("instant", "Cuándo se intentó.", { nullable: true })
  autoConversionDate: Date | null = null;

  @Column(
    valueObject<ConversionSummary>(() => Json),
    "Cuántos servicios se crearon por clase; las clases son las claves: por eso es JSON.",
    { nullable: true },
  )
  autoConversionSummary: ConversionSummary | null = null;

  @Field(() => AutomaticConversion, {
    nullable: true,
    description: "Lo mismo como un objeto con sus campos, como lo responde la firma.",
  })
  @Property({
    type: new ValueObjectColumn<ConversionSummary>(),
    fieldName: "auto_conversion_summary",
    persist: false,
    nullable: true,
  })
  readonly automaticConversion!: ConversionSummary | null;

  @Auth(STAFF)
  @Field(() => [ContractVersion], { nullable: true, description: "Los PDF que se han generado." })
  @OneToMany(() => ContractVersion, "contract", { orderBy: { number: "desc" } })
  versions = new Collection<ContractVersion>(this);

  /**
   * Search text: number, client and destination in lower case and without accents; maintained by a trigger.
   */
  @Property({ type: "text", default: "" })
  searchText: string = "";

  /** Facts that determine who has to do the next step. */
  @Sql(contractTurnFactsSql)
  readonly turnFacts!: ContractTurnFacts;

  /**
   * Member of the sale's team who handles the client's requests. This field and the following ones exist to
   * filter lists.
   */
  @Sql(salePersonSql)
  readonly salePerson!: number | null;

  /** Member of the sale's team who sends the contract. */
  @Sql(senderSql)
  readonly sender!: number | null;

  /** Member of the sale's team who creates the items. */
  @Sql(converterSql)
  readonly converter!: number | null;

  /** Superior in the sale's team who decides on refunds after a cancellation. */
  @Sql(refundDeciderSql)
  readonly refundDecider!: number | null;

  /** Superior in the sale's team who reviews the signature. */
  @Sql(reviewerSql)
  readonly reviewer!: number | null;

  /** True when the signature awaits review. */
  @Sql(signatureToReviewSql)
  readonly signatureToReview!: boolean;

  /** True when the client's cancellation request is unanswered. */
  @Sql(cancellationAskedSql)
  readonly cancellationAsked!: boolean;

  /** True when travellers' data are missing and the trip has not begun. */
  @Sql(lacksTravellersSql)
  readonly lacksTravellers!: boolean;

  /** True when an item of the contract still has to be bought. */
  @Sql(toBuySql)
  readonly toBuy!: boolean;

  /** True when the caller made an unconfirmed change of the contract's e-mail. */
  @Sql((row) => sql`coalesce(${bind.me} = any(${emailChangersSql(row)}), false)`)
  readonly emailChangedByMe!: boolean;

  @May("readFinancialReports")
  @Sql((row) => tripProfitOf(row("id")))
  @Field(() => TripProfit, {
    nullable: true,
    description: "Ganancia de la agencia por el viaje; nulo hasta la firma.",
  })
  readonly gananciaViaje!: TripProfit | null;
}
