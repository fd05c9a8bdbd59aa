import { IsOptional, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { WithheldInput } from "./withheld/withheld.inputs.ts";
import { MedioDePago, PaymentDecision, TipoPago } from "./payment.enums.ts";

/** Client's payment for any kind of payable record. */
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

  /** Also determines `tipoPago`; defaults to the means with the same name as the kind. */
  @Field(() => MedioDePago, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioDePago | null;

  @NotFound(NO_ACCOUNT)
  @Field(() => ID, {
    nullable: true,
    description: "Cuenta de la agencia que recibió el pago; nulo si no se sabe.",
  })
  cuentaAgenciaId?: string | null;

  @OptionalText("Observaciones de quien lo registró.", 2_000)
  observaciones?: string | null;

  /** Optional over REST. */
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

  @IsOptional()
  @ValidateNested()
  @Field(() => WithheldInput, { nullable: true, description: "Lo que el cliente retuvo; nulo si nada." })
  retencion?: WithheldInput | null;
}

/** Sender of a payment, as shown by the bank or the till. */
@InputType()
export class PaymentDetailsInput {
  @OptionalText("Referencia en el banco: número de la transferencia o del cheque.", 120)
  referenciaPago?: string | null;

  @OptionalText("Banco desde el que pagó.", 120)
  bancoOrigen?: string | null;

  @PrintedName()
  @OptionalText("Nombre de quien pagó.", 120)
  pagadorNombre?: string | null;

  /** Required when the client's cash of the month reaches the reportable threshold; optional over REST. */
  @OptionalText("De dónde viene el efectivo; nulo si no se dijo.", 500)
  origenFondos?: string | null;

  @OptionalText("Quién trajo el efectivo: nombre y documento.", 120)
  traidoPor?: string | null;
}

/** Decision on a payment: verified by default; a rejection requires its reason. */
@InputType()
export class VerifyPaymentInput {
  @Field(() => PaymentDecision, {
    nullable: true,
    description: "Si se verifica o se rechaza; sin valor, se verifica.",
  })
  status?: PaymentDecision | null;

  @OptionalText("Nota de la decisión; de un rechazo, su motivo.", 2_000)
  observaciones?: string | null;

  /** Optional over REST. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si quien lo hace vio que puede repetir otro pago y lo acepta.",
  })
  aceptaDuplicado?: boolean | null;

  /** Required in user sessions; optional over REST and with access tokens. */
  @Field(() => String, {
    nullable: true,
    description:
      "Por qué cuenta aunque puede repetir otro pago o lo que paga está cancelado: 10 a 300 caracteres.",
  })
  motivoDuplicado?: string | null;
}

/** Correction of a payment's means and receiving account; absent fields do not change. */
@InputType()
export class CorrectPaymentInput {
  @Field(() => MedioDePago, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioDePago | null;

  @NotFound(NO_ACCOUNT)
  @Field(() => ID, {
    nullable: true,
    description: "Cuenta de la agencia que recibió el pago; nulo si no se sabe.",
  })
  cuentaAgenciaId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Reason for reversing a verified payment. */
@InputType()
export class ReversePaymentInput {
  @RequiredText("El motivo de la reversión es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;
}
