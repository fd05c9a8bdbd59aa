import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Longest } from "../../../core/input/lengths.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { COP, Day, Json } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { NO_QUOTE } from "../../quotes/quote/quote.access.ts";
import { TypedServices } from "../../quotes/quote/offer/typed-services.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { FormaPago } from "./contract.enums.ts";
import { AgreedRefundInput } from "./sale/agreed-refund.inputs.ts";
import { ItemTipo } from "../item/item.enums.ts";

const LONG = { message: "El texto es demasiado largo" };
const SHARES = { message: "El número de cuotas debe estar entre 1 y 12" };

/** One thing that a contract promises. */
@InputType()
export class PromisedItemInput {
  @Field(() => ItemTipo, { nullable: true, description: "Clase del registro." })
  tipo?: ItemTipo | null;

  /** A row without type and description is an empty row of a form, and left out. */
  @IsOptional()
  @MaxLength(300, LONG)
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." })
  descripcion?: string | null;

  /** Text, or a free object. */
  @Field(() => Json, { nullable: true, description: "Texto, o un objeto libre: por eso es JSON." })
  detalle?: unknown;
}

/** Form of payment of a contract; values that follow from the others are computed. */
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

  /** COP; not read beside a percentage, so it may then carry cents. */
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

/** Data of the client in a contract, besides name and contact. */
@InputType()
class ContractClientInput extends PlanInput {
  @Field(() => Day, { nullable: true, description: "Fecha de nacimiento del cliente." })
  clienteFechaNacimiento?: string | null;

  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento del cliente." })
  clienteTipoDocumento?: TipoDocumento | null;

  @IsOptional()
  @MaxLength(30, LONG)
  @Field(() => String, { nullable: true, description: "Número del documento del cliente." })
  clienteDocumentoIdentidad?: string | null;

  @IsOptional()
  @MaxLength(200, LONG)
  @Field(() => String, { nullable: true, description: "Dirección del cliente." })
  clienteDireccion?: string | null;

  @IsOptional()
  @MaxLength(100, LONG)
  @Field(() => String, { nullable: true, description: "Ciudad del cliente." })
  clienteCiudad?: string | null;

  @IsOptional()
  @MaxLength(60, LONG)
  @Field(() => String, { nullable: true, description: "País del cliente." })
  clientePais?: string | null;

  @IsOptional()
  @MaxLength(60, LONG)
  @Field(() => String, { nullable: true, description: "Nacionalidad del cliente." })
  clienteNacionalidad?: string | null;

  @IsOptional()
  @MaxLength(20, LONG)
  @Field(() => String, { nullable: true, description: "Código postal del cliente." })
  clienteCodigoPostal?: string | null;
}

/** The fields of a contract's edit form; absent fields stay as they are. */
@InputType()
export class ContractFields extends ContractClientInput {
  @Field(() => COP, { nullable: true, description: "Precio para el cliente, en COP." })
  precioTotal?: number | null;

  @Field(() => TripType, { nullable: true, description: "Tipo de viaje." })
  tripType?: TripType | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." })
  origen?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true, description: "Destino del viaje." })
  destino?: string | null;

  @IsOptional()
  @Min(1, { message: "Debe ser al menos 1 persona" })
  @Max(500)
  @Field(() => Int, { nullable: true, description: "Cuántas personas viajan." })
  numeroPasajeros?: number | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, {
    nullable: true,
    description: "Nombre del titular, en un contrato que no nombra viajeros.",
  })
  pasajeroTitular?: string | null;

  @IsOptional()
  @MaxLength(60, LONG)
  @Field(() => String, { nullable: true, description: "Número del documento de quien es titular." })
  documentoTitular?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que comienza el viaje." })
  fechaInicioViaje?: string | null;

  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaFinViaje?: string | null;

  @IsOptional()
  @MaxLength(5_000, LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;

  @IsOptional()
  @MaxLength(10_000, LONG)
  @Field(() => String, { nullable: true, description: "Lo que se pactó aparte de las cláusulas." })
  condicionesEspeciales?: string | null;

  @IsOptional()
  @ArrayMaxSize(100, { message: "El contrato admite hasta 100 servicios" })
  @ValidateNested({ each: true })
  @Field(() => [PromisedItemInput], {
    nullable: true,
    description: "Los servicios que promete el contrato, como se editan.",
  })
  contractItem?: PromisedItemInput[] | null;

  /** Services not included, a line each; an empty list removes them. */
  @TypedServices()
  @Field(() => [String], { nullable: true, description: "Lo que no incluye, una línea por servicio." })
  noIncluye?: string[] | null;
}

/** A new contract: of an approved quote, whose trip and price it takes, or from its own fields. */
@InputType()
export class CreateContractInput extends ContractFields {
  @NotFound(NO_QUOTE)
  @Field(() => ID, {
    nullable: true,
    description: "Identificador de la cotización; nulo si no salió de una.",
  })
  quoteId?: string | null;

  /** The client's account, when there is no quote. */
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del cliente; nulo si no tiene." })
  clienteId?: number | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre de quien compra el viaje." })
  nombreCliente?: string | null;

  @Field(() => String, { nullable: true, description: "Correo de quien compra el viaje." })
  emailCliente?: string | null;

  @Field(() => String, { nullable: true, description: "Teléfono de quien compra el viaje." })
  telefonoCliente?: string | null;
}

/** An edit of a contract. */
@InputType()
export class UpdateContractInput extends ContractFields {
  /** The version that was edited; an older one is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Mail that sends a contract; absent parts are as in the preview. */
@InputType()
export class ContractMailInput {
  @Field(() => String, { nullable: true, description: "Correo al que va; sin valor, el del contrato." })
  to?: string | null;

  @IsOptional()
  @MaxLength(200, LONG)
  @Matches(/^\P{Cc}*$/u, {
    message: "El asunto no puede tener saltos de línea ni otros caracteres de control",
  })
  @Field(() => String, { nullable: true, description: "Asunto del correo." })
  subject?: string | null;

  @IsOptional()
  @MaxLength(5_000, LONG)
  @Field(() => String, { nullable: true, description: "Texto del correo." })
  message?: string | null;
}

/** Options for sending a contract; some consumers wrap them in `emailData`. */
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
  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true, description: "Nombre de quien firma." })
  nombre?: string | null;

  @IsOptional()
  @MaxLength(30, LONG)
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documento?: string | null;

  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: TipoDocumento | null;

  @Field(() => String, { nullable: true, description: "Correo electrónico." })
  email?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Si acepta los términos." })
  aceptaTerminos?: boolean | null;
}

/** A signature: the drawing, the signer, and the version that they read. */
@InputType()
export class SignContractInput {
  /** PNG data URL. */
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

  /** One-time code, if one was sent. */
  @IsOptional()
  @MaxLength(20, LONG)
  @Field(() => String, { nullable: true, description: "Código de un solo uso, si se envió uno." })
  code?: string | null;

  /**
   * True when the signer authorizes the treatment of personal data (Ley 1581 de 2012). Absent: not asked in
   * this channel.
   */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;

  /** Number of the version that was shown; a newer one is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Número de la versión que se leyó; si ya hay otra, se rechaza.",
  })
  pdfVersion?: number | null;
}

/**
 * Reason for which a contract is cancelled, and the amount to refund; when that is absent it is decided
 * later.
 */
@InputType()
export class CancelContractInput {
  @Required("El motivo de la cancelación es obligatorio")
  @MaxLength(2_000, LONG)
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
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
