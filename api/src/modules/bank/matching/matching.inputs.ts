import { IsOptional, MaxLength, Min } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Contract or reservation that a movement is assigned to. */
@InputType()
export class AssignMovementInput {
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." })
  contractId?: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId?: string | null;

  /** Part of the movement's free amount; all of it when absent. */
  @IsOptional()
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP, { nullable: true, description: "Parte de lo libre, en COP; sin valor, todo." })
  monto?: number | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;

  /** True when the person has seen the warning that this payment may already be registered. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si quien lo hace vio que puede repetir otro pago y lo acepta.",
  })
  aceptaDuplicado?: boolean | null;

  /**
   * Reason for which it counts all the same, where this verifies it: 10 to 300 characters, required of
   * people's sessions.
   */
  @Field(() => String, {
    nullable: true,
    description:
      "Por qué cuenta aunque puede repetir otro pago o lo que paga está cancelado: 10 a 300 caracteres.",
  })
  motivoDuplicado?: string | null;
}

/** Filter of the payments that a movement may back. */
@InputType()
export class BackablePaymentFilter {
  @NotFound("Contrato no encontrado")
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." })
  contractId?: string | null;

  @NotFound("Orden de reserva no encontrada")
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId?: string | null;

  /** Registered amount of the payment in COP. */
  @Field(() => COP, { nullable: true, description: "Valor en COP." })
  monto?: number | null;

  /** An amount, or words of the reference, the payer, or the contract's number, client and destination. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, {
    nullable: true,
    description: "Un valor, o palabras de la referencia, quien pagó o el contrato.",
  })
  search?: string | null;
}

/** Reason why incoming money belongs to no payment. */
@InputType()
export class PutMovementAsideInput {
  @Required("El motivo es obligatorio")
  @MaxLength(300, LONG)
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}
