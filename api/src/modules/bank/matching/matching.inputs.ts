import { IsOptional, MaxLength, Min } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Whose money a movement is: of a contract or of a reservation. */
@InputType()
export class AssignMovementInput {
  @Field(() => ID, { nullable: true })
  contractId?: string | null;

  @Field(() => ID, { nullable: true })
  orderId?: string | null;

  /** A part of what is free of it; all of it unless told. */
  @IsOptional()
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP, { nullable: true })
  monto?: number | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  /** Whether the person saw that this may be a payment that is there already. */
  @Field(() => Boolean, { nullable: true })
  aceptaDuplicado?: boolean | null;
}

/** Which payments are looked for, of which a movement may be one. */
@InputType()
export class BackablePaymentFilter {
  @NotFound("Contrato no encontrado")
  @Field(() => ID, { nullable: true })
  contractId?: string | null;

  @NotFound("Orden de reserva no encontrada")
  @Field(() => ID, { nullable: true })
  orderId?: string | null;

  /** In COP: what was paid, as it was registered. */
  @Field(() => COP, { nullable: true })
  monto?: number | null;

  /** An amount, or words of the reference, the payer, or the contract's number, client and destination. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

/** Why what came in is nobody's payment. */
@InputType()
export class PutMovementAsideInput {
  @Required("El motivo es obligatorio")
  @MaxLength(300, LONG)
  @Field(() => String)
  motivo!: string;
}
