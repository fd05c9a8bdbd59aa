import { IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { BilledToInput } from "../document/buyer.inputs.ts";
import { WrittenInvoiceInput } from "../invoice/invoice.inputs.ts";

/** Both documents as they were shown, in COP: the authorization is refused if they have changed. */
@InputType()
export class SeenInvoiceChangeInput {
  /** Number of the invoice that is credited. */
  @Field(() => String) factura!: string;
  /** Amount of the credit note. */
  @Field(() => COP) notaCredito!: number;
  @Field(() => COP) base!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) terceros!: number;
}

/** Options for the new invoice of a contract whose price changes. */
@InputType()
export class AuthorizeInvoiceChangeInput extends WrittenInvoiceInput {
  /** Person or company that it is billed to; that of the credited invoice when absent. */
  @ValidateNested()
  @IsOptional()
  @Field(() => BilledToInput, { nullable: true })
  facturarA?: BilledToInput | null;

  @Required("Falta lo que se revisó")
  @ValidateNested()
  @Field(() => SeenInvoiceChangeInput)
  visto!: SeenInvoiceChangeInput;
}
