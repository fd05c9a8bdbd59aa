import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Request of a client to cancel their contract, with its reason. */
@InputType()
export class RequestCancellationInput {
  @Required("Cuéntanos por qué quieres cancelar")
  @MaxLength(2_000, LONG)
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}

/** Answer to a client whose contract is not cancelled. */
@InputType()
export class DiscardCancellationInput {
  @Required("El motivo es obligatorio")
  @MaxLength(2_000, LONG)
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}
