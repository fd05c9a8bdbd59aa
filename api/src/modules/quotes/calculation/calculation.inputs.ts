import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, Day } from "../../../core/scalars.ts";
import * as sections from "./costs/calculation-sections.inputs.ts";
import { NO_QUOTE } from "../quote/quote.access.ts";
import { TripType } from "../quote/quote.enums.ts";

/** Posted profit of the agency; its total is computed. */
@InputType()
export class GananciaInput {
  @Field(() => Number, { nullable: true }) porcentaje?: number | null;
  @Field(() => COP, { nullable: true }) valorFijo?: number | null;
}

/** A posted calculation: an absent section is unchanged, null removes it. Absent people are the quote's. */
@InputType()
export class QuoteCalculationInput {
  @NotFound(NO_QUOTE)
  @Field(() => ID)
  quoteId!: string;

  /** Option that the calculation is for; the recommended one when absent. */
  @Field(() => ID, { nullable: true })
  optionId?: string | null;

  @Field(() => TripType, { nullable: true })
  tripType?: TripType | null;

  @IsOptional()
  @MaxLength(5_000, { message: "El texto es demasiado largo" })
  @Field(() => String, { nullable: true })
  observacionesGenerales?: string | null;

  @Field(() => Int, { nullable: true })
  numPersonas?: number | null;

  @Field(() => Int, { nullable: true })
  adultos?: number | null;

  @Field(() => Int, { nullable: true })
  menores?: number | null;

  @Field(() => Int, { nullable: true })
  infantes?: number | null;

  /** Years, one per menor. */
  @Field(() => [Int], { nullable: true })
  edadesMenores?: number[] | null;

  /** Months, one per infante. */
  @Field(() => [Int], { nullable: true })
  edadesInfantes?: number[] | null;

  @Field(() => Int, { nullable: true })
  personasAtencionEspecial?: number | null;

  @Field(() => Day, { nullable: true })
  fechaViajeInicio?: string | null;

  @Field(() => Day, { nullable: true })
  fechaViajeFin?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.TiquetesInput, { nullable: true })
  tiquetes?: sections.TiquetesInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.HotelInput, { nullable: true })
  hotel?: sections.HotelInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.TrasladosInput, { nullable: true })
  traslados?: sections.TrasladosInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.AlimentacionInput, { nullable: true })
  alimentacion?: sections.AlimentacionInput | null;

  @Field(() => sections.EquipajeInput, { nullable: true })
  equipaje?: sections.EquipajeInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.SegurosInput, { nullable: true })
  seguros?: sections.SegurosInput | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.AsistenciaMedicaInput, { nullable: true })
  asistenciaMedica?: sections.AsistenciaMedicaInput | null;

  @sections.Rows("excursiones")
  @Field(() => [sections.ExcursionInput], { nullable: true })
  excursiones?: sections.ExcursionInput[] | null;

  @sections.Rows("servicios adicionales")
  @Field(() => [sections.ExtraInput], { nullable: true })
  extras?: sections.ExtraInput[] | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => sections.ActividadesAdicionalesInput, { nullable: true })
  actividadesAdicionales?: sections.ActividadesAdicionalesInput | null;

  @Field(() => GananciaInput, { nullable: true })
  ganancia?: GananciaInput | null;

  /** `confirmado` confirms the draft once it is saved; every other value is not read. */
  @Field(() => String, { nullable: true })
  estado?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
