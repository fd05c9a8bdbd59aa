import { MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";

const REASON = 300;

/** Adjustment of a person's points without a payment. */
@InputType()
export class AdjustPointsInput {
  /** Points that are added; negative ones are deducted. */
  @Required("Escribe cuántos puntos sumas o quitas")
  @Field(() => Int, { description: "Cuántos puntos suma, o resta si es negativo." })
  points!: number;

  @Required("El motivo es obligatorio")
  @MaxLength(REASON, { message: `El motivo tiene como máximo ${REASON} letras` })
  @Field(() => String, { description: "Motivo, como se lee." })
  reason!: string;
}
