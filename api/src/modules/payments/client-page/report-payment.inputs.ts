import { IsOptional, MaxLength, Min } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { TipoPago } from "../payment/payment.enums.ts";

const LONG = { message: "El texto es demasiado largo" };

/** What a client says that they paid for their contract. */
@InputType()
export class ReportPaymentInput {
  @Required("El contrato es obligatorio")
  @NotFound(NO_CONTRACT)
  @Field(() => ID)
  contractId!: string;

  @Required("El monto es obligatorio")
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP)
  monto!: number;

  @Required("La fecha de pago es obligatoria")
  @Field(() => Day)
  fechaPago!: string;

  @Field(() => TipoPago, { nullable: true })
  tipoPago?: TipoPago | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  referenciaPago?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  bancoOrigen?: string | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  /** Whether the client saw that this may be a payment that is there already. */
  @Field(() => Boolean, { nullable: true })
  aceptaDuplicado?: boolean | null;
}
