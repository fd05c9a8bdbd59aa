import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { InvoiceStatus, OwnTaxCode } from "./invoice.enums.ts";

/** How a contract is invoiced. */
@InputType()
export class GenerateInvoiceInput {
  /** How the agency's own income is taxed; with IVA without it. */
  @Field(() => OwnTaxCode, { nullable: true })
  impuesto?: OwnTaxCode | null;
}

/** What became of an invoice. */
@InputType()
export class InvoiceStatusInput {
  @Required("El estado es obligatorio")
  @Field(() => InvoiceStatus)
  status!: InvoiceStatus;
}
