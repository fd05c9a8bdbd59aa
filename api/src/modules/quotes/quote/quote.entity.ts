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
import { ByLink } from "../../../core/read/by-link.ts";
import { Role, SELLERS, STAFF, roleNames } from "../../../core/auth/role.ts";
import { UnsentMail } from "../../../core/mail/unsent-mail.ts";
import { unsentMailSql } from "../../../core/mail/unsent-mail.sql.ts";
import { CopColumn, PercentColumn, day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { nextStatusesSql } from "../../../core/read/lifecycle.sql.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { remindedTodaySql } from "../../customers/reminding/reminder.sql.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { May } from "../../accounts/account/permission.ts";
import { shownPictureSql } from "../../accounts/account/shown-picture.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { memberIdSql } from "../../accounts/turn/turn.sql.ts";
import { QuoteCalculation } from "../calculation/calculation.entity.ts";
import { CalculationStatus } from "../calculation/calculation.enums.ts";
import { type HotelKind, hotelKindLabels } from "../calculation/costs/lodging.rules.ts";
import { Passenger } from "../passenger/passenger.entity.ts";
import { QuoteEvent } from "./history/quote-event.entity.ts";
import { QuoteVersion } from "./offer/quote-version.entity.ts";
import { QuoteOption } from "./option/quote-option.entity.ts";
import { QuoteQuestion } from "./question/quote-question.entity.ts";
import { Acomodacion, QuotePriority, QuoteSource, QuoteStatus, TripType } from "./quote.enums.ts";
import { quoteLifecycle } from "./quote.lifecycle.ts";
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

/** Everybody but a visitor, who must not learn whose account an e-mail belongs to. */
const KNOWN = [...roleNames, Role.LINK];

/** Request of a client and offer of the agency (shapes, "Quote"). */
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

  @Field(() => String)
  @Property({ type: "text" })
  nombreCliente!: string;

  /** Empty when staff was given a mobile alone; it is nobody's then, and finds nobody. */
  @Field(() => String)
  @Property({ type: "text" })
  emailCliente!: string;

  /** `+57…`; empty when nobody gave one. */
  @Field(() => String)
  @Property({ type: "text", default: "" })
  telefonoCliente: string = "";

  /** Empty when the trip begins where the agency is. */
  @Field(() => String)
  @Property({ type: "text", default: "" })
  origen: string = "";

  @Field(() => String)
  @Property({ type: "text" })
  destino!: string;

  @Field(() => Day)
  @Index()
  @Property({ ...day })
  fechaIda!: string;

  /** Null for a trip of one way. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaRegreso: string | null = null;

  @Field(() => Int)
  @Property({ type: "integer" })
  numeroPersonas!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  adultos!: number;

  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  menores: number = 0;

  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  infantes: number = 0;

  /** Years, one per menor. */
  @Field(() => [Int])
  @Property({ type: "integer[]", columnType: "integer[]", defaultRaw: "'{}'" })
  edadesMenores: readonly number[] = [];

  /** Months, one per infante. */
  @Field(() => [Int])
  @Property({ type: "integer[]", columnType: "integer[]", defaultRaw: "'{}'" })
  edadesInfantes: readonly number[] = [];

  /** Menores and infantes together, and their ages in whole years: the older form of both. */
  @Sql((row) => sql`${row("menores")} + ${row("infantes")}`)
  @Field(() => Int)
  readonly ninos!: number;

  @Sql(
    (row) =>
      sql`${row("edadesMenores")} || array(select m / 12 from unnest(${row("edadesInfantes")})
        with ordinality _(m, n) order by n)`,
  )
  @Field(() => [Int])
  readonly edadesNinos!: number[];

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  personasAtencionEspecial: number | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  detallesAtencionEspecial: string | null = null;

  @Field(() => Acomodacion, { nullable: true })
  @Enum({ items: () => Object.values(Acomodacion), nullable: true })
  acomodacion: Acomodacion | null = null;

  /** A class or a category of hotels: no GraphQL names. */
  @Field(() => String, { nullable: true })
  @Enum({ items: () => Object.keys(hotelKindLabels), nullable: true })
  tipoHotel: HotelKind | null = null;

  /** Names of its wishes that nobody chose, which have the default value of a request. */
  @Auth(STAFF)
  @Field(() => [String], { nullable: true })
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  sinElegir: Opt<readonly DefaultWish[]> = [];

  /** Services that a typed price includes, a line each; null when nobody wrote them. */
  @Field(() => [String], { nullable: true })
  @Property({ type: "text[]", columnType: "text[]", nullable: true })
  incluye: readonly string[] | null = null;

  /** Services that a typed price does not include, a line each. */
  @Field(() => [String], { nullable: true })
  @Property({ type: "text[]", columnType: "text[]", nullable: true })
  noIncluye: readonly string[] | null = null;

  /** Null until chosen. */
  @Field(() => TripType, { nullable: true })
  @Enum({ items: () => Object.values(TripType), nullable: true })
  tripType: TripType | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  alimentacion: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observaciones: string | null = null;

  @Field(() => QuotePriority)
  @Enum({ items: () => Object.values(QuotePriority), default: "normal" })
  priority: QuotePriority = "normal";

  // The earlier request that it seems to repeat: only number and status, since that may be another team's.

  /** Earlier request that this one seems to repeat. */
  @Auth(SELLERS)
  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "repeats_id", persist: false, nullable: true })
  readonly repeatsId!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.quote_number from quotes e where e.id = ${row("repeats")})`)
  @Field(() => String, { nullable: true })
  readonly repeatedNumber!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.status from quotes e where e.id = ${row("repeats")})`)
  @Field(() => QuoteStatus, { nullable: true })
  readonly repeatedStatus!: QuoteStatus | null;

  /** Request that continues instead of this one. */
  @Auth(SELLERS)
  @Field(() => ID, { nullable: true })
  @Property({ type: "uuid", fieldName: "joined_to_id", persist: false, nullable: true })
  readonly joinedToId!: string | null;

  @Auth(SELLERS)
  @Sql((row) => sql`(select e.quote_number from quotes e where e.id = ${row("joinedTo")})`)
  @Field(() => String, { nullable: true })
  readonly joinedToNumber!: string | null;

  // Computed for the viewer and for the acts.

  /**
   * Statuses that can follow, for any viewer; the web client offers the statuses that the viewer's role may
   * set.
   */
  @Sql((row) => nextStatusesSql(quoteLifecycle, row("status")))
  @Field(() => [QuoteStatus])
  readonly nextStatuses!: QuoteStatus[];

  /** The status of the present calculation; null without one. */
  @Auth(SELLERS)
  @Sql((row) => sql`(select k.estado from quote_calculations k where k.id = ${row("calculation")})`)
  @Field(() => CalculationStatus, { nullable: true })
  readonly calculationStatus!: CalculationStatus | null;

  /** Number of options; 0 when there never was a second one. */
  @Auth(SELLERS)
  @Sql((row) => sql`(select count(*) from quote_options o where o.quote_id = ${row("id")})::int`)
  @Field(() => Int, { nullable: true })
  readonly optionCount!: number | null;

  /** Number of options not yet confirmed, when there are several. */
  @Auth(SELLERS)
  @Sql((row) => draftOptions(row("id")))
  @Field(() => Int, { nullable: true })
  readonly draftOptions!: number | null;

  /** Option that the client accepted, of several. */
  @Sql((row) => sql`(select o.id from quote_options o where o.quote_id = ${row("id")} and o.chosen)`)
  @Field(() => ID, { nullable: true })
  readonly chosenOptionId!: string | null;

  /** Address of the picture of the advisor; null unless they show one to clients. */
  @Sql((row) => sql`(select ${shownPictureSql("u")} from users u where u.id = ${row("vendedor")})`)
  @Field(() => String, { nullable: true })
  readonly advisorPicture!: string | null;

  /** True when the asker sells it or made it. */
  @Auth(SELLERS)
  @Sql(
    (row) =>
      sql`coalesce(${row("vendedor")} = ${bind.me}, false) or coalesce(${row("maker")} = ${bind.me}, false)`,
  )
  @Field(() => Boolean, { nullable: true })
  readonly isMine!: boolean | null;

  /** True when it was sent and its time is over, although no job has marked it yet. */
  @Sql(offerIsOverSql)
  @Field(() => Boolean)
  readonly offerIsOver!: boolean;

  /** True when the day of departure is over: the trip is not offered before its days change. */
  @Sql(departureIsPastSql)
  @Field(() => Boolean)
  readonly departureIsPast!: boolean;

  /** Facts that decide the turn: who does the next step. */
  @Sql(quoteTurnFactsSql)
  readonly turnFacts!: QuoteTurnFacts;

  /**
   * Person of its sale who prices, sends and answers. This field and the following ones exist to filter
   * lists.
   */
  @Sql(salePersonSql)
  readonly salePerson!: number | null;

  /** Its seller, unless they left. */
  @Sql((row) => memberIdSql(row("vendedor")))
  readonly activeSeller!: number | null;

  /** Person of its sale who makes the contract. */
  @Sql(converterSql)
  readonly converter!: number | null;

  /** Person above its sale who approves its discount. */
  @Sql(discountApproverSql)
  readonly discountApprover!: number | null;

  /** Person above its sale who reviews its client's decision. */
  @Sql(reviewerSql)
  readonly reviewer!: number | null;

  /** True when the client signed the contract that was made of it. */
  @Sql(clientSignedSql)
  @Field(() => Boolean)
  readonly clientSigned!: boolean;

  /** True when its price has to be confirmed first. */
  @Sql(unpricedSql)
  readonly unpriced!: boolean;

  /** True when its contract was sent and the trip has begun. */
  @Sql(
    (row) =>
      sql`exists (select from contracts c where c.quote_id = ${row("id")} and c.status <> 'cancelled'
        and c.status <> 'draft' and c.fecha_inicio_viaje <= ${bind.today})`,
  )
  @Field(() => Boolean)
  readonly tripHasBegun!: boolean;

  /** True when its last day has passed too. */
  @Sql(
    (row) =>
      sql`exists (select from contracts c where c.quote_id = ${row("id")} and c.status <> 'cancelled'
        and c.status <> 'draft' and coalesce(c.fecha_fin_viaje, c.fecha_inicio_viaje) < ${bind.today})`,
  )
  @Field(() => Boolean)
  readonly tripIsOver!: boolean;

  /**
   * True when it became a contract that was cancelled; a contract that was never signed gives its quote back.
   */
  @Sql(
    (row) =>
      sql`(${row("status")} = 'converted' and coalesce((select bool_and(c.status = 'cancelled')
        from contracts c where c.quote_id = ${row("id")}), false))`,
  )
  @Field(() => Boolean)
  readonly contractIsCancelled!: boolean;

  /** True while its contract waits for the client's signature: then it names who travels. */
  @Sql((row) => sql`exists (select from contracts c where c.quote_id = ${row("id")} and c.status = 'active')`)
  @Field(() => Boolean)
  readonly contractAwaitsSignature!: boolean;

  /** Contract that was made from it; of several the one in force, else the latest. */
  @Auth(STAFF)
  @Sql((row) => contractOf(row("id"), sql`c.id`))
  @Field(() => ID, { nullable: true })
  readonly contractId!: string | null;

  @Auth(STAFF)
  @Sql((row) => contractOf(row("id"), sql`c.contract_number`))
  @Field(() => String, { nullable: true })
  readonly contractNumber!: string | null;

  /** True when a decision was made where the maker of its link works, and nobody has reviewed it since. */
  @May("decideQuotes")
  @Sql(decisionToReviewSql)
  @Field(() => Boolean, { nullable: true })
  readonly decisionToReview!: boolean | null;

  /** Number of changes to the list of its passengers: a save over an older list is refused. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  passengersVersion: number = 0;

  /** Links by which the offer reached its client; lists look for decisions in them. */
  @OneToMany(() => QuoteLink, "quote")
  links = new Collection<QuoteLink>(this);

  /** Questions of its client; lists are filtered by those without an answer. */
  @OneToMany(() => QuoteQuestion, "quote")
  questions = new Collection<QuoteQuestion>(this);

  /** Time of the last reminder by hand to the person whose turn it is. */
  @Auth(SELLERS)
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  remindedAt: Date | null = null;

  /** True when the last reminder by hand was sent today. */
  @Auth(SELLERS)
  @Sql((row) => remindedTodaySql(row("remindedAt")))
  @Field(() => Boolean, { nullable: true })
  readonly remindedToday!: boolean | null;

  // The discount on the calculated price, and the person who agreed to it.

  /**
   * Discount in percent of the calculated price; null for none. The client is shown that of the version sent.
   */
  @Sql((row) =>
    shownPrice(
      row,
      sql`${row("descuentoPorcentaje")}::float8`,
      "nullif((offer->>'descuento_porcentaje')::float8, 0)",
    ),
  )
  @Field(() => Number, { nullable: true })
  @Property({ type: PercentColumn, nullable: true })
  descuentoPorcentaje: number | null = null;

  /** Reason for it, in the words of the person who set it. */
  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  descuentoMotivo: string | null = null;

  /** True when an entitled person agreed to exactly that percentage. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  descuentoAprobado: boolean = false;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  descuentoAprobadoPor: number | null = null;

  /**
   * Time at which the present discount was given; null without one, and for discounts from before this was
   * stored.
   */
  @Property({ type: "timestamptz", nullable: true })
  discountAt: Date | null = null;

  // Sale: number, state, people, price, dates, and related records.

  @Field(() => String)
  @Unique()
  @Property({ type: "text" })
  quoteNumber!: string;

  @Field(() => QuoteStatus)
  @Enum({ items: () => Object.values(QuoteStatus), default: "pending" })
  status: QuoteStatus = "pending";

  @Field(() => QuoteSource)
  @Enum({ items: () => Object.values(QuoteSource), default: "internal" })
  source: QuoteSource = "internal";

  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  isExternal: boolean = false;

  @Auth(KNOWN)
  @Field(() => Person, { nullable: true })
  @Index({ properties: ["cliente", "createdAt", "id"] })
  @ManyToOne(() => User, { nullable: true, fieldName: "cliente_id", deleteRule: "restrict" })
  cliente: Rel<User> | null = null;

  @Auth(KNOWN)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "cliente_id", persist: false, nullable: true })
  readonly clienteId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "asesor_id", persist: false, nullable: true })
  readonly asesorId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "lider_id", persist: false, nullable: true })
  readonly liderId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "gerente_id", persist: false, nullable: true })
  readonly gerenteId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "admin_id", persist: false, nullable: true })
  readonly adminId!: number | null;

  /**
   * Person the quote is assigned to: one of asesor, lider, gerente, admin; null for an external quote that
   * waits.
   */
  @Field(() => Person, { nullable: true })
  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "vendedor_id", deleteRule: "restrict" })
  vendedor: Rel<User> | null = null;

  /** Person who made the quote; null for a visitor's request. */
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "restrict" })
  maker: Rel<User> | null = null;

  /** `Nombre Apellido (Rol)` of the maker on that day. */
  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  createdBy: string | null = null;

  /**
   * Price to the client after the discount, in COP: from the confirmed calculation, else typed. The client is
   * shown that of the version sent.
   */
  @Sql((row) => shownPrice(row, row("precioTotal"), "precio_total"))
  @Field(() => COP, { nullable: true })
  @Index()
  @Property({ type: CopColumn, nullable: true })
  precioTotal: number | null = null;

  /** `precioTotal` shared by the payers, rounded up to the peso. */
  @Sql((row) => shownPrice(row, pricePerPerson(row), "(offer->>'precio_por_persona')::bigint"))
  @Field(() => COP, { nullable: true })
  readonly precioPorPersona!: number | null;

  /**
   * True when the trip changed after the price was made, which must then be confirmed again before the quote
   * is sent.
   */
  @Auth(STAFF)
  @Field(() => Boolean, { nullable: true })
  @Property({ type: "boolean", default: false })
  precioDesactualizado: boolean = false;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  pdfFilename: string | null = null;

  @Sql(
    (row) =>
      sql`case when ${row("pdfFilename")} is not null then 'quotes/' || ${row("id")} || '/download-pdf' end`,
  )
  @Field(() => String, { nullable: true })
  readonly pdfPath!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  pdfGeneratedAt: Date | null = null;

  /**
   * Storage key of the draft printed last, and the SHA-256 of its content: it is shown while that is current.
   */
  @Property({ type: "text", nullable: true })
  draftKey: string | null = null;

  @Property({ type: "text", nullable: true })
  draftHash: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  motivoRechazo: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  requoteReason: string | null = null;

  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  reassignmentReason: string | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  completedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  sentAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  approvedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  rejectedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  requoteAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  reassignedAt: Date | null = null;

  /** End of the sent offer. */
  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  expiresAt: Date | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  emailSentTo: string | null = null;

  /** Number of the last version sent, 0 before. */
  @Field(() => Int)
  @Property({ type: "integer", default: 0 })
  sentVersion: number = 0;

  /** The version that the client decides on: the last one sent. */
  @Field(() => QuoteVersion, { nullable: true })
  @ManyToOne(() => QuoteVersion, { nullable: true, fieldName: "sent_offer_id", deleteRule: "set null" })
  sentOffer: Rel<QuoteVersion> | null = null;

  /** Standing of the mail with the version that the client decides on; null once it left. */
  @Auth(STAFF)
  @Sql((row) => unsentMailSql("quote-sent", sql`select ${row("sentOffer")}::text`))
  @Field(() => UnsentMail, { nullable: true })
  readonly unsentMail!: UnsentMail | null;

  /** Times that the client opened the link. */
  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", default: 0 })
  openings: number = 0;

  /** The last day on which the client opened the link, and how often on that day. */
  @Property({ ...day, nullable: true })
  openedOn: string | null = null;

  @Property({ type: "integer", default: 0 })
  openingsThatDay: number = 0;

  /** Earlier request that this one seems to repeat, and the one that it was joined to. */
  @ManyToOne(() => Quote, { nullable: true, fieldName: "repeats_id", deleteRule: "set null" })
  repeats: Rel<Quote> | null = null;

  @ManyToOne(() => Quote, { nullable: true, fieldName: "joined_to_id", deleteRule: "set null" })
  joinedTo: Rel<Quote> | null = null;

  /** Days without progress or answer that the last automatic reminder was sent for; 0 before the first. */
  @Property({ type: "smallint", default: 0 })
  remindedDays: number = 0;

  /** Number of passengers with complete data; kept by a trigger. */
  @Property({ type: "integer", default: 0 })
  readonly completePassengers!: Opt<number>;

  /** True when data of some traveller are missing; a generated column. */
  @Property({ type: "boolean", generated: "(complete_passengers < numero_personas) stored" })
  readonly lacksPassengers!: Opt<boolean>;

  /** The present calculation: the latest one; of several options that of the chosen or recommended one. */
  @Auth(SELLERS)
  @Field(() => QuoteCalculation, { nullable: true })
  @ManyToOne(() => QuoteCalculation, { nullable: true, fieldName: "calculation_id" })
  calculation: Rel<QuoteCalculation> | null = null;

  /** Options that the client chooses from; empty when there never was a second one. */
  @Auth(STAFF)
  @Field(() => [QuoteOption], { nullable: true })
  @OneToMany(() => QuoteOption, "quote", { orderBy: { position: "asc" } })
  options = new Collection<QuoteOption>(this);

  /** The link of a proposal reads no documents: it is forwarded, and its page asks for none. */
  @ByLink("passengers", "signature")
  @Field(() => [Passenger])
  @OneToMany(() => Passenger, "quote", { orderBy: { titular: "desc", id: "asc" } })
  passengers = new Collection<Passenger>(this);

  @Auth(STAFF)
  @Field(() => [QuoteEvent], { nullable: true })
  @OneToMany(() => QuoteEvent, "quote", { orderBy: { at: "asc", id: "asc" } })
  tracking = new Collection<QuoteEvent>(this);

  @Auth(STAFF)
  @Field(() => [QuoteVersion], { nullable: true })
  @OneToMany(() => QuoteVersion, "quote", { orderBy: { number: "desc" } })
  versions = new Collection<QuoteVersion>(this);

  /** Number, client, e-mail, destination and advisor, lower-case and without accents; kept by a trigger. */
  @Property({ type: "text", default: "" })
  searchText: string = "";
}
