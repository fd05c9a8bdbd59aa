import { Field, ID, InputType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import { Required } from "../../../core/input/required.ts";
import { RequiredText } from "../../../core/input/text-fields.ts";
import { Day as DayScalar } from "../../../core/scalars.ts";
import { ChargebackCause } from "./chargeback.enums.ts";

/** Claim of a client for the reversal of an online payment. */
@InputType()
export class OpenChargebackInput {
  @Field(() => ID, { description: "Identificador del pago." })
  paymentId!: string;

  @Required("Elige la causal")
  @Field(() => ChargebackCause, { description: "Causal de la reversión." })
  cause!: ChargebackCause;

  @RequiredText("Cuenta qué pasó", "Lo que pasó, en palabras del cliente.", 5_000)
  detail!: string;

  @Required("Escribe cuándo lo supo el cliente")
  @Field(() => DayScalar, { description: "El día en que el cliente lo supo o debió recibir el servicio." })
  knownOn!: Day;

  @Field(() => DayScalar, { nullable: true, description: "El día del reclamo; hoy sin uno." })
  claimedOn?: Day | null;
}

/** Answer to a client's claim. */
@InputType()
export class AnswerChargebackInput {
  @Field(() => Boolean, { description: "Si la reversión procede." })
  procede!: boolean;

  @RequiredText("Escribe la respuesta para el cliente", "Respuesta, como la lee quien preguntó.", 5_000)
  respuesta!: string;
}

/** Note on a case, such as an answer of the provider or the reason for dropping the case. */
@InputType()
export class ChargebackNoteInput {
  @RequiredText("Escribe la nota", "Lo que se anota.", 5_000)
  nota!: string;
}
