import { Check, Entity, Enum, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { day } from "../../../../core/columns.ts";
import { Sql } from "../../../../core/read/sql-field.ts";
import { sql } from "../../../../core/read/sql.ts";
import { Day } from "../../../../core/scalars.ts";
import { type HotelKind, hotelKindLabels } from "../../calculation/costs/lodging.rules.ts";
import { Acomodacion, QuotePriority, TripType } from "../quote.enums.ts";
import { Sold } from "../seller/sold.entity.ts";

/** What a client asks for: who they are, where and when they go, how many, and how they like it. */
@ObjectType({ simpleResolvers: true })
@Entity({ abstract: true })
@Check({
  name: "quotes_client_is_reached",
  expression: "email_cliente <> '' or telefono_cliente ~ '^[+]573[0-9]{9}$'",
})
export abstract class QuoteRequest extends Sold {
  @Field(() => String)
  @Property({ type: "text" })
  nombreCliente!: string;

  /** Empty where staff was given a mobile alone; it is nobody's then, and finds nobody. */
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
  edadesMenores: number[] = [];

  /** Months, one per infante. */
  @Field(() => [Int])
  @Property({ type: "integer[]", columnType: "integer[]", defaultRaw: "'{}'" })
  edadesInfantes: number[] = [];

  /** Menores and infantes together, and their ages in whole years: the older form of both. */
  @Sql((row) => sql`${row("menores")} + ${row("infantes")}`)
  @Field(() => Int)
  ninos!: number;

  @Sql(
    (row) =>
      sql`${row("edadesMenores")} || array(select m / 12 from unnest(${row("edadesInfantes")})
        with ordinality _(m, n) order by n)`,
  )
  @Field(() => [Int])
  edadesNinos!: number[];

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
}
