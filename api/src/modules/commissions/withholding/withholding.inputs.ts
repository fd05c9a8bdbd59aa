import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { MarginalRangeInput } from "./marginal-range.type.ts";
import { MOST_RANGES } from "./marginal.rules.ts";
import { RatedProcedure, WithholdingProcedure } from "./withholding.enums.ts";

const DANE = { message: "El código DANE del municipio tiene cinco dígitos" };

/** People of whom it is confirmed that nothing is withheld. */
@ArgsType()
export class UnwithheldPeople {
  @ArrayMinSize(1, { message: "Elige al menos una persona" })
  @ArrayMaxSize(100, { message: "Confirma como máximo 100 personas a la vez" })
  @Field(() => [Int])
  userIds!: number[];
}

/** A new row of the dated table. */
@InputType()
export class WithholdingRateInput {
  @Field(() => RatedProcedure)
  concepto!: RatedProcedure;

  @Required("Indica desde qué día rige")
  @Field(() => Day)
  vigenteDesde!: string;

  @Min(0, { message: "La base no puede ser negativa" })
  @Max(999, { message: "La base es de 999 UVT como máximo" })
  @Field(() => Number)
  baseUvt!: number;

  @Field(() => Number)
  porcentaje!: number;
}

/** The table of article 383 from a day on. */
@InputType()
export class MarginalTableInput {
  @Required("Indica desde qué día rige")
  @Field(() => Day)
  vigenteDesde!: string;

  /** The lowest range first. */
  @ArrayMaxSize(MOST_RANGES, { message: `La tabla tiene como máximo ${MOST_RANGES} rangos` })
  @Field(() => [MarginalRangeInput])
  rangos!: MarginalRangeInput[];
}

/** The value of the UVT of a year, in COP. */
@InputType()
export class UvtValueInput {
  @Min(2006, { message: "La UVT existe desde 2006" })
  @Max(2999, { message: "El año no es válido" })
  @Field(() => Int)
  year!: number;

  @Field(() => COP)
  value!: number;
}

/** A new rate of a municipality. */
@InputType()
export class IcaRateInput {
  @Matches(/^\d{5}$/, DANE)
  @Field(() => String)
  dane!: string;

  @Required("El nombre del municipio es obligatorio")
  @MaxLength(80, { message: "El nombre del municipio es demasiado largo" })
  @Field(() => String)
  municipio!: string;

  @Required("Indica desde qué día rige")
  @Field(() => Day)
  vigenteDesde!: string;

  /** Rate per thousand. */
  @Field(() => Number)
  porMil!: number;
}

/** The tax profile of a person, as a whole. */
@InputType()
export class TaxProfileInput {
  @Field(() => WithholdingProcedure)
  procedimiento!: WithholdingProcedure;

  @Field(() => Boolean)
  factura!: boolean;

  @IsOptional()
  @Matches(/^\d{5}$/, DANE)
  @Field(() => String, { nullable: true })
  dane?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
