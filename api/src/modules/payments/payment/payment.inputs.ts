import { Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { MedioDePago, PaymentDecision, TipoPago } from "./payment.enums.ts";

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

  /** Determines `tipoPago` too; defaults to the means that the kind is named after. */
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

  /** Not required by REST. */
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
  @OptionalText("Referencia en el banco: número de la transferencia o del cheque.", 120)
  referenciaPago?: string | null;

  @OptionalText("Banco desde el que pagó.", 120)
  bancoOrigen?: string | null;

  @PrintedName()
  @OptionalText("Nombre de quien pagó.", 120)
  pagadorNombre?: string | null;

  /** Required once the client reaches the reported sum of the month, but not by REST. */
  @OptionalText("De dónde viene el efectivo; nulo si no se dijo.", 500)
  origenFondos?: string | null;

  @OptionalText("Quién trajo el efectivo: nombre y documento.", 120)
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

  @OptionalText("Nota de la decisión; de un rechazo, su motivo.", 2_000)
  observaciones?: string | null;

  /** Not required by REST. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si quien lo hace vio que puede repetir otro pago y lo acepta.",
  })
  aceptaDuplicado?: boolean | null;

  /** Required in people's sessions, but not by REST or with access tokens. */
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

/** Reason of the reversal of a verified payment. */
@InputType()
export class ReversePaymentInput {
  @RequiredText("El motivo de la reversión es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;
}
