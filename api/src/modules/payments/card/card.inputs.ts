import { IsIn, IsOptional, Length, Matches, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { MedioEnLinea } from "./card.enums.ts";
import { EMAIL_MISSING, PERSONAL_DATA_MISSING, TERMS_MISSING } from "./card.rules.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Payer by PSE, with the fields that their bank requires. */
@InputType()
export class PseInput {
  @Required("El banco es obligatorio")
  @MaxLength(20, LONG)
  @Field(() => String, { description: "Código del banco en PSE." })
  banco!: string;

  /** True when a company pays. */
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

/** Payment online: the contract or reservation, the amount, the card and the payer. */
@InputType()
abstract class CardPaymentInput {
  /** The contract that is paid; or `orderId`. */
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." })
  contractId?: string | null;

  /** The reservation that is paid. */
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId?: string | null;

  /** Amount in COP; the amount due when it is absent. */
  @IsOptional()
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP, { nullable: true, description: "Valor en COP; sin valor, lo que se debe ahora." })
  monto?: number | null;

  /** Token of the card, which the payer's browser sent directly to the provider. */
  @IsOptional()
  @Matches(/^tok_[\w-]{1,500}$/, { message: "El token de la tarjeta no es válido" })
  @Field(() => String, { nullable: true, description: "De la tarjeta, que el navegador le dio a Wompi." })
  token?: string | null;

  @IsOptional()
  @Min(1, { message: "Las cuotas van de 1 a 36" })
  @Max(36, { message: "Las cuotas van de 1 a 36" })
  @Field(() => Int, { nullable: true, description: "En cuántas cuotas paga la tarjeta." })
  installments?: number | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre de quien pagó." })
  pagadorNombre?: string | null;

  @IsOptional()
  @MaxLength(40, LONG)
  @Field(() => String, { nullable: true, description: "Teléfono de quien pagó." })
  pagadorTelefono?: string | null;
}

/** Payment online by any means, with the terms that the payer accepted. */
@InputType()
export class PayOnlineInput extends CardPaymentInput {
  @Field(() => MedioEnLinea, { nullable: true, description: "Medio exacto de pago." })
  medio?: MedioEnLinea | null;

  @IsOptional()
  @MaxLength(40, LONG)
  @Field(() => String, { nullable: true, description: "Celular registrado en Nequi, al que llega el cobro." })
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

  @Required(EMAIL_MISSING)
  @Field(() => String, { description: "Correo electrónico." })
  email!: string;
}

/**
 * Payment by card that another program of the agency sends. Over REST it may leave out both acceptances and
 * the e-mail.
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

  /** Over REST the client's e-mail when it is absent. */
  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;
}
