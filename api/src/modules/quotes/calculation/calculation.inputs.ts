import { IsOptional, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import * as sections from "./costs/calculation-sections.inputs.ts";
import { NO_QUOTE } from "../quote/quote.access.ts";
import { TripType } from "../quote/quote.enums.ts";

/** Profit of the agency as sent; its total is computed. */
@InputType()
export class GananciaInput {
  @Field(() => Number, { nullable: true, description: "Porcentaje, en puntos porcentuales." }) porcentaje?:
    number | null;
  @Field(() => COP, { nullable: true, description: "Valor fijo en COP." }) valorFijo?: number | null;
}

/**
 * Calculation as sent: an absent section does not change, null removes it. Absent travellers are taken from
 * the quote.
 */
@InputType()
export class QuoteCalculationInput {
  @NotFound(NO_QUOTE)
  @Field(() => ID, { description: "Identificador de la cotización." })
  quoteId!: string;

  @Field(() => ID, { nullable: true, description: "Opción que se calcula; sin valor, la recomendada." })
  optionId?: string | null;

  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." })
  tripType?: TripType | null;

  @OptionalText("Observaciones del cálculo.", 5_000)
  observacionesGenerales?: string | null;

  @Field(() => Int, { nullable: true, description: "Cuántas personas viajan." })
  numPersonas?: number | null;

  @Field(() => Int, { nullable: true, description: "Cuántos adultos." })
  adultos?: number | null;

  @Field(() => Int, { nullable: true, description: "Cuántos menores de edad." })
  menores?: number | null;

  @Field(() => Int, { nullable: true, description: "Cuántos infantes, menores de dos años." })
  infantes?: number | null;

  @Field(() => [Int], { nullable: true, description: "Edades de los menores, en años." })
  edadesMenores?: number[] | null;

  @Field(() => [Int], { nullable: true, description: "Edades de los infantes, en meses." })
  edadesInfantes?: number[] | null;

  @Field(() => Int, { nullable: true, description: "Personas que necesitan atención especial." })
  personasAtencionEspecial?: number | null;

  @Field(() => Day, { nullable: true, description: "Día en que comienza el viaje." })
  fechaViajeInicio?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaViajeFin?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.TiquetesInput, { nullable: true, description: "Los tiquetes aéreos." })
  tiquetes?: sections.TiquetesInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.HotelInput, { nullable: true, description: "El hotel y las demás estadías." })
  hotel?: sections.HotelInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.TrasladosInput, {
    nullable: true,
    description: "Qué traslados incluye y cuánto cuestan.",
  })
  traslados?: sections.TrasladosInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.AlimentacionInput, {
    nullable: true,
    description: "Qué alimentación incluye y cuánto cuesta.",
  })
  alimentacion?: sections.AlimentacionInput | null;

  @Field(() => sections.EquipajeInput, {
    nullable: true,
    description: "Qué equipaje incluye y cuánto cuesta.",
  })
  equipaje?: sections.EquipajeInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.SegurosInput, {
    nullable: true,
    description: "Qué seguros incluye y cuánto cuestan.",
  })
  seguros?: sections.SegurosInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.AsistenciaMedicaInput, {
    nullable: true,
    description: "Qué asistencia médica incluye y cuánto cuesta.",
  })
  asistenciaMedica?: sections.AsistenciaMedicaInput | null;

  @sections.Rows("excursiones")
  @Field(() => [sections.ExcursionInput], { nullable: true, description: "Cada excursión, con su costo." })
  excursiones?: sections.ExcursionInput[] | null;

  @sections.Rows("servicios adicionales")
  @Field(() => [sections.ExtraInput], {
    nullable: true,
    description: "Cada servicio adicional, con su costo.",
  })
  extras?: sections.ExtraInput[] | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.ActividadesAdicionalesInput, {
    nullable: true,
    description: "Las actividades que se agregan y cuánto cuestan.",
  })
  actividadesAdicionales?: sections.ActividadesAdicionalesInput | null;

  @Field(() => GananciaInput, { nullable: true, description: "Ganancia de la agencia." })
  ganancia?: GananciaInput | null;

  @Field(() => String, {
    nullable: true,
    description: "`confirmado` lo confirma al guardarlo; cualquier otro valor no se lee.",
  })
  estado?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
