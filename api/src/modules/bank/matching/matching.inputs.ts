import { IsOptional, MaxLength, Min } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Contract or reservation that a movement is assigned to. */
@InputType()
export class AssignMovementInput {
  @Field(() => ID, { nullable: true })
  contractId?: string | null;

  @Field(() => ID, { nullable: true })
  orderId?: string | null;

  /** Part of the movement's free amount; all of it when absent. */
  @IsOptional()
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP, { nullable: true })
  monto?: number | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  /** True when the person has seen the warning that this payment may already be registered. */
  @Field(() => Boolean, { nullable: true })
  aceptaDuplicado?: boolean | null;

  /**
   * Reason for which it counts all the same, where this verifies it: 10 to 300 characters, required of
   * people's sessions.
   */
  @Field(() => String, { nullable: true })
  motivoDuplicado?: string | null;
}

/** Filter of the payments that a movement may back. */
@InputType()
export class BackablePaymentFilter {
  @NotFound("Contrato no encontrado")
  @Field(() => ID, { nullable: true })
  contractId?: string | null;

  @NotFound("Orden de reserva no encontrada")
  @Field(() => ID, { nullable: true })
  orderId?: string | null;

  /** Registered amount of the payment in COP. */
  @Field(() => COP, { nullable: true })
  monto?: number | null;

  /** An amount, or words of the reference, the payer, or the contract's number, client and destination. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

/** Reason why incoming money belongs to no payment. */
@InputType()
export class PutMovementAsideInput {
  @Required("El motivo es obligatorio")
  @MaxLength(300, LONG)
  @Field(() => String)
  motivo!: string;
}
