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
import { Field, Int, ObjectType } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role, SELLERS, STAFF, roleNames } from "../../../core/auth/role.ts";
import { CopColumn, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Sql } from "../../../core/read/sql-field.ts";
import { sql } from "../../../core/read/sql.ts";
import { COP, DateTime } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { QuoteCalculation } from "../calculation/calculation.entity.ts";
import { Passenger } from "../passenger/passenger.entity.ts";
import { QuoteEvent } from "./history/quote-event.entity.ts";
import { QuoteDiscount } from "./quote-discount.entity.ts";
import { QuoteVersion } from "./offer/quote-version.entity.ts";
import { QuoteOption } from "./option/quote-option.entity.ts";
import { QuoteSource, QuoteStatus } from "./quote.enums.ts";
import { pricePerPerson, shownPrice } from "./quote.sql.ts";

/** Everybody but a visitor, who must not learn whose account an e-mail belongs to. */
const KNOWN = [...roleNames, Role.LINK];

/** What a client asked for and what the agency offers (shapes, "Quote"). */
@NotFound("Cotización no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quotes" })
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
export class Quote extends QuoteDiscount {
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
  clienteId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "asesor_id", persist: false, nullable: true })
  asesorId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "lider_id", persist: false, nullable: true })
  liderId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "gerente_id", persist: false, nullable: true })
  gerenteId!: number | null;

  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "admin_id", persist: false, nullable: true })
  adminId!: number | null;

  /**
   * The person the quote is assigned to: one of asesor, lider, gerente, admin; nobody for an external quote
   * that waits.
   */
  @Field(() => Person, { nullable: true })
  @Index()
  @ManyToOne(() => User, { nullable: true, fieldName: "vendedor_id", deleteRule: "restrict" })
  vendedor: Rel<User> | null = null;

  /** Who made the quote; null for a visitor. */
  @ManyToOne(() => User, { nullable: true, fieldName: "created_by_id", deleteRule: "restrict" })
  maker: Rel<User> | null = null;

  /** `Nombre Apellido (Rol)` of the maker on that day. */
  @Auth(STAFF)
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  createdBy: string | null = null;

  /**
   * What the client pays, discount taken off: of the confirmed calculation, else typed. The client is shown
   * that of the version sent.
   */
  @Sql((row) => shownPrice(row, row("precioTotal"), "precio_total"))
  @Field(() => COP, { nullable: true })
  @Index()
  @Property({ type: CopColumn, nullable: true })
  precioTotal: number | null = null;

  /** `precioTotal` shared by those who pay, rounded up to the peso. */
  @Sql((row) => shownPrice(row, pricePerPerson(row), "(offer->>'precio_por_persona')::bigint"))
  @Field(() => COP, { nullable: true })
  precioPorPersona!: number | null;

  /**
   * Whether what the price was made for changed since, so that it has to be confirmed again before the quote
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
  pdfPath!: string | null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  pdfGeneratedAt: Date | null = null;

  /** Storage key of the draft printed last, and the SHA-256 of what it says: shown while that is true. */
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

  /** Until when the sent offer stands. */
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

  /** How often the client opened the link. */
  @Auth(STAFF)
  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", default: 0 })
  openings: number = 0;

  /** The earlier request that this one seems to repeat, and the one that it was joined to. */
  @ManyToOne(() => Quote, { nullable: true, fieldName: "repeats_id", deleteRule: "set null" })
  repeats: Rel<Quote> | null = null;

  @ManyToOne(() => Quote, { nullable: true, fieldName: "joined_to_id", deleteRule: "set null" })
  joinedTo: Rel<Quote> | null = null;

  /** How many days without an answer the last reminder told of; 0 before the first. */
  @Property({ type: "smallint", default: 0 })
  remindedDays: number = 0;

  /** Passengers of whom nothing is missing; kept by a trigger. */
  @Property({ type: "integer", default: 0 })
  readonly completePassengers!: Opt<number>;

  /** Whether of some person that travels something is missing; kept by the table. */
  @Property({ type: "boolean", generated: "(complete_passengers < numero_personas) stored" })
  readonly lacksPassengers!: Opt<boolean>;

  /** The present calculation: the latest one; of several options that of the chosen or recommended one. */
  @Auth(SELLERS)
  @Field(() => QuoteCalculation, { nullable: true })
  @ManyToOne(() => QuoteCalculation, { nullable: true, fieldName: "calculation_id" })
  calculation: Rel<QuoteCalculation> | null = null;

  /** What the client chooses from; none where there never was a second one. */
  @Auth(STAFF)
  @Field(() => [QuoteOption], { nullable: true })
  @OneToMany(() => QuoteOption, "quote", { orderBy: { position: "asc" } })
  options = new Collection<QuoteOption>(this);

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
