import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
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
import { CopColumn, day, instant, ValueObjectColumn } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Blank } from "../../../core/read/sql-field.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CalculationStatus } from "./calculation.enums.ts";
import { HotelPictures } from "./itinerary/hotel-pictures.type.ts";
import { ItineraryDay } from "./itinerary/itinerary.type.ts";
import * as sections from "./costs/calculation-sections.types.ts";
import type { TypedUnder } from "./costs/hotel-words.rules.ts";
import { Comisiones, type FrozenCommission, Ganancia } from "./calculation.types.ts";
import { QuoteOption } from "../quote/option/quote-option.entity.ts";
import { Quote } from "../quote/quote.entity.ts";
import { TripType } from "../quote/quote.enums.ts";

/**
 * Costs and selling price of a trip, section by section (shapes, "QuoteCalculation"). Never shown to clients.
 */
@NotFound("Cálculo no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_calculations" })
@Unique({
  name: "quote_calculations_one_draft_each",
  expression:
    "create unique index quote_calculations_one_draft_each on quote_calculations (quote_id, option_id) " +
    "nulls not distinct where estado = 'temporal'",
})
@Index({ properties: ["quote", "createdAt"] })
@Index({
  name: "quote_calculations_of_options",
  expression:
    "create index quote_calculations_of_options on quote_calculations (option_id) " +
    "where option_id is not null",
})
@Index({
  name: "quote_calculations_foreign_pictures",
  expression:
    "create index quote_calculations_foreign_pictures on quote_calculations (id) " +
    `where jsonb_path_exists(itinerario, '$[*].imagen ? (@ starts with "http")')`,
})
@Check({
  name: "quote_calculations_costs_are_not_negative",
  expression: "costo_base >= 0 and total_comisiones >= 0 and total_descuento >= 0",
})
@Check({
  name: "quote_calculations_prices_are_not_negative",
  expression: "precio_final_total >= 0 and precio_final_por_persona >= 0",
})
@Check({
  name: "quote_calculations_price_adds_up",
  expression: "precio_final_total = costo_base + total_comisiones + total_ganancia - total_descuento",
})
@Check({
  name: "quote_calculations_sections_add_up",
  expression:
    "sections_add_up(tiquetes, hotel, traslados, equipaje, seguros, actividades_adicionales) " +
    "and nothing_negative(tiquetes, hotel, traslados, alimentacion, equipaje, seguros, asistencia_medica, " +
    "excursiones, extras, actividades_adicionales)",
})
@Check({
  name: "quote_calculations_base_adds_up",
  expression:
    "base_adds_up(costo_base, greatest(adultos + menores, 1), tiquetes, hotel, traslados, alimentacion, " +
    "equipaje, seguros, asistencia_medica, excursiones, extras, actividades_adicionales)",
})
@Check({
  name: "quote_calculations_commissions_add_up",
  expression:
    "coalesce(total_comisiones = (comisiones ->> 'total_comisiones')::numeric and total_comisiones = " +
    "(comisiones #>> '{asesor,total}')::numeric + (comisiones #>> '{lider,total}')::numeric + " +
    "(comisiones #>> '{gerente,total}')::numeric + (comisiones #>> '{admin,total}')::numeric, false)",
})
@Check({
  name: "quote_calculations_profit_adds_up",
  expression:
    "coalesce(total_ganancia = (ganancia ->> 'total')::numeric and total_ganancia = " +
    "round(costo_base * (ganancia ->> 'porcentaje')::numeric * 0.01) + " +
    "(ganancia ->> 'valor_fijo')::numeric, false)",
})
@Check({
  name: "quote_calculations_price_of_each",
  expression:
    "precio_final_por_persona = (precio_final_total + greatest(adultos + menores, 1) - 1) / " +
    "greatest(adultos + menores, 1)",
})
@Check({
  name: "quote_calculations_persons_add_up",
  expression: "num_personas >= 1 and num_personas = adultos + menores + infantes",
})
@Check({
  name: "quote_calculations_persons_are_not_negative",
  expression: "adultos >= 0 and menores >= 0 and infantes >= 0",
})
@Check({
  name: "quote_calculations_confirmed_ones_are_frozen",
  expression: "estado = 'temporal' or (confirmed_at is not null and congeladas is not null)",
})
export class QuoteCalculation extends Recorded {
  [OptionalProps]?:
    "estado" | "itinerarioPropio" | "noIncluyePropio" | "ownPersons" | "excursiones" | "extras";

  @ManyToOne(() => Quote, { fieldName: "quote_id", deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Field(() => ID)
  @Property({ type: "uuid", fieldName: "quote_id", persist: false })
  readonly quoteId!: string;

  /** Option that it belongs to, if there are several. */
  @ManyToOne(() => QuoteOption, { nullable: true, fieldName: "option_id", deleteRule: "set null" })
  option: Rel<QuoteOption> | null = null;

  /** Quote of which this is the present calculation; none for a calculation that a later draft replaced. */
  @OneToMany(() => Quote, "calculation")
  presentOf = new Collection<Quote>(this);

  /** Person who saved it last; null when a client's requote made it. */
  @ManyToOne(() => User, { nullable: true, fieldName: "user_id" })
  user: Rel<User> | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", fieldName: "user_id", persist: false, nullable: true })
  readonly userId!: number | null;

  @Field(() => CalculationStatus)
  @Enum({ items: () => Object.values(CalculationStatus), default: "temporal" })
  estado: CalculationStatus = "temporal";

  @Field(() => TripType, { nullable: true })
  @Enum({ items: () => Object.values(TripType), nullable: true })
  tripType: TripType | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  observacionesGenerales: string | null = null;

  /** Days as the client will read them: proposed when it is confirmed; null before, and in old ones. */
  @Field(() => [ItineraryDay], { nullable: true })
  @Property({ type: new ValueObjectColumn<ItineraryDay[]>(), nullable: true })
  itinerario: ItineraryDay[] | null = null;

  /** True when a person wrote the days; nothing is proposed from then on. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  itinerarioPropio: boolean = false;

  /**
   * Services that the price does not include, as the client reads them: proposed at the confirmation, or
   * written by a person.
   */
  @Field(() => [String], { nullable: true })
  @Property({ type: "text[]", columnType: "text[]", nullable: true })
  noIncluye: string[] | null = null;

  /** True when a person wrote the services that are not included; nothing is proposed from then on. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  noIncluyePropio: boolean = false;

  /** The pictures of its hotels, as the library had them when it was confirmed; null when it had none. */
  @Field(() => [HotelPictures], { nullable: true })
  @Property({ type: new ValueObjectColumn<HotelPictures[]>(), nullable: true })
  imagenesHotel: HotelPictures[] | null = null;

  /** Names under which the words about its hotels were typed, by stay; null until a draft of it was saved. */
  @Property({ type: new ValueObjectColumn<TypedUnder[]>(), nullable: true })
  hotelWordsOf: TypedUnder[] | null = null;

  /** Day of the prices that a template brought, until a seller confirms them; else null. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  preciosDel: string | null = null;

  @Field(() => Int)
  @Property({ type: "integer" })
  numPersonas!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  adultos!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  menores!: number;

  @Field(() => Int)
  @Property({ type: "integer" })
  infantes!: number;

  @Field(() => [Int])
  @Property({ type: "integer[]", columnType: "integer[]" })
  edadesMenores!: readonly number[];

  @Field(() => [Int])
  @Property({ type: "integer[]", columnType: "integer[]" })
  edadesInfantes!: readonly number[];

  /** The people were given with the calculation; else they follow the quote until it is confirmed. */
  @Property({ type: "boolean", default: false })
  ownPersons: boolean = false;

  @Field(() => Int, { nullable: true })
  @Property({ type: "integer", nullable: true })
  personasAtencionEspecial: number | null = null;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaViajeInicio: string | null = null;

  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  fechaViajeFin: string | null = null;

  @Field(() => sections.Tiquetes, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.Tiquetes>(), nullable: true })
  tiquetes: sections.Tiquetes | null = null;

  @Field(() => sections.Hotel, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.Hotel>(), nullable: true })
  hotel: sections.Hotel | null = null;

  @Field(() => sections.Traslados, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.Traslados>(), nullable: true })
  traslados: sections.Traslados | null = null;

  @Field(() => sections.Alimentacion, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.Alimentacion>(), nullable: true })
  alimentacion: sections.Alimentacion | null = null;

  @Field(() => sections.Equipaje, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.Equipaje>(), nullable: true })
  equipaje: sections.Equipaje | null = null;

  @Field(() => sections.Seguros, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.Seguros>(), nullable: true })
  seguros: sections.Seguros | null = null;

  @Field(() => sections.AsistenciaMedica, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.AsistenciaMedica>(), nullable: true })
  asistenciaMedica: sections.AsistenciaMedica | null = null;

  @Field(() => [sections.Excursion])
  @Property({ type: new ValueObjectColumn<sections.Excursion[]>(), defaultRaw: "'[]'::jsonb" })
  excursiones: sections.Excursion[] = [];

  @Field(() => [sections.Extra])
  @Property({ type: new ValueObjectColumn<sections.Extra[]>(), defaultRaw: "'[]'::jsonb" })
  extras: sections.Extra[] = [];

  @Field(() => sections.ActividadesAdicionales, { nullable: true })
  @Property({ type: new ValueObjectColumn<sections.ActividadesAdicionales>(), nullable: true })
  actividadesAdicionales: sections.ActividadesAdicionales | null = null;

  /** Sections for a form that reads every key of them: a missing section has no costs and no texts. */
  @Blank("tiquetes") @Field(() => sections.Tiquetes) readonly tiquetesOrBlank!: sections.Tiquetes;
  @Blank("hotel") @Field(() => sections.Hotel) readonly hotelOrBlank!: sections.Hotel;
  @Blank("traslados") @Field(() => sections.Traslados) readonly trasladosOrBlank!: sections.Traslados;
  @Blank("alimentacion")
  @Field(() => sections.Alimentacion)
  readonly alimentacionOrBlank!: sections.Alimentacion;
  @Blank("equipaje") @Field(() => sections.Equipaje) readonly equipajeOrBlank!: sections.Equipaje;
  @Blank("seguros") @Field(() => sections.Seguros) readonly segurosOrBlank!: sections.Seguros;
  @Blank("asistenciaMedica")
  @Field(() => sections.AsistenciaMedica)
  readonly asistenciaMedicaOrBlank!: sections.AsistenciaMedica;
  @Blank("actividadesAdicionales")
  @Field(() => sections.ActividadesAdicionales)
  readonly actividadesAdicionalesOrBlank!: sections.ActividadesAdicionales;

  @Field(() => Comisiones)
  @Property({ type: new ValueObjectColumn<Comisiones>() })
  comisiones!: Comisiones;

  @Field(() => Ganancia)
  @Property({ type: new ValueObjectColumn<Ganancia>() })
  ganancia!: Ganancia;

  /**
   * Commission promised to each present seller at the confirmation; the commissions are generated from it.
   */
  @Property({ type: new ValueObjectColumn<FrozenCommission[]>(), nullable: true })
  congeladas: FrozenCommission[] | null = null;

  @Field(() => COP)
  @Property({ type: CopColumn })
  costoBase!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  totalComisiones!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  totalGanancia!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  totalDescuento!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  precioFinalTotal!: number;

  @Field(() => COP)
  @Property({ type: CopColumn })
  precioFinalPorPersona!: number;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  confirmedAt: Date | null = null;
}
