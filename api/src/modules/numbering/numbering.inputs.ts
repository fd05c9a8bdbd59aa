import { Max } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../core/input/text-fields.ts";
import { Day } from "../../core/scalars.ts";
import { NumberedKind } from "./numbering.enums.ts";

const LARGEST = 999_999_999;
const TOO_LARGE = { message: "El número es demasiado grande" };

/** Number range as stated in the DIAN's resolution. */
@InputType()
export class NumberingRangeInput {
  @Field(() => NumberedKind, { description: "Documento que se numera." })
  kind!: NumberedKind;

  @OptionalText("Va antes de cada número; puede ir vacío.", 4, {
    message: "El prefijo tiene hasta cuatro letras o números",
  })
  prefijo?: string | null;

  @Max(LARGEST, TOO_LARGE)
  @Field(() => Int, { description: "Primer número autorizado." })
  desde!: number;

  @Max(LARGEST, TOO_LARGE)
  @Field(() => Int, { description: "Último número autorizado." })
  hasta!: number;

  @RequiredText("El número de la resolución es obligatorio", "Número de la resolución de la DIAN.", 40, {
    message: "El número de la resolución es demasiado largo",
  })
  resolucion!: string;

  @Required("Indica desde qué día es válido")
  @Field(() => Day, { description: "Primer día en que rige." })
  vigenteDesde!: string;

  @Required("Indica hasta qué día es válido")
  @Field(() => Day, { description: "Último día en que rige; nulo mientras no se sabe." })
  vigenteHasta!: string;

  @OptionalText("Clave técnica que dio la DIAN; no se vuelve a mostrar.", 100, {
    message: "La clave técnica es demasiado larga",
  })
  claveTecnica?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si son documentos de prueba, sin efecto legal." })
  pruebas?: boolean | null;
}
