import { OptionalProps, Collection, type Opt, type Rel } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { by, joined, pesos } from "../../../core/audit/description.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Column, Reference, ReferenceId, oneOf } from "../../../core/column.ts";
import { ByLink } from "../../../core/read/by-link.ts";
import { Role, SELLERS, STAFF, roleNames } from "../../../core/auth/role.ts";
import { UnsentMail } from "../../../core/mail/unsent-mail.ts";
import { unsentMailSql } from "../../../core/mail/unsent-mail.sql.ts";
import { day } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { nextStatusesSql } from "../../../core/read/lifecycle.sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { remindedTodaySql } from "../../customers/reminding/reminder.sql.ts";
import { COP } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { shownPictureSql } from "../../accounts/account/shown-picture.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { memberIdSql } from "../../accounts/turn/turn.sql.ts";
import { Package } from "../../catalog/package.entity.ts";
import { mealLabels } from "../../providers/library/hotel.rules.ts";
import { QuoteCalculation } from "../calculation/calculation.entity.ts";
import { CalculationStatus } from "../calculation/calculation.enums.ts";
import { type HotelKind, hotelKindLabels } from "../calculation/costs/lodging.rules.ts";
import { Passenger } from "../passenger/passenger.entity.ts";
import { QuoteEvent } from "./history/quote-event.entity.ts";
import { QuoteVersion } from "./offer/quote-version.entity.ts";
import { QuoteOption } from "./option/quote-option.entity.ts";
import { QuoteQuestion } from "./question/quote-question.entity.ts";
import { Acomodacion, QuotePriority, QuoteSource, QuoteStatus, TripType } from "./quote.enums.ts";
import { quoteLifecycle, ownQuoteLabels } from "./quote.lifecycle.ts";
import { roomSharing, tripLabels } from "./quote.rules.ts";
import { QuoteResponder, responderSql } from "./request/quote-responder.type.ts";
import type { DefaultWish } from "./request/chosen-wishes.rules.ts";
import { contractOf, draftOptions, pricePerPerson, shownPrice } from "./quote.sql.ts";
import { Sold } from "./seller/sold.entity.ts";
import { QuoteLink } from "./sharing/quote-link.entity.ts";
import type { QuoteTurnFacts } from "./turn/quote-turn.rules.ts";
import {
  clientSignedSql,
  offerIsOverSql,
  converterSql,
  decisionToReviewSql,
  departureIsPastSql,
  discountApproverSql,
  quoteTurnFactsSql,
  reviewerSql,
  salePersonSql,
  unpricedSql,
} from "./turn/quote-turn.sql.ts";

/** Everyone except visitors, who must not find out whose account an e-mail belongs to. */
const KNOWN = [...roleNames, Role.LINK];

/** Client's request and the agency's offer (shapes, "Quote"). */
@NotFound("Cotización no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quotes" })
@Check({
  name: "quotes_client_is_reached",
  expression: "email_cliente <> '' or telefono_cliente ~ '^[+]573[0-9]{9}$'",
})
@Check({ name: "quotes_joined_is_over", expression: "joined_to_id is null or status = 'expired'" })
@Check({ name: "quotes_discount_is_a_percentage", expression: "descuento_porcentaje between 0 and 100" })
@Check({
  name: "quotes_discount_is_on_a_calculation",
  expression: "coalesce(descuento_porcentaje, 0) = 0 or calculation_id is not null",
})
@Check({
  name: "quotes_approved_discount_has_its_approver",
  expression:
    "not descuento_aprobado " +
    "or (coalesce(descuento_porcentaje, 0) > 0 and descuento_aprobado_por is not null)",
})
@Check({
  name: "quotes_offered_discount_is_approved",
  expression:
    "status not in ('sent', 'pending_passengers', 'approved', 'converted') " +
    "or coalesce(descuento_porcentaje, 0) = 0 or descuento_aprobado",
})
@Check({
  name: "quotes_discount_reasons_are_of_a_discount",
  expression: "descuento_motivo is null or coalesce(descuento_porcentaje, 0) > 0",
})
@Index({
  name: "quotes_discount_unapproved",
  expression:
    "create index quotes_discount_unapproved on quotes (updated_at) " +
    "where descuento_porcentaje is not null and not descuento_aprobado",
})
@Index({
  name: "quotes_unanswered",
  expression: "create index quotes_unanswered on quotes (sent_at) where status = 'sent'",
})
@Check({ name: "quotes_price_is_not_negative", expression: "precio_total >= 0" })
@Check({
  name: "quotes_persons_add_up",
  expression: "numero_personas >= 1 and numero_personas = adultos + menores + infantes",
})
@Check({
  name: "quotes_persons_are_not_negative",
  expression: "adultos >= 0 and menores >= 0 and infantes >= 0",
})
@Check({
  name: "quotes_ages_agree",
  expression: "cardinality(edades_menores) = menores and cardinality(edades_infantes) = infantes",
})
@Check({
  name: "quotes_return_is_after_departure",
  expression: "fecha_regreso is null or fecha_regreso > fecha_ida",
})
@Check({
  name: "quotes_outdated_price_is_not_sent",
  expression: "not precio_desactualizado or status in ('completed', 'expired')",
})
@Check({
  name: "quotes_offer_has_a_price",
  expression:
    "status not in ('completed', 'sent', 'pending_passengers', 'approved', 'converted') or precio_total is not null",
})
@Index({
  name: "quotes_lacking_passengers",
  properties: ["vendedor"],
  where: "status = 'converted' and lacks_passengers",
})
@Index({ properties: ["createdAt", "id"] })
@Index({
  name: "quotes_external",
  expression: "create index quotes_external on quotes (created_at, id) where is_external",
})
@Index({
  name: "quotes_without_seller",
  expression: "create index quotes_without_seller on quotes (created_at, id) where vendedor_id is null",
})
@Index({ properties: ["fechaIda", "id"] })
@Index({ properties: ["destino", "createdAt", "id"] })
@Index({
  name: "quotes_by_client_name",
  expression: "create index quotes_by_client_name on quotes (nombre_cliente collate es, id)",
})
@Index({ name: "quotes_sum", expression: "create index quotes_sum on quotes (precio_total nulls first, id)" })
@Index({ properties: ["status", "createdAt", "id"] })
@Index({ properties: ["status", "updatedAt", "id"] })
@Index({ properties: ["status", "expiresAt"] })
@Index({
  name: "quotes_by_outcome",
  expression: `create index quotes_by_outcome on quotes (id)
      include (vendedor_id, created_at, sent_at, status)`,
})
export class Quote extends Sold {
  [OptionalProps]?:
    | "telefonoCliente"
    | "origen"
    | "menores"
    | "infantes"
    | "edadesMenores"
    | "edadesInfantes"
    | "priority"
    | "passengersVersion"
    | "descuentoAprobado"
    | "status"
    | "source"
    | "isExternal"
    | "precioDesactualizado"
    | "sentVersion"
    | "openings"
    | "openingsThatDay"
    | "remindedDays"
    | "searchText";

  // Request: the requester, the place and days, the travellers, and their wishes.

  @Column("text", "Nombre de quien compra el viaje.", { history: "Cliente" })
  nombreCliente!: string;

  /** An empty e-mail identifies nobody. */
  @Column("text", "Correo del cliente; vacío si solo se dio un celular.", { history: "Correo del cliente" })
  emailCliente!: string;

  @Column("text", "Teléfono del cliente, `+57…`; vacío si no se dio.", {
    default: "",
    history: "Teléfono del cliente",
  })
  telefonoCliente: string = "";

  @Column("text", "Lugar desde donde se viaja; vacío si es donde está la agencia.", {
    default: "",
    history: "Origen",
  })
  origen: string = "";

  @Column("text", "Destino del viaje.", { history: "Destino" })
  destino!: string;

  @Index()
  @Column("day", "Día de la ida.", { history: "Salida" })
  fechaIda!: string;

  @Column("day", "Día del regreso; nulo si es solo de ida.", { nullable: true, history: "Regreso" })
  fechaRegreso: string | null = null;

  @Column("integer", "Cuántas personas viajan.", { history: "Personas" })
  numeroPersonas!: number;

  @Column("integer", "Cuántos adultos.", { history: "Adultos" })
  adultos!: number;

  @Column("integer", "Cuántos menores de edad.", { default: 0, history: "Menores" })
  menores: number = 0;

  @Column("integer", "Cuántos infantes, menores de dos años.", { default: 0, history: "Infantes" })
  infantes: number = 0;

  @Column("integers", "Edades de los menores, en años.", {
    defaultRaw: "'{}'",
    history: ["Edades de los menores", joined(", ")],
  })
  edadesMenores: readonly number[] = [];

  @Column("integers", "Edades de los infantes, en meses.", {
    defaultRaw: "'{}'",
    history: ["Edades de los infantes", joined(", ")],
  })
  edadesInfantes: readonly number[] = [];

  @Sql((row) => sql`${row("menores")} + ${row("infantes")}`)
  @Field(() => Int, { description: "Menores e infantes juntos; la forma anterior de contarlos." })
  readonly ninos!: number;

  @Sql(
    (row) =>
      sql`${row("edadesMenores")} || array(select m / 12 from unnest(${row("edadesInfantes")})
        with ordinality _(m, n) order by n)`,
  )
  @Field(() => [Int], {
    description: "Edades de menores e infantes en años; la forma anterior de las dos listas.",
  })
  readonly edadesNinos!: number[];

  @Column("integer", "Personas que necesitan atención especial.", {
    nullable: true,
    history: "Personas con atención especial",
  })
  personasAtencionEspecial: number | null = null;

  @Column("text", "Qué atención necesitan.", { nullable: true, history: "Atención especial" })
  detallesAtencionEspecial: string | null = null;

  @Column(oneOf(Acomodacion), "Cómo se acomodan los viajeros en el hotel.", {
    nullable: true,
    history: ["Acomodación", by(roomSharing)],
  })
  acomodacion: Acomodacion | null = null;

  /** String, because the values are not valid GraphQL enum names. */
  @Field(() => String, { nullable: true, description: "Clase o categoría de hotel que se pide." })
  @Enum({ items: () => Object.keys(hotelKindLabels), nullable: true })
  tipoHotel: HotelKind | null = null;

  @Auth(STAFF)
  @Column("texts", "Deseos que nadie eligió y tienen el valor de una solicitud sin ellos.", {
    defaultRaw: "'{}'",
    hidden: true,
  })
  sinElegir: Opt<readonly DefaultWish[]> = [];

  @Column("texts", "Servicios que incluye un precio escrito, uno por línea.", {
    nullable: true,
    history: ["Qué incluye", joined("; ")],
  })
  incluye: readonly string[] | null = null;

  @Column("texts", "Servicios que un precio escrito no incluye, uno por línea.", {
    nullable: true,
    history: ["Qué no incluye", joined("; ")],
  })
  noIncluye: readonly string[] | null = null;

  @Column(oneOf(TripType), "Tipo de viaje.", { nullable: true, history: ["Tipo de viaje", by(tripLabels)] })
  tripType: TripType | null = null;

  @Column("text", "Alimentación que se pide.", { nullable: true, history: ["Alimentación", by(mealLabels)] })
  alimentacion: string | null = null;

  @Column("text", "Observaciones de quien lo registró.", { nullable: true, history: "Observaciones" })
  observaciones: string | null = null;

  @Column(oneOf(QuotePriority), "Prioridad.", {
    default: "normal",
    history: ["Prioridad", by({ low: "Baja", normal: "Normal", high: "Alta" })],
  })
  priority: QuotePriority = "normal";

  // The earlier request that it seems to repeat: only number and status, since that may be another team's.

  @Reference(() => Quote, "repeats_id", { nullable: true, deleteRule: "set null" })
  repeats: Rel<Quote> | null = null;

  @Auth(SELLERS)
  @ReferenceId("repeats", "uuid", { description: "Solicitud anterior que esta parece repetir." })
  readonly repeatsId!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.quote_number from quotes e where e.id = ${row("repeats")})`)
  @Field(() => String, { nullable: true, description: "Número de esa solicitud." })
  readonly repeatedNumber!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.status from quotes e where e.id = ${row("repeats")})`)
  @Field(() => QuoteStatus, { nullable: true, description: "Estado de esa solicitud." })
  readonly repeatedStatus!: QuoteStatus | null;

  @Reference(() => Quote, "joined_to_id", { nullable: true, deleteRule: "set null" })
  joinedTo: Rel<Quote> | null = null;

  @Auth(SELLERS)
  @ReferenceId("joinedTo", "uuid", { description: "Solicitud que sigue en lugar de esta." })
  readonly joinedToId!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.quote_number from quotes e where e.id = ${row("joinedTo")})`)
  @Field(() => String, { nullable: true, description: "Número de la que sigue." })
  readonly joinedToNumber!: string | null;

  // Source of a visitor's request.

  @Index()
  @Auth(STAFF)
  @Reference(() => Package, "package_id", {
    description: "El paquete desde el que se pidió; nulo si no se pidió desde uno.",
    nullable: true,
    deleteRule: "set null",
  })
  paquete: Rel<Package> | null = null;

  @Index()
  @Auth(STAFF)
  @Reference(() => User, "referrer_id", {
    as: () => Person,
    description: "Quien compartió el enlace por el que llegó la solicitud.",
    nullable: true,
    deleteRule: "set null",
  })
  referrer: Rel<User> | null = null;

  @Sql((row) => responderSql(row("vendedor"), row("referrer")))
  @Field(() => QuoteResponder, {
    nullable: true,
    description: "Quien responde la solicitud de un visitante; nulo mientras responde la agencia.",
  })
  readonly responde!: QuoteResponder | null;

  // Computed for the viewer and for the acts.

  /** The web client reduces this list to the statuses that the viewer's role may set. */
  @Sql((row) => nextStatusesSql(quoteLifecycle, row("status")))
  @Field(() => [QuoteStatus], {
    description: "Estados que pueden seguir, sin mirar los permisos de quien consulta.",
  })
  readonly nextStatuses!: QuoteStatus[];

  @Auth(SELLERS)
  @Sql((row) => sql`(select k.estado from quote_calculations k where k.id = ${row("calculation")})`)
  @Field(() => CalculationStatus, {
    nullable: true,
    description: "Estado del cálculo actual; nulo sin cálculo.",
  })
  readonly calculationStatus!: CalculationStatus | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select count(*) from quote_options o where o.quote_id = ${row("id")})::int`)
  @Field(() => Int, { nullable: true, description: "Cuántas opciones tiene; 0 si nunca hubo una segunda." })
  readonly optionCount!: number | null;

  @Auth(SELLERS)
  @Sql((row) => draftOptions(row("id")))
  @Field(() => Int, { nullable: true, description: "Cuántas opciones están sin confirmar." })
  readonly draftOptions!: number | null;

  @Sql((row) => sql`(select o.id from quote_options o where o.quote_id = ${row("id")} and o.chosen)`)
  @Field(() => ID, { nullable: true, description: "Opción que eligió el cliente." })
  readonly chosenOptionId!: string | null;

  @Sql((row) => sql`(select k.extras_elegidos from quote_calculations k where k.id = ${row("calculation")})`)
  @Field(() => [String], {
    nullable: true,
    description: "Claves de los extras que agregó el cliente; nulo si no agregó ninguno.",
  })
  readonly chosenExtras!: string[] | null;

  @Sql((row) => sql`(select ${shownPictureSql("u")} from users u where u.id = ${row("vendedor")})`)
  @Field(() => String, {
    nullable: true,
    description: "Foto de quien responde; nulo si no la muestra a los clientes.",
  })
  readonly advisorPicture!: string | null;

  @Auth(SELLERS)
  @Sql(
    (row) =>
      sql`coalesce(${row("vendedor")} = ${bind.me}, false) or coalesce(${row("maker")} = ${bind.me}, false)`,
  )
  @Field(() => Boolean, { nullable: true, description: "Si quien consulta la vende o la hizo." })
  readonly isMine!: boolean | null;

  /** True even before the job marks the quote as expired. */
  @Sql(offerIsOverSql)
  @Field(() => Boolean, { description: "Si la oferta enviada ya venció." })
  readonly offerIsOver!: boolean;

  /** A quote whose departure has passed cannot be offered until its days change. */
  @Sql(departureIsPastSql)
  @Field(() => Boolean, { description: "Si la fecha de ida ya pasó." })
  readonly departureIsPast!: boolean;

  /** Facts that determine who does the next step. */
  @Sql(quoteTurnFactsSql)
  readonly turnFacts!: QuoteTurnFacts;

  /**
   * Seller who prices, sends and answers the quote. This field and the following ones exist to filter lists.
   */
  @Sql(salePersonSql)
  readonly salePerson!: number | null;

  /** Seller of the quote; null when the seller left the agency. */
  @Sql((row) => memberIdSql(row("vendedor")))
  readonly activeSeller!: number | null;

  /** Seller who creates the contract. */
  @Sql(converterSql)
  readonly converter!: number | null;

  /** Person above the seller who approves the discount. */
  @Sql(discountApproverSql)
  readonly discountApprover!: number | null;

  /** Person above the seller who reviews the client's decision. */
  @Sql(reviewerSql)
  readonly reviewer!: number | null;

  @Sql(clientSignedSql)
  @Field(() => Boolean, { description: "Si el cliente firmó su contrato." })
  readonly clientSigned!: boolean;

  /** True when the price must be confirmed first. */
  @Sql(unpricedSql)
  readonly unpriced!: boolean;

  @Sql(
    (row) =>
      sql`exists (select from contracts c where c.quote_id = ${row("id")} and c.status <> 'cancelled'
        and c.status <> 'draft' and c.fecha_inicio_viaje <= ${bind.today})`,
  )
  @Field(() => Boolean, { description: "Si su contrato se envió y el viaje ya comenzó." })
  readonly tripHasBegun!: boolean;

  @Sql(
    (row) =>
      sql`exists (select from contracts c where c.quote_id = ${row("id")} and c.status <> 'cancelled'
        and c.status <> 'draft' and coalesce(c.fecha_fin_viaje, c.fecha_inicio_viaje) < ${bind.today})`,
  )
  @Field(() => Boolean, { description: "Si además ya pasó el último día del viaje." })
  readonly tripIsOver!: boolean;

  /** False after the cancellation of an unsigned contract, which releases the quote. */
  @Sql(
    (row) =>
      sql`(${row("status")} = 'converted' and coalesce((select bool_and(c.status = 'cancelled')
        from contracts c where c.quote_id = ${row("id")}), false))`,
  )
  @Field(() => Boolean, { description: "Si su contrato se canceló." })
  readonly contractIsCancelled!: boolean;

  /** True while the client may accept the latest version and close it online. */
  @Sql(
    (row) => sql`exists (select from online_closings o where o.quote_id = ${row("id")}
      and o.sent_version = ${row("sentVersion")} and o.status = 'ofrecido')`,
  )
  @Field(() => Boolean, { description: "Si el cliente puede aceptarla y cerrarla en línea." })
  readonly closesOnline!: boolean;

  /** True while a sent contract names the travellers, so that only staff may change them. */
  @Sql((row) => sql`exists (select from contracts c where c.quote_id = ${row("id")} and c.status = 'active')`)
  @Field(() => Boolean, { description: "Si su contrato espera la firma del cliente." })
  readonly contractAwaitsSignature!: boolean;

  /** Contract in force when there are several; otherwise the latest. */
  @Auth(STAFF)
  @Sql((row) => contractOf(row("id"), sql`c.id`))
  @Field(() => ID, { nullable: true, description: "Contrato que salió de ella; nulo si no hay." })
  readonly contractId!: string | null;

  @Auth(STAFF)
  @Sql((row) => contractOf(row("id"), sql`c.contract_number`))
  @Field(() => String, { nullable: true, description: "Número del contrato: `CT-2026-000045`." })
  readonly contractNumber!: string | null;

  @May("decideQuotes")
  @Sql(decisionToReviewSql)
  @Field(() => Boolean, {
    nullable: true,
    description: "Si una decisión salió de donde trabaja quien hizo el enlace y nadie la ha revisado.",
  })
  readonly decisionToReview!: boolean | null;

  @Column(
    "integer",
    "Cuántas veces ha cambiado la lista de pasajeros; guardar sobre una anterior se rechaza.",
    { default: 0 },
  )
  passengersVersion: number = 0;

  /** Links through which the offer reached the client; lists are filtered by decisions in them. */
  @OneToMany(() => QuoteLink, "quote")
  links = new Collection<QuoteLink>(this);

  /** Client's questions; lists are filtered by unanswered questions. */
  @OneToMany(() => QuoteQuestion, "quote")
  questions = new Collection<QuoteQuestion>(this);

  /** Addressed to the person who does the next step. */
  @Auth(SELLERS)
  @Column("instant", "Último recordatorio que se hizo a mano.", { nullable: true })
  remindedAt: Date | null = null;

  @Auth(SELLERS)
  @Sql((row) => remindedTodaySql(row("remindedAt")))
  @Field(() => Boolean, { nullable: true, description: "Si hoy ya se le recordó a mano." })
  readonly remindedToday!: boolean | null;

  // The discount on the calculated price, and the person who agreed to it.

  /** Null without a discount; clients see the discount of the sent version. */
  @Sql((row) =>
    shownPrice(
      row,
      sql`${row("descuentoPorcentaje")}::float8`,
      "nullif((offer->>'descuento_porcentaje')::float8, 0)",
    ),
  )
  @Column("percent", "Descuento sobre el precio calculado, en puntos porcentuales.", {
    nullable: true,
    history: "Descuento (%)",
  })
  descuentoPorcentaje: number | null = null;

  @Auth(STAFF)
  @Column("text", "Motivo del descuento, en palabras de quien lo puso.", {
    nullable: true,
    history: "Motivo del descuento",
  })
  descuentoMotivo: string | null = null;

  @Column("boolean", "Si se aprobó exactamente ese porcentaje.", {
    default: false,
    history: "Descuento aprobado",
  })
  descuentoAprobado: boolean = false;

  @Auth(STAFF)
  @Column("integer", "Número de la cuenta de quien lo aprobó.", { nullable: true })
  descuentoAprobadoPor: number | null = null;

  /**
   * Time at which the current discount was set; null without a discount, and for discounts from before this
   * was stored.
   */
  @Property({ type: "timestamptz", nullable: true })
  discountAt: Date | null = null;

  // Sale: number, state, people, price, dates, and related records.

  @Unique()
  @Column("text", "Número de la cotización: `COT-2026-000123`.")
  quoteNumber!: string;

  @Column(oneOf(QuoteStatus), "Estado del registro.", {
    default: "pending",
    history: ["Estado", by(ownQuoteLabels)],
  })
  status: QuoteStatus = "pending";

  @Column(oneOf(QuoteSource), "De dónde salió la cotización.", { default: "internal" })
  source: QuoteSource = "internal";

  @Column("boolean", "Si se pidió en la página pública.", { default: false })
  isExternal: boolean = false;

  @Auth(KNOWN)
  @Index({ properties: ["cliente", "createdAt", "id"] })
  @Reference(() => User, "cliente_id", {
    as: () => Person,
    description: "Cuenta del cliente; nulo si no tiene.",
    nullable: true,
    deleteRule: "restrict",
  })
  cliente: Rel<User> | null = null;

  @Auth(KNOWN)
  @ReferenceId("cliente", "integer", { description: "Número de la cuenta del cliente; nulo si no tiene." })
  readonly clienteId!: number | null;

  @Auth(STAFF)
  @ReferenceId("asesor", "integer", { description: "Número de la cuenta del asesor." })
  readonly asesorId!: number | null;

  @Auth(STAFF)
  @ReferenceId("lider", "integer", { description: "Número de la cuenta del líder." })
  readonly liderId!: number | null;

  @Auth(STAFF)
  @ReferenceId("gerente", "integer", { description: "Número de la cuenta del gerente." })
  readonly gerenteId!: number | null;

  @Auth(STAFF)
  @ReferenceId("admin", "integer", { description: "Número de la cuenta del administrador." })
  readonly adminId!: number | null;

  /** Kind of the seller: asesor, líder, gerente or admin. */
  @Index()
  @Reference(() => User, "vendedor_id", {
    as: () => Person,
    description: "Persona a la que está asignada; nulo si espera una.",
    nullable: true,
    deleteRule: "restrict",
  })
  vendedor: Rel<User> | null = null;

  /** Person who created the quote; null for a visitor's request. */
  @Reference(() => User, "created_by_id", { nullable: true, deleteRule: "restrict" })
  maker: Rel<User> | null = null;

  @Auth(STAFF)
  @Column("text", "Quién la hizo, `Nombre Apellido (Rol)`, como era ese día.", { nullable: true })
  createdBy: string | null = null;

  /**
   * Price of the confirmed calculation, otherwise the entered price; clients see the price of the sent
   * version.
   */
  @Sql((row) => shownPrice(row, row("precioTotal"), "precio_total"))
  @Index()
  @Column("cop", "Precio para el cliente en COP, después del descuento.", {
    nullable: true,
    history: ["Precio", pesos],
  })
  precioTotal: number | null = null;

  @Sql((row) => shownPrice(row, pricePerPerson(row), "(offer->>'precio_por_persona')::bigint"))
  @Field(() => COP, {
    nullable: true,
    description: "Precio por persona que paga, en COP, redondeado al peso hacia arriba.",
  })
  readonly precioPorPersona!: number | null;

  @Auth(STAFF)
  @Column("boolean", "Si el viaje cambió después del precio y hay que confirmarlo de nuevo.", {
    default: false,
    hidden: true,
  })
  precioDesactualizado: boolean = false;

  @Column("text", "Nombre del archivo PDF.", { nullable: true })
  pdfFilename: string | null = null;

  @Sql(
    (row) =>
      sql`case when ${row("pdfFilename")} is not null then 'quotes/' || ${row("id")} || '/download-pdf' end`,
  )
  @Field(() => String, { nullable: true, description: "Dirección del PDF." })
  readonly pdfPath!: string | null;

  @Column("instant", "Fecha y hora en que se generó el PDF.", { nullable: true })
  pdfGeneratedAt: Date | null = null;

  /**
   * Storage key of the latest printed draft. The next column is the SHA-256 of its content, by which an
   * outdated draft is detected.
   */
  @Property({ type: "text", nullable: true })
  draftKey: string | null = null;

  @Property({ type: "text", nullable: true })
  draftHash: string | null = null;

  @Column("text", "Por qué se rechazó.", { nullable: true })
  motivoRechazo: string | null = null;

  @Column("text", "Por qué se quiere otra oferta.", { nullable: true })
  requoteReason: string | null = null;

  @Auth(STAFF)
  @Column("text", "Por qué cambió de vendedor.", { nullable: true })
  reassignmentReason: string | null = null;

  @Column("instant", "Fecha y hora en que se completó.", { nullable: true })
  completedAt: Date | null = null;

  @Column("instant", "Fecha y hora del último envío.", { nullable: true })
  sentAt: Date | null = null;

  @Column("instant", "Fecha y hora de la aprobación.", { nullable: true })
  approvedAt: Date | null = null;

  @Column("instant", "Fecha y hora del rechazo.", { nullable: true })
  rejectedAt: Date | null = null;

  @Column("instant", "Fecha y hora en que se pidió otra oferta.", { nullable: true })
  requoteAt: Date | null = null;

  @Column("instant", "Fecha y hora en que cambió de vendedor.", { nullable: true })
  reassignedAt: Date | null = null;

  @Column("instant", "Cuándo vence la oferta enviada.", { nullable: true })
  expiresAt: Date | null = null;

  @Column("text", "Correo al que se envió por última vez.", { nullable: true })
  emailSentTo: string | null = null;

  @Column("integer", "Número de la última versión enviada; 0 si ninguna.", { default: 0 })
  sentVersion: number = 0;

  @Reference(() => QuoteVersion, "sent_offer_id", {
    description: "Versión sobre la que decide el cliente: la última enviada.",
    nullable: true,
    deleteRule: "set null",
  })
  sentOffer: Rel<QuoteVersion> | null = null;

  @Auth(STAFF)
  @Sql((row) => unsentMailSql("quote-sent", sql`select ${row("sentOffer")}::text`))
  @Field(() => UnsentMail, {
    nullable: true,
    description: "Por qué no le ha llegado el correo al cliente; nulo cuando ya salió.",
  })
  readonly unsentMail!: UnsentMail | null;

  @Auth(STAFF)
  @Column("integer", "Cuántas veces el cliente abrió el enlace.", { default: 0, hidden: true })
  openings: number = 0;

  /** Latest day on which the client opened the link, and the number of openings on that day. */
  @Property({ ...day, nullable: true })
  openedOn: string | null = null;

  @Property({ type: "integer", default: 0 })
  openingsThatDay: number = 0;

  /**
   * Number of days without progress or answer for which the latest automatic reminder was sent; 0 before the
   * first one.
   */
  @Property({ type: "smallint", default: 0 })
  remindedDays: number = 0;

  /** Number of passengers with complete data; maintained by a trigger. */
  @Property({ type: "integer", default: 0 })
  readonly completePassengers!: Opt<number>;

  /** True when data of any traveller are missing; generated column. */
  @Property({ type: "boolean", generated: "(complete_passengers < numero_personas) stored" })
  readonly lacksPassengers!: Opt<boolean>;

  /** Current calculation; with several options, the calculation of the chosen or recommended option. */
  @Auth(SELLERS)
  @Reference(() => QuoteCalculation, "calculation_id", {
    description: "El cálculo actual; nulo si no hay.",
    nullable: true,
  })
  calculation: Rel<QuoteCalculation> | null = null;

  @Auth(STAFF)
  @Field(() => [QuoteOption], { nullable: true, description: "Las opciones, cuando hay más de una." })
  @OneToMany(() => QuoteOption, "quote", { orderBy: { position: "asc" } })
  options = new Collection<QuoteOption>(this);

  /**
   * A proposal link does not give access to documents, because it is forwarded and its page does not request
   * any.
   */
  @ByLink("passengers", "signature")
  @Field(() => [Passenger], { description: "Los pasajeros." })
  @OneToMany(() => Passenger, "quote", { orderBy: { titular: "desc", id: "asc" } })
  passengers = new Collection<Passenger>(this);

  @Auth(STAFF)
  @Field(() => [QuoteEvent], { nullable: true, description: "La historia de la cotización." })
  @OneToMany(() => QuoteEvent, "quote", { orderBy: { at: "asc", id: "asc" } })
  tracking = new Collection<QuoteEvent>(this);

  @Auth(STAFF)
  @Field(() => [QuoteVersion], { nullable: true, description: "Las versiones que se enviaron." })
  @OneToMany(() => QuoteVersion, "quote", { orderBy: { number: "desc" } })
  versions = new Collection<QuoteVersion>(this);

  /**
   * Number, client, e-mail, destination and advisor, in lower case and without accents; maintained by a
   * trigger.
   */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
