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
  @Field(() => ItemTipo, { nullable: true })
  tipo?: ItemTipo | null;

  /** A row without type and description is an empty row of a form, and left out. */
  @IsOptional()
  @MaxLength(300, LONG)
  @Field(() => String, { nullable: true })
  descripcion?: string | null;

  /** Text, or a free object. */
  @Field(() => Json, { nullable: true })
  detalle?: unknown;
}

/** Form of payment of a contract; values that follow from the others are computed. */
@InputType()
class PlanInput {
  @Field(() => FormaPago, { nullable: true })
  formaPago?: FormaPago | null;

  @Field(() => Boolean, { nullable: true })
  tieneCuotaInicial?: boolean | null;

  @IsOptional()
  @Min(0)
  @Max(100)
  @Field(() => Number, { nullable: true })
  cuotaInicialPorcentaje?: number | null;

  /** COP; not read beside a percentage, so it may then carry cents. */
  @Field(() => Number, { nullable: true })
  cuotaInicialMonto?: number | null;

  @Field(() => Day, { nullable: true })
  fechaVencimientoInicial?: string | null;

  @IsOptional()
  @Min(1, SHARES)
  @Max(12, SHARES)
  @Field(() => Int, { nullable: true })
  numeroCuotasRestantes?: number | null;

  @IsOptional()
  @ArrayMaxSize(12, SHARES)
  @Field(() => [Day], { nullable: true })
  fechasVencimientoCuotas?: string[] | null;
}

/** Data of the client in a contract, besides name and contact. */
@InputType()
class ContractClientInput extends PlanInput {
  @Field(() => Day, { nullable: true })
  clienteFechaNacimiento?: string | null;

  @Field(() => TipoDocumento, { nullable: true })
  clienteTipoDocumento?: TipoDocumento | null;

  @IsOptional()
  @MaxLength(30, LONG)
  @Field(() => String, { nullable: true })
  clienteDocumentoIdentidad?: string | null;

  @IsOptional()
  @MaxLength(200, LONG)
  @Field(() => String, { nullable: true })
  clienteDireccion?: string | null;

  @IsOptional()
  @MaxLength(100, LONG)
  @Field(() => String, { nullable: true })
  clienteCiudad?: string | null;

  @IsOptional()
  @MaxLength(60, LONG)
  @Field(() => String, { nullable: true })
  clientePais?: string | null;

  @IsOptional()
  @MaxLength(60, LONG)
  @Field(() => String, { nullable: true })
  clienteNacionalidad?: string | null;

  @IsOptional()
  @MaxLength(20, LONG)
  @Field(() => String, { nullable: true })
  clienteCodigoPostal?: string | null;
}

/** The fields of a contract's edit form; absent fields stay as they are. */
@InputType()
export class ContractFields extends ContractClientInput {
  @Field(() => COP, { nullable: true })
  precioTotal?: number | null;

  @Field(() => TripType, { nullable: true })
  tripType?: TripType | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  origen?: string | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @Field(() => String, { nullable: true })
  destino?: string | null;

  @IsOptional()
  @Min(1, { message: "Debe ser al menos 1 persona" })
  @Max(500)
  @Field(() => Int, { nullable: true })
  numeroPasajeros?: number | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true })
  pasajeroTitular?: string | null;

  @IsOptional()
  @MaxLength(60, LONG)
  @Field(() => String, { nullable: true })
  documentoTitular?: string | null;

  @Field(() => Day, { nullable: true })
  fechaInicioViaje?: string | null;

  @Field(() => Day, { nullable: true })
  fechaFinViaje?: string | null;

  @IsOptional()
  @MaxLength(5_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;

  @IsOptional()
  @MaxLength(10_000, LONG)
  @Field(() => String, { nullable: true })
  condicionesEspeciales?: string | null;

  @IsOptional()
  @ArrayMaxSize(100, { message: "El contrato admite hasta 100 servicios" })
  @ValidateNested({ each: true })
  @Field(() => [PromisedItemInput], { nullable: true })
  contractItem?: PromisedItemInput[] | null;

  /** Services not included, a line each; an empty list removes them. */
  @TypedServices()
  @Field(() => [String], { nullable: true })
  noIncluye?: string[] | null;
}

/** A new contract: of an approved quote, whose trip and price it takes, or from its own fields. */
@InputType()
export class CreateContractInput extends ContractFields {
  @NotFound(NO_QUOTE)
  @Field(() => ID, { nullable: true })
  quoteId?: string | null;

  /** The client's account, when there is no quote. */
  @Field(() => Int, { nullable: true })
  clienteId?: number | null;

  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true })
  nombreCliente?: string | null;

  @Field(() => String, { nullable: true })
  emailCliente?: string | null;

  @Field(() => String, { nullable: true })
  telefonoCliente?: string | null;
}

/** An edit of a contract. */
@InputType()
export class UpdateContractInput extends ContractFields {
  /** The version that was edited; an older one is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}

/** Mail that sends a contract; absent parts are as in the preview. */
@InputType()
export class ContractMailInput {
  @Field(() => String, { nullable: true })
  to?: string | null;

  @IsOptional()
  @MaxLength(200, LONG)
  @Matches(/^\P{Cc}*$/u, {
    message: "El asunto no puede tener saltos de línea ni otros caracteres de control",
  })
  @Field(() => String, { nullable: true })
  subject?: string | null;

  @IsOptional()
  @MaxLength(5_000, LONG)
  @Field(() => String, { nullable: true })
  message?: string | null;
}

/** Options for sending a contract; some consumers wrap them in `emailData`. */
@InputType()
export class SendContractInput extends ContractMailInput {
  @IsOptional()
  @ValidateNested()
  @Field(() => ContractMailInput, { nullable: true })
  emailData?: ContractMailInput | null;
}

/** Signer of a contract. */
@InputType()
export class SignerInfoInput {
  @IsOptional()
  @MaxLength(120, LONG)
  @PrintedName()
  @Field(() => String, { nullable: true })
  nombre?: string | null;

  @IsOptional()
  @MaxLength(30, LONG)
  @Field(() => String, { nullable: true })
  documento?: string | null;

  @Field(() => TipoDocumento, { nullable: true })
  tipoDocumento?: TipoDocumento | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => Boolean, { nullable: true })
  aceptaTerminos?: boolean | null;
}

/** A signature: the drawing, the signer, and the version that they read. */
@InputType()
export class SignContractInput {
  /** PNG data URL. */
  @Longest(273_100)
  @Field(() => String, { nullable: true })
  signature?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SignerInfoInput, { nullable: true })
  signerInfo?: SignerInfoInput | null;

  /** One-time code, if one was sent. */
  @IsOptional()
  @MaxLength(20, LONG)
  @Field(() => String, { nullable: true })
  code?: string | null;

  /**
   * True when the signer authorizes the treatment of personal data (Ley 1581 de 2012). Absent: not asked in
   * this channel.
   */
  @Field(() => Boolean, { nullable: true })
  aceptaTratamiento?: boolean | null;

  /** Number of the version that was shown; a newer one is refused. */
  @Field(() => Int, { nullable: true })
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
  @Field(() => String)
  motivo!: string;

  @IsOptional()
  @ValidateNested()
  @Field(() => AgreedRefundInput, { nullable: true })
  devolucion?: AgreedRefundInput | null;

  @Field(() => COP, {
    nullable: true,
    description: "Lo pagado en COP, como se vio al decidir: si ya es otro valor, no se cancela.",
  })
  pagado?: number | null;
}
