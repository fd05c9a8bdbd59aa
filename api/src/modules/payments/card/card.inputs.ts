import { IsIn, IsOptional, Length, Matches, Max, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP } from "../../../core/scalars.ts";
import { MedioEnLinea } from "./card.enums.ts";
import { PERSONAL_DATA_MISSING, TERMS_MISSING } from "./card.rules.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Payer who uses PSE, with the fields that the payer's bank requires. */
@InputType()
export class PseInput {
  @RequiredText("El banco es obligatorio", "Código del banco en PSE.", 20)
  banco!: string;

  @Field(() => Boolean, { nullable: true, description: "Si paga una empresa." })
  empresa?: boolean | null;

  @IsIn(["CC", "CE", "NIT", "PP", "TI"], { message: "El tipo de documento no es válido" })
  @Field(() => String, { defaultValue: "CC", description: "Tipo del documento de identidad." })
  tipoDocumento!: string;

  @Required("El documento es obligatorio")
  @Matches(/^[A-Za-z0-9]{5,20}$/, { message: "El documento no es válido" })
  @Field(() => String, { description: "Número del documento de identidad." })
  documento!: string;
}

/** Online card payment: the contract or reservation, the amount, the card and the payer. */
@InputType()
abstract class CardPaymentInput {
  /** Absent when `orderId` is given. */
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." })
  contractId?: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId?: string | null;

  @IsOptional()
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP, { nullable: true, description: "Valor en COP; sin valor, lo que se debe ahora." })
  monto?: number | null;

  @IsOptional()
  @Matches(/^tok_[\w-]{1,500}$/, { message: "El token de la tarjeta no es válido" })
  @Field(() => String, { nullable: true, description: "De la tarjeta, que el navegador le dio a Wompi." })
  token?: string | null;

  @IsOptional()
  @Min(1, { message: "Las cuotas van de 1 a 36" })
  @Max(36, { message: "Las cuotas van de 1 a 36" })
  @Field(() => Int, { nullable: true, description: "En cuántas cuotas paga la tarjeta." })
  installments?: number | null;

  @PrintedName()
  @OptionalText("Nombre de quien pagó.", 120)
  pagadorNombre?: string | null;

  @OptionalText("Teléfono de quien pagó.", 40)
  pagadorTelefono?: string | null;
}

/** Online payment with any method, with the terms that the payer accepted. */
@InputType()
export class PayOnlineInput extends CardPaymentInput {
  @Field(() => MedioEnLinea, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioEnLinea | null;

  @OptionalText("Celular registrado en Nequi, al que llega el cobro.", 40)
  celularNequi?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => PseInput, { nullable: true, description: "Datos de PSE." })
  pse?: PseInput | null;

  @Required(TERMS_MISSING)
  @Length(1, 4_000, LONG)
  @Field(() => String, { description: "Aceptación de los términos de Wompi." })
  acceptanceToken!: string;

  @Required(PERSONAL_DATA_MISSING)
  @Length(1, 4_000, LONG)
  @Field(() => String, { description: "Autorización de datos personales de Wompi." })
  acceptPersonalAuth!: string;

  @OptionalText("Correo para el recibo; sin valor, el del cliente, si quien paga ve su factura.", 254)
  email?: string | null;
}

/**
 * Card payment sent by another program of the agency. Over REST, both acceptances and the e-mail may be
 * omitted.
 */
@InputType()
export class WompiPaymentInput extends CardPaymentInput {
  @IsOptional()
  @Length(1, 4_000, LONG)
  @Field(() => String, { nullable: true, description: "Aceptación de los términos de Wompi." })
  acceptanceToken?: string | null;

  @IsOptional()
  @Length(1, 4_000, LONG)
  @Field(() => String, { nullable: true, description: "Autorización de datos personales de Wompi." })
  acceptPersonalAuth?: string | null;

  /** Defaults to the client's e-mail over REST. */
  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;
}
