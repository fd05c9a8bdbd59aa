import { IsOptional, MaxLength, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import { BilledToInput } from "../invoice/invoice.inputs.ts";

/** Both papers as they were shown, in COP: what says something else by now is not allowed. */
@InputType()
export class SeenInvoiceChangeInput {
  /** The number of the invoice that is taken back. */
  @Field(() => String) factura!: string;
  /** What the credit note takes back. */
  @Field(() => COP) notaCredito!: number;
  @Field(() => COP) base!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) terceros!: number;
}

/** How the new invoice of a contract whose price changes is made. */
@InputType()
export class AuthorizeInvoiceChangeInput {
  /** How the agency's own income is taxed. */
  @Required("El impuesto es obligatorio")
  @Field(() => OwnTaxCode)
  impuesto!: OwnTaxCode;

  /** What the line of the own income says; the trip and the contract without it. */
  @IsOptional()
  @MaxLength(300, { message: "El texto es demasiado largo" })
  @Field(() => String, { nullable: true })
  descripcion?: string | null;

  /** To whom it is billed; as the invoice that is taken back without it. */
  @ValidateNested()
  @IsOptional()
  @Field(() => BilledToInput, { nullable: true })
  facturarA?: BilledToInput | null;

  @Required("Falta lo que se revisó")
  @ValidateNested()
  @Field(() => SeenInvoiceChangeInput)
  visto!: SeenInvoiceChangeInput;
}

/** How the new invoice is shown before it is made. */
@InputType()
export class InvoiceChangePreviewInput {
  @Field(() => OwnTaxCode)
  impuesto!: OwnTaxCode;

  @IsOptional()
  @MaxLength(300, { message: "El texto es demasiado largo" })
  @Field(() => String, { nullable: true })
  descripcion?: string | null;

  @ValidateNested()
  @IsOptional()
  @Field(() => BilledToInput, { nullable: true })
  facturarA?: BilledToInput | null;
}
