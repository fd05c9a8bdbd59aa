import { MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import type { Day } from "../../../core/colombia/days.ts";
import { Required } from "../../../core/input/required.ts";
import { Day as DayScalar } from "../../../core/scalars.ts";
import { ChargebackCause } from "./chargeback.enums.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Claim of a client for the reversal of an online payment. */
@InputType()
export class OpenChargebackInput {
  @Field(() => ID, { description: "Identificador del pago." })
  paymentId!: string;

  @Required("Elige la causal")
  @Field(() => ChargebackCause, { description: "Causal de la reversión." })
  cause!: ChargebackCause;

  @Required("Cuenta qué pasó")
  @MaxLength(5_000, LONG)
  @Field(() => String, { description: "Lo que pasó, en palabras del cliente." })
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

  @Required("Escribe la respuesta para el cliente")
  @MaxLength(5_000, LONG)
  @Field(() => String, { description: "Respuesta, como la lee quien preguntó." })
  respuesta!: string;
}

/** Note on a case: an answer of the provider, the reason why it was dropped. */
@InputType()
export class ChargebackNoteInput {
  @Required("Escribe la nota")
  @MaxLength(5_000, LONG)
  @Field(() => String, { description: "Lo que se anota." })
  nota!: string;
}
