import { OptionalProps, Collection, type Rel } from "@mikro-orm/core";
import { Check, Entity, Index, OneToMany, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { Column, Reference, ReferenceId, oneOf, valueObject } from "../../../core/column.ts";
import { ValueObjectColumn } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { Blank } from "../../../core/read/sql-field.ts";
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
    "coalesce(total_ganancia = (ganancia ->> 'total')::numeric and abs(total_ganancia - " +
    "round(costo_base * (ganancia ->> 'porcentaje')::numeric * 0.01) - " +
    "(ganancia ->> 'valor_fijo')::numeric) <= coalesce(cardinality(extras_elegidos), 0), false)",
})
@Check({
  name: "quote_calculations_extras_have_their_origin",
  expression: "(extras_of_id is null) = (extras_elegidos is null)",
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

  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @ReferenceId("quote", "uuid", { description: "Identificador de la cotización." })
  readonly quoteId!: string;

  /** Option that the calculation belongs to; null when the quote has no options. */
  @Reference(() => QuoteOption, "option_id", { nullable: true, deleteRule: "set null" })
  option: Rel<QuoteOption> | null = null;

  /**
   * Confirmed calculation from which this one was made when the client added extras; null for any other
   * calculation.
   */
  @Index()
  @Reference(() => QuoteCalculation, "extras_of_id", { nullable: true, deleteRule: "cascade" })
  extrasOf: Rel<QuoteCalculation> | null = null;

  /** The profit of each is rounded alone, so that the total may differ by a peso for each. */
  @Column("texts", "Extras que agregó el cliente, por su clave; nulo si no agregó ninguno.", {
    nullable: true,
  })
  extrasElegidos: readonly string[] | null = null;

  /** Quote whose current calculation this is; empty for a calculation that a later draft replaced. */
  @OneToMany(() => Quote, "calculation")
  presentOf = new Collection<Quote>(this);

  /** Person who saved the calculation last; null when a client's new quote request created it. */
  @Reference(() => User, "user_id", { nullable: true })
  user: Rel<User> | null = null;

  @ReferenceId("user", "integer", { description: "Número de la cuenta de quien lo hizo." })
  readonly userId!: number | null;

  @Column(oneOf(CalculationStatus), "Estado del cálculo.", { default: "temporal" })
  estado: CalculationStatus = "temporal";

  @Column(oneOf(TripType), "Tipo de viaje.", { nullable: true })
  tripType: TripType | null = null;

  @Column("text", "Observaciones del cálculo.", { nullable: true })
  observacionesGenerales: string | null = null;

  /** Proposed when the calculation is confirmed; null before that, and in old calculations. */
  @Column(
    valueObject<ItineraryDay[]>(() => [ItineraryDay]),
    "Los días como los lee el cliente; nulo si no se han propuesto.",
    { nullable: true },
  )
  itinerario: ItineraryDay[] | null = null;

  @Column("boolean", "Si los escribió una persona; desde entonces no se propone nada.", { default: false })
  itinerarioPropio: boolean = false;

  /** Proposed when the calculation is confirmed, or written by a person. */
  @Column("texts", "Lo que el precio no incluye, como lo lee el cliente.", { nullable: true })
  noIncluye: string[] | null = null;

  @Column("boolean", "Si lo escribió una persona; desde entonces no se propone nada.", { default: false })
  noIncluyePropio: boolean = false;

  @Column(
    valueObject<HotelPictures[]>(() => [HotelPictures]),
    "Imágenes de sus hoteles, como estaban al confirmar; nulo si no había.",
    { nullable: true },
  )
  imagenesHotel: HotelPictures[] | null = null;

  /**
   * Hotel names under which the texts about the hotels were entered, by stay; null until a draft with them
   * was saved.
   */
  @Property({ type: new ValueObjectColumn<TypedUnder[]>(), nullable: true })
  hotelWordsOf: TypedUnder[] | null = null;

  @Column("day", "Día de los precios que trajo una plantilla, hasta que se confirman.", { nullable: true })
  preciosDel: string | null = null;

  @Column("integer", "Cuántas personas viajan.")
  numPersonas!: number;

  @Column("integer", "Cuántos adultos.")
  adultos!: number;

  @Column("integer", "Cuántos menores de edad.")
  menores!: number;

  @Column("integer", "Cuántos infantes, menores de dos años.")
  infantes!: number;

  @Column("integers", "Edades de los menores, en años.")
  edadesMenores!: readonly number[];

  @Column("integers", "Edades de los infantes, en meses.")
  edadesInfantes!: readonly number[];

  /**
   * True when the travellers were sent with the calculation; otherwise they follow the quote until it is
   * confirmed.
   */
  @Property({ type: "boolean", default: false })
  ownPersons: boolean = false;

  @Column("integer", "Personas que necesitan atención especial.", { nullable: true })
  personasAtencionEspecial: number | null = null;

  @Column("day", "Día en que comienza el viaje.", { nullable: true })
  fechaViajeInicio: string | null = null;

  @Column("day", "Día en que termina el viaje; nulo si es solo de ida.", { nullable: true })
  fechaViajeFin: string | null = null;

  @Column(valueObject<sections.Tiquetes>(() => sections.Tiquetes), "Los tiquetes aéreos.", { nullable: true })
  tiquetes: sections.Tiquetes | null = null;

  @Column(valueObject<sections.Hotel>(() => sections.Hotel), "El hotel y las demás estadías.", {
    nullable: true,
  })
  hotel: sections.Hotel | null = null;

  @Column(
    valueObject<sections.Traslados>(() => sections.Traslados),
    "Qué traslados incluye y cuánto cuestan.",
    { nullable: true },
  )
  traslados: sections.Traslados | null = null;

  @Column(
    valueObject<sections.Alimentacion>(() => sections.Alimentacion),
    "Qué alimentación incluye y cuánto cuesta.",
    { nullable: true },
  )
  alimentacion: sections.Alimentacion | null = null;

  @Column(valueObject<sections.Equipaje>(() => sections.Equipaje), "Qué equipaje incluye y cuánto cuesta.", {
    nullable: true,
  })
  equipaje: sections.Equipaje | null = null;

  @Column(valueObject<sections.Seguros>(() => sections.Seguros), "Qué seguros incluye y cuánto cuestan.", {
    nullable: true,
  })
  seguros: sections.Seguros | null = null;

  @Column(
    valueObject<sections.AsistenciaMedica>(() => sections.AsistenciaMedica),
    "Qué asistencia médica incluye y cuánto cuesta.",
    { nullable: true },
  )
  asistenciaMedica: sections.AsistenciaMedica | null = null;

  @Column(valueObject<sections.Excursion[]>(() => [sections.Excursion]), "Cada excursión, con su costo.", {
    defaultRaw: "'[]'::jsonb",
  })
  excursiones: sections.Excursion[] = [];

  @Column(valueObject<sections.Extra[]>(() => [sections.Extra]), "Cada servicio adicional, con su costo.", {
    defaultRaw: "'[]'::jsonb",
  })
  extras: sections.Extra[] = [];

  @Column(
    valueObject<sections.ActividadesAdicionales>(() => sections.ActividadesAdicionales),
    "Las actividades que se agregan y cuánto cuestan.",
    { nullable: true },
  )
  actividadesAdicionales: sections.ActividadesAdicionales | null = null;

  /** Fills in missing sections for forms that read every key: a missing section has no costs and no texts. */
  @Blank("tiquetes")
  @Field(() => sections.Tiquetes, { description: "Los tiquetes; con todo vacío si no los hay." })
  readonly tiquetesOrBlank!: sections.Tiquetes;
  @Blank("hotel")
  @Field(() => sections.Hotel, { description: "El hotel; con todo vacío si no lo hay." })
  readonly hotelOrBlank!: sections.Hotel;
  @Blank("traslados")
  @Field(() => sections.Traslados, { description: "Los traslados; con todo vacío si no los hay." })
  readonly trasladosOrBlank!: sections.Traslados;
  @Blank("alimentacion")
  @Field(() => sections.Alimentacion, { description: "La alimentación; con todo vacío si no la hay." })
  readonly alimentacionOrBlank!: sections.Alimentacion;
  @Blank("equipaje")
  @Field(() => sections.Equipaje, { description: "El equipaje; con todo vacío si no lo hay." })
  readonly equipajeOrBlank!: sections.Equipaje;
  @Blank("seguros")
  @Field(() => sections.Seguros, { description: "Los seguros; con todo vacío si no los hay." })
  readonly segurosOrBlank!: sections.Seguros;
  @Blank("asistenciaMedica")
  @Field(() => sections.AsistenciaMedica, {
    description: "La asistencia médica; con todo vacío si no la hay.",
  })
  readonly asistenciaMedicaOrBlank!: sections.AsistenciaMedica;
  @Blank("actividadesAdicionales")
  @Field(() => sections.ActividadesAdicionales, {
    description: "Las actividades adicionales; con todo vacío si no las hay.",
  })
  readonly actividadesAdicionalesOrBlank!: sections.ActividadesAdicionales;

  @Column(valueObject<Comisiones>(() => Comisiones), "Comisiones por rol.")
  comisiones!: Comisiones;

  @Column(valueObject<Ganancia>(() => Ganancia), "Ganancia de la agencia.")
  ganancia!: Ganancia;

  /**
   * Commission promised to each seller of the quote when the calculation is confirmed; the commissions are
   * generated from it.
   */
  @Property({ type: new ValueObjectColumn<FrozenCommission[]>(), nullable: true })
  congeladas: FrozenCommission[] | null = null;

  @Column("cop", "Costo en COP, sin comisiones ni ganancia.")
  costoBase!: number;

  @Column("cop", "Suma de las comisiones en COP.")
  totalComisiones!: number;

  @Column("cop", "Ganancia de la agencia, en COP.")
  totalGanancia!: number;

  @Column("cop", "Descuento en COP.")
  totalDescuento!: number;

  @Column("cop", "Precio final para el cliente, en COP.")
  precioFinalTotal!: number;

  @Column("cop", "Precio final por persona, en COP.")
  precioFinalPorPersona!: number;

  @Column("instant", "Fecha y hora de la confirmación.", { nullable: true })
  confirmedAt: Date | null = null;
}
