import { ArrayMaxSize, ArrayMinSize, IsOptional, Matches, Max, Min } from "class-validator";
import { ArgsType, Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { MarginalRangeInput } from "./marginal-range.type.ts";
import { MOST_RANGES } from "./marginal.rules.ts";
import { RatedProcedure, SellerEngagement, WithholdingProcedure } from "./withholding.enums.ts";

const DANE = { message: "El código DANE del municipio tiene cinco dígitos" };

/** People for whom the payer confirms that nothing is withheld. */
@ArgsType()
export class UnwithheldPeople {
  @ArrayMinSize(1, { message: "Elige al menos una persona" })
  @ArrayMaxSize(100, { message: "Confirma como máximo 100 personas a la vez" })
  @Field(() => [Int])
  userIds!: number[];
}

/** A new row of the dated table of withholding. */
@InputType()
export class WithholdingRateInput {
  @Field(() => RatedProcedure, { description: "Concepto de la tabla." })
  concepto!: RatedProcedure;

  @Required("Indica desde qué día rige")
  @Field(() => Day, { description: "Primer día en que rige." })
  vigenteDesde!: string;

  @Min(0, { message: "La base no puede ser negativa" })
  @Max(999, { message: "La base es de 999 UVT como máximo" })
  @Field(() => Number, { description: "Base en UVT desde la que se retiene." })
  baseUvt!: number;

  @Field(() => Number, { description: "Porcentaje, en puntos porcentuales." })
  porcentaje!: number;
}

/** The table of article 383 from a day on. */
@InputType()
export class MarginalTableInput {
  @Required("Indica desde qué día rige")
  @Field(() => Day, { description: "Primer día en que rige." })
  vigenteDesde!: string;

  @ArrayMaxSize(MOST_RANGES, { message: `La tabla tiene como máximo ${MOST_RANGES} rangos` })
  @Field(() => [MarginalRangeInput], { description: "Los rangos, primero el más bajo." })
  rangos!: MarginalRangeInput[];
}

/** The value of the UVT of a year, in COP. */
@InputType()
export class UvtValueInput {
  @Min(2006, { message: "La UVT existe desde 2006" })
  @Max(2999, { message: "El año no es válido" })
  @Field(() => Int, { description: "Año." })
  year!: number;

  @Field(() => COP, { description: "Valor de una UVT, en COP." })
  value!: number;
}

/** A new rate of a municipality. */
@InputType()
export class IcaRateInput {
  @Matches(/^\d{5}$/, DANE)
  @Field(() => String, { description: "Código DANE del municipio: cinco cifras, dos del departamento." })
  dane!: string;

  @RequiredText(
    "El nombre del municipio es obligatorio",
    "Municipio cuyo ICA se retiene; nulo si ninguno.",
    80,
    { message: "El nombre del municipio es demasiado largo" },
  )
  municipio!: string;

  @Required("Indica desde qué día rige")
  @Field(() => Day, { description: "Primer día en que rige." })
  vigenteDesde!: string;

  @Field(() => Number, { description: "Tarifa por mil." })
  porMil!: number;
}

/** Complete tax profile of a person. */
@InputType()
export class TaxProfileInput {
  @Field(() => WithholdingProcedure, { description: "Procedimiento de retención." })
  procedimiento!: WithholdingProcedure;

  /** Absent leaves it as it is. */
  @Field(() => SellerEngagement, {
    nullable: true,
    description: "Si es empleado o independiente; sin valor queda como estaba.",
  })
  vinculo?: SellerEngagement | null;

  @Field(() => Boolean, { description: "Si factura; si no, la agencia hace documento soporte." })
  factura!: boolean;

  @IsOptional()
  @Matches(/^\d{5}$/, DANE)
  @Field(() => String, {
    nullable: true,
    description: "Código DANE del municipio: cinco cifras, dos del departamento.",
  })
  dane?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
