import { InputType } from "type-graphql";
import { RequiredText } from "../../../core/input/text-fields.ts";

/** Request of a client to cancel their contract, with its reason. */
@InputType()
export class RequestCancellationInput {
  @RequiredText("Cuéntanos por qué quieres cancelar", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;
}

/** Rejection of a client's cancellation request. */
@InputType()
export class DiscardCancellationInput {
  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;
}
