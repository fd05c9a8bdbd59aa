import { ArrayMaxSize, IsOptional, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { CreditConcept } from "../credit-note/credit-note.enums.ts";
import { InvoiceStatus, OwnTaxCode } from "./invoice.enums.ts";

const TOO_LONG = { message: "El texto es demasiado largo" };

/** To whom an invoice is billed; without a kind of document, to the final consumer. */
@InputType()
export class BilledToInput {
  @Field(() => TipoDocumento, { nullable: true })
  tipoDocumento?: TipoDocumento | null;

  /** A NIT with its check digit. */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true })
  documento?: string | null;

  @IsOptional()
  @MaxLength(200, TOO_LONG)
  @Field(() => String, { nullable: true })
  nombre?: string | null;

  @IsOptional()
  @MaxLength(200, TOO_LONG)
  @Field(() => String, { nullable: true })
  direccion?: string | null;

  @IsOptional()
  @MaxLength(100, TOO_LONG)
  @Field(() => String, { nullable: true })
  ciudad?: string | null;

  @IsOptional()
  @MaxLength(254, TOO_LONG)
  @Field(() => String, { nullable: true })
  correo?: string | null;

  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true })
  telefono?: string | null;
}

/** How a contract is invoiced. */
@InputType()
export class GenerateInvoiceInput {
  /** How the agency's own income is taxed; with IVA without it. */
  @Field(() => OwnTaxCode, { nullable: true })
  impuesto?: OwnTaxCode | null;

  /** What the line of the own income says; the trip and the contract without it. */
  @IsOptional()
  @MaxLength(300, TOO_LONG)
  @Field(() => String, { nullable: true })
  descripcion?: string | null;

  /** To whom it is billed; the client of the contract without it. */
  @ValidateNested()
  @IsOptional()
  @Field(() => BilledToInput, { nullable: true })
  facturarA?: BilledToInput | null;
}

/** How an invoice is written anew. */
@InputType()
export class CorrectInvoiceInput {
  /** How the agency's own income is taxed. */
  @Required("El impuesto es obligatorio")
  @Field(() => OwnTaxCode)
  impuesto!: OwnTaxCode;

  /** What the line of the own income says; the trip and the contract without it. */
  @IsOptional()
  @MaxLength(300, TOO_LONG)
  @Field(() => String, { nullable: true })
  descripcion?: string | null;

  @Required("Falta a quién se factura")
  @ValidateNested()
  @Field(() => BilledToInput)
  facturarA!: BilledToInput;
}

/** How much of a line of an invoice a credit note takes back. */
@InputType()
export class CreditedLineInput {
  /** The place of the line on the invoice, from 1. */
  @Field(() => Int)
  posicion!: number;

  /** With its IVA. */
  @Required("El valor debe ser mayor a 0")
  @Min(1, { message: "El valor debe ser mayor a 0" })
  @Field(() => COP)
  total!: number;
}

/** A credit note for an error. */
@InputType()
export class CreditInvoiceInput {
  @Required("El concepto es obligatorio")
  @Field(() => CreditConcept)
  concepto!: CreditConcept;

  @Required("El motivo es obligatorio")
  @MaxLength(300, TOO_LONG)
  @Field(() => String)
  motivo!: string;

  /** What of which lines goes back; without it all that is left of the invoice. */
  @IsOptional()
  @ArrayMaxSize(200, { message: "La nota tiene demasiadas líneas" })
  @ValidateNested({ each: true })
  @Field(() => [CreditedLineInput], { nullable: true })
  lineas?: CreditedLineInput[] | null;
}

/** What became of an invoice. */
@InputType()
export class InvoiceStatusInput {
  @Required("El estado es obligatorio")
  @Field(() => InvoiceStatus)
  status!: InvoiceStatus;
}
