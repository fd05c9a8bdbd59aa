import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { BilledToInput } from "../document/buyer.inputs.ts";
import { WrittenInvoiceInput } from "../invoice/invoice.inputs.ts";

/** Both documents as the user saw them, in COP; the authorization is refused if they have changed. */
@InputType()
export class SeenInvoiceChangeInput {
  /** Number of the invoice that will be credited. */
  @Field(() => String, { description: "Número de la factura." }) factura!: string;
  @Field(() => COP, { description: "Valor de la nota crédito, en COP." }) notaCredito!: number;
  @Field(() => COP, { description: "Base en COP, sin IVA." }) base!: number;
  @Field(() => COP, { description: "IVA en COP." }) iva!: number;
  @Field(() => COP, { description: "Lo que se cobra por cuenta de terceros, en COP." }) terceros!: number;
}

/** Options for the new invoice of a contract whose price changes. */
@InputType()
export class AuthorizeInvoiceChangeInput extends WrittenInvoiceInput {
  @ValidateNested()
  @IsOptional()
  @Field(() => BilledToInput, {
    nullable: true,
    description: "A quién se le factura; sin valor, al comprador de la factura que se devuelve.",
  })
  facturarA?: BilledToInput | null;

  @Required("Falta lo que se revisó")
  @ValidateNested()
  @Field(() => SeenInvoiceChangeInput, { description: "Los dos documentos como se vieron." })
  visto!: SeenInvoiceChangeInput;
}
