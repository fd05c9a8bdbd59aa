import { IsOptional, Max, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";
import { Day } from "../../core/scalars.ts";
import { NumberedKind } from "./numbering.enums.ts";

const LARGEST = 999_999_999;
const TOO_LARGE = { message: "El número es demasiado grande" };

/** Number range as stated in the DIAN's resolution. */
@InputType()
export class NumberingRangeInput {
  @Field(() => NumberedKind)
  kind!: NumberedKind;

  @IsOptional()
  @MaxLength(4, { message: "El prefijo tiene hasta cuatro letras o números" })
  @Field(() => String, { nullable: true })
  prefijo?: string | null;

  @Max(LARGEST, TOO_LARGE)
  @Field(() => Int)
  desde!: number;

  @Max(LARGEST, TOO_LARGE)
  @Field(() => Int)
  hasta!: number;

  @Required("El número de la resolución es obligatorio")
  @MaxLength(40, { message: "El número de la resolución es demasiado largo" })
  @Field(() => String)
  resolucion!: string;

  @Required("Indica desde qué día es válido")
  @Field(() => Day)
  vigenteDesde!: string;

  @Required("Indica hasta qué día es válido")
  @Field(() => Day)
  vigenteHasta!: string;

  @IsOptional()
  @MaxLength(100, { message: "La clave técnica es demasiado larga" })
  @Field(() => String, { nullable: true })
  claveTecnica?: string | null;

  @Field(() => Boolean, { nullable: true })
  pruebas?: boolean | null;
}
