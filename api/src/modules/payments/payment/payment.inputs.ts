import { IsOptional, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { MedioDePago, PaymentDecision, TipoPago } from "./payment.enums.ts";

/** Sentence for a text that is too long for its field. */
export const LONG = { message: "El texto es demasiado largo" };

/** Payment of a client, whatever it is for. */
@InputType()
export abstract class PaidInput {
  @Required("Escribe el valor")
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP)
  monto!: number;

  @Required("La fecha de pago es obligatoria")
  @Field(() => Day)
  fechaPago!: string;

  @Field(() => TipoPago, { nullable: true })
  tipoPago?: TipoPago | null;

  /** Determines the kind too; without it the means that the kind is named after. */
  @Field(() => MedioDePago, { nullable: true })
  medio?: MedioDePago | null;

  /** The account of the agency that received it. */
  @NotFound(NO_ACCOUNT)
  @Field(() => ID, { nullable: true })
  cuentaAgenciaId?: string | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  /** True when the person saw that this may repeat another payment, and accepts it; not required by REST. */
  @Field(() => Boolean, { nullable: true })
  aceptaDuplicado?: boolean | null;
}

/** Payment of a client for a contract. */
@InputType()
export class RegisterPaymentInput extends PaidInput {
  @Required("El contrato es obligatorio")
  @NotFound(NO_CONTRACT)
  @Field(() => ID)
  contractId!: string;
}

/** Origin of a payment, as the bank or the till shows it. */
@InputType()
export class PaymentDetailsInput {
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  referenciaPago?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  bancoOrigen?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true })
  pagadorNombre?: string | null;

  /** Origin of cash: required once its client reaches the reported sum of the month; not by REST. */
  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true })
  origenFondos?: string | null;

  /** Person who brought it: name and document. */
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  traidoPor?: string | null;
}

/** Decision on a payment: verified by default; a rejection gives its reason. */
@InputType()
export class VerifyPaymentInput {
  @Field(() => PaymentDecision, { nullable: true })
  status?: PaymentDecision | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  /**
   * True when the person saw that another payment may be this payment, and accepts it; not required by REST.
   */
  @Field(() => Boolean, { nullable: true })
  aceptaDuplicado?: boolean | null;

  /**
   * Reason for which it counts although it looks like another payment, or the paid record was cancelled: 10
   * to 300 characters. Required in people's sessions, not by REST or of access tokens.
   */
  @Field(() => String, { nullable: true })
  motivoDuplicado?: string | null;
}

/** Correction of the means of a payment and the account that received it; absent fields stay. */
@InputType()
export class CorrectPaymentInput {
  @Field(() => MedioDePago, { nullable: true })
  medio?: MedioDePago | null;

  /** Null: the account is not known. */
  @NotFound(NO_ACCOUNT)
  @Field(() => ID, { nullable: true })
  cuentaAgenciaId?: string | null;

  /** The version that was edited; an older version than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}

/** Reason of the reversal of a verified payment. */
@InputType()
export class ReversePaymentInput {
  @Required("El motivo de la reversión es obligatorio")
  @MaxLength(2_000, LONG)
  @Field(() => String)
  motivo!: string;
}
