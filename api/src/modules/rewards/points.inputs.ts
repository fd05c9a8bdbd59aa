import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";
import { RequiredText } from "../../core/input/text-fields.ts";

const REASON = 300;

/** Adjustment of a person's points that is not caused by a payment. */
@InputType()
export class AdjustPointsInput {
  @Required("Escribe cuántos puntos sumas o quitas")
  @Field(() => Int, { description: "Cuántos puntos suma, o resta si es negativo." })
  points!: number;

  @RequiredText("El motivo es obligatorio", "Motivo, como se lee.", REASON, {
    message: `El motivo tiene como máximo ${REASON} letras`,
  })
  reason!: string;
}
