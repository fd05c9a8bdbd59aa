import { IsOptional, MaxLength, Min } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
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

/** Why what came in is nobody's payment. */
@InputType()
export class PutMovementAsideInput {
  @Required("El motivo es obligatorio")
  @MaxLength(300, LONG)
  @Field(() => String)
  motivo!: string;
}
