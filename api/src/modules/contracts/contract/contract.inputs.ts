import { ArrayMaxSize, IsOptional, Matches, Max, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Longest } from "../../../core/input/lengths.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day, Json } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { NO_QUOTE } from "../../quotes/quote/quote.access.ts";
import { TypedServices } from "../../quotes/quote/offer/typed-services.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { FormaPago } from "./contract.enums.ts";
import { contractTexts } from "./contract-texts.rules.ts";
import { AgreedRefundInput } from "./sale/agreed-refund.inputs.ts";
import { ItemTipo } from "../item/item.enums.ts";

const SHARES = { message: "El número de cuotas debe estar entre 1 y 12" };

/** One service promised in a contract. */
@InputType()
export class PromisedItemInput {
  @Field(() => ItemTipo, { nullable: true, description: "Clase del registro." })
  tipo?: ItemTipo | null;

  /** Description; a row without type and description is an empty form row, and is ignored. */
  @OptionalText("Descripción, como se lee.", 300)
  descripcion?: string | null;

  @Field(() => Json, { nullable: true, description: "Texto, o un objeto libre: por eso es JSON." })
  detalle?: unknown;
}

/** Form of payment of a contract; derived values are computed. */
@InputType()
class PlanInput {
  @Field(() => FormaPago, { nullable: true, description: "Si se paga de contado o en cuotas." })
  formaPago?: FormaPago | null;

  @Field(() => Boolean, { nullable: true, description: "Si tiene cuota inicial." })
  tieneCuotaInicial?: boolean | null;

  @IsOptional()
  @Min(0)
  @Max(100)
  @Field(() => Number, { nullable: true, description: "Cuota inicial, en puntos porcentuales del precio." })
  cuotaInicialPorcentaje?: number | null;

  /** Number instead of COP: it is ignored when a percentage is sent, and may then have cents. */
  @Field(() => Number, {
    nullable: true,
    description: "Cuota inicial en COP; no se lee si va el porcentaje.",
  })
  cuotaInicialMonto?: number | null;

  @Field(() => Day, { nullable: true, description: "Día en que vence la cuota inicial." })
  fechaVencimientoInicial?: string | null;

  @IsOptional()
  @Min(1, SHARES)
  @Max(12, SHARES)
  @Field(() => Int, { nullable: true, description: "Cuántas cuotas hay además de la inicial." })
  numeroCuotasRestantes?: number | null;

  @IsOptional()
  @ArrayMaxSize(12, SHARES)
  @Field(() => [Day], { nullable: true, description: "Días en que vencen esas cuotas." })
  fechasVencimientoCuotas?: string[] | null;
}

/** The client's data in a contract, except name and contact. */
@InputType()
class ContractClientInput extends PlanInput {
  @Field(() => Day, { nullable: true, description: "Fecha de nacimiento del cliente." })
  clienteFechaNacimiento?: string | null;

  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento del cliente." })
  clienteTipoDocumento?: TipoDocumento | null;

  @OptionalText("Número del documento del cliente.", 30)
  clienteDocumentoIdentidad?: string | null;

  @OptionalText("Dirección del cliente.", 200)
  clienteDireccion?: string | null;

  @OptionalText("Ciudad del cliente.", 100)
  clienteCiudad?: string | null;

  @OptionalText("País del cliente.", 60)
  clientePais?: string | null;

  @OptionalText("Nacionalidad del cliente.", 60)
  clienteNacionalidad?: string | null;

  @OptionalText("Código postal del cliente.", 20)
  clienteCodigoPostal?: string | null;
}

/** Fields of a contract's edit form; absent fields are unchanged. */
@InputType()
export class ContractFields extends ContractClientInput {
  @Field(() => COP, { nullable: true, description: "Precio para el cliente, en COP." })
  precioTotal?: number | null;

  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." })
  tripType?: TripType | null;

  @OptionalText("Lugar desde donde se viaja.", 120)
  origen?: string | null;

  @OptionalText("Destino del viaje.", 120)
  destino?: string | null;

  @IsOptional()
  @Min(1, { message: "Debe ser al menos 1 persona" })
  @Max(500)
  @Field(() => Int, { nullable: true, description: "Cuántas personas viajan." })
  numeroPasajeros?: number | null;

  @PrintedName()
  @OptionalText("Nombre del titular, en un contrato que no nombra viajeros.", 120)
  pasajeroTitular?: string | null;

  @OptionalText("Número del documento de quien es titular.", 60)
  documentoTitular?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que comienza el viaje." })
  fechaInicioViaje?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaFinViaje?: string | null;

  @OptionalText("Observaciones, como las imprime el contrato.", contractTexts.observaciones.most)
  observaciones?: string | null;

  @OptionalText("Lo que se pactó aparte de las cláusulas.", contractTexts.condicionesEspeciales.most)
  condicionesEspeciales?: string | null;

  @IsOptional()
  @ArrayMaxSize(100, { message: "El contrato admite hasta 100 servicios" })
  @ValidateNested({ each: true })
  @Field(() => [PromisedItemInput], {
    nullable: true,
    description: "Los servicios que promete el contrato, como se editan.",
  })
  contractItem?: PromisedItemInput[] | null;

  /** Removes all lines when the list is empty. */
  @TypedServices()
  @Field(() => [String], { nullable: true, description: "Lo que no incluye, una línea por servicio." })
  noIncluye?: string[] | null;
}

/** A new contract: from an approved quote, with its trip and price, or from its own fields. */
@InputType()
export class CreateContractInput extends ContractFields {
  @NotFound(NO_QUOTE)
  @Field(() => ID, {
    nullable: true,
    description: "Identificador de la cotización; nulo si no salió de una.",
  })
  quoteId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Número de la cuenta del cliente, cuando no hay cotización; nulo si no tiene.",
  })
  clienteId?: number | null;

  @PrintedName()
  @OptionalText("Nombre de quien compra el viaje.", 120)
  nombreCliente?: string | null;

  @Field(() => String, { nullable: true, description: "Correo de quien compra el viaje." })
  emailCliente?: string | null;

  @Field(() => String, { nullable: true, description: "Teléfono de quien compra el viaje." })
  telefonoCliente?: string | null;
}

/** An edit of a contract. */
@InputType()
export class UpdateContractInput extends ContractFields {
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Mail that sends a contract; absent parts default to the preview's. */
@InputType()
export class ContractMailInput {
  @Field(() => String, { nullable: true, description: "Correo al que va; sin valor, el del contrato." })
  to?: string | null;

  @Matches(/^\P{Cc}*$/u, {
    message: "El asunto no puede tener saltos de línea ni otros caracteres de control",
  })
  @OptionalText("Asunto del correo.", 200)
  subject?: string | null;

  @OptionalText("Texto del correo.", 5_000)
  message?: string | null;
}

/** Options for sending a contract; some API consumers wrap them in `emailData`. */
@InputType()
export class SendContractInput extends ContractMailInput {
  @IsOptional()
  @ValidateNested()
  @Field(() => ContractMailInput, {
    nullable: true,
    description: "Los mismos datos, para programas que los agrupan.",
  })
  emailData?: ContractMailInput | null;
}

/** Signer of a contract. */
@InputType()
export class SignerInfoInput {
  @PrintedName()
  @OptionalText("Nombre de quien firma.", 120)
  nombre?: string | null;

  @OptionalText("Número del documento de identidad.", 30)
  documento?: string | null;

  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si acepta los términos." })
  aceptaTerminos?: boolean | null;
}

/** A signature: its drawing, the signer, and the version that the signer read. */
@InputType()
export class SignContractInput {
  @Longest(273_100)
  @Field(() => String, {
    nullable: true,
    description: "El dibujo de la firma, un PNG como dirección `data:`.",
  })
  signature?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SignerInfoInput, { nullable: true, description: "Quién firma." })
  signerInfo?: SignerInfoInput | null;

  @OptionalText("Código de un solo uso, si se envió uno.", 20)
  code?: string | null;

  /** Consent to the treatment of personal data (Ley 1581 de 2012). */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: "Número de la versión que se leyó; si ya hay otra, se rechaza.",
  })
  pdfVersion?: number | null;
}

/**
 * Reason for cancelling a contract, and the amount to refund; without an amount, the refund is decided
 * later.
 */
@InputType()
export class CancelContractInput {
  @RequiredText("El motivo de la cancelación es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;

  @IsOptional()
  @ValidateNested()
  @Field(() => AgreedRefundInput, {
    nullable: true,
    description: "Lo que se devuelve; sin valor, se decide después.",
  })
  devolucion?: AgreedRefundInput | null;

  @Field(() => COP, {
    nullable: true,
    description: "Lo pagado en COP, como se vio al decidir: si ya es otro valor, no se cancela.",
  })
  pagado?: number | null;
}
