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
  @Field(() => COP, { description: "Valor en COP." })
  monto!: number;

  @Required("La fecha de pago es obligatoria")
  @Field(() => Day, { description: "Día en que pagó el cliente." })
  fechaPago!: string;

  @Field(() => TipoPago, { nullable: true, description: "Medio de pago, en grueso." })
  tipoPago?: TipoPago | null;

  /** Determines the kind too; without it the means that the kind is named after. */
  @Field(() => MedioDePago, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioDePago | null;

  /** The account of the agency that received it. */
  @NotFound(NO_ACCOUNT)
  @Field(() => ID, {
    nullable: true,
    description: "Cuenta de la agencia que recibió el pago; nulo si no se sabe.",
  })
  cuentaAgenciaId?: string | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;

  /** True when the person saw that this may repeat another payment, and accepts it; not required by REST. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si quien lo hace vio que puede repetir otro pago y lo acepta.",
  })
  aceptaDuplicado?: boolean | null;
}

/** Payment of a client for a contract. */
@InputType()
export class RegisterPaymentInput extends PaidInput {
  @Required("El contrato es obligatorio")
  @NotFound(NO_CONTRACT)
  @Field(() => ID, { description: "Identificador del contrato." })
  contractId!: string;
}

/** Origin of a payment, as the bank or the till shows it. */
@InputType()
export class PaymentDetailsInput {
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, {
    nullable: true,
    description: "Referencia en el banco: número de la transferencia o del cheque.",
  })
  referenciaPago?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true, description: "Banco desde el que pagó." })
  bancoOrigen?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre de quien pagó." })
  pagadorNombre?: string | null;

  /** Origin of cash: required once its client reaches the reported sum of the month; not by REST. */
  @IsOptional()
  @MaxLength(500, LONG)
  @Field(() => String, { nullable: true, description: "De dónde viene el efectivo; nulo si no se dijo." })
  origenFondos?: string | null;

  /** Person who brought it: name and document. */
  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true, description: "Quién trajo el efectivo: nombre y documento." })
  traidoPor?: string | null;
}

/** Decision on a payment: verified by default; a rejection gives its reason. */
@InputType()
export class VerifyPaymentInput {
  @Field(() => PaymentDecision, {
    nullable: true,
    description: "Si se verifica o se rechaza; sin valor, se verifica.",
  })
  status?: PaymentDecision | null;

  @IsOptional()
  @MaxLength(2_000, LONG)
  @Field(() => String, { nullable: true, description: "Nota de la decisión; de un rechazo, su motivo." })
  observaciones?: string | null;

  /**
   * True when the person saw that another payment may be this payment, and accepts it; not required by REST.
   */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si quien lo hace vio que puede repetir otro pago y lo acepta.",
  })
  aceptaDuplicado?: boolean | null;

  /**
   * Reason for which it counts although it looks like another payment, or the paid record was cancelled: 10
   * to 300 characters. Required in people's sessions, not by REST or of access tokens.
   */
  @Field(() => String, {
    nullable: true,
    description:
      "Por qué cuenta aunque puede repetir otro pago o lo que paga está cancelado: 10 a 300 caracteres.",
  })
  motivoDuplicado?: string | null;
}

/** Correction of the means of a payment and the account that received it; absent fields stay. */
@InputType()
export class CorrectPaymentInput {
  @Field(() => MedioDePago, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioDePago | null;

  /** Null: the account is not known. */
  @NotFound(NO_ACCOUNT)
  @Field(() => ID, {
    nullable: true,
    description: "Cuenta de la agencia que recibió el pago; nulo si no se sabe.",
  })
  cuentaAgenciaId?: string | null;

  /** The version that was edited; an older version than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Reason of the reversal of a verified payment. */
@InputType()
export class ReversePaymentInput {
  @Required("El motivo de la reversión es obligatorio")
  @MaxLength(2_000, LONG)
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}
