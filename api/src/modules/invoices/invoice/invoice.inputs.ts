import { ArrayMaxSize, IsOptional, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP } from "../../../core/scalars.ts";
import { CreditConcept } from "../credit-note/credit-note.enums.ts";
import { BilledToInput } from "../document/buyer.inputs.ts";
import { InvoiceStatus, OwnTaxCode } from "./invoice.enums.ts";

/** Options for the invoice of a contract. */
@InputType()
export class GenerateInvoiceInput {
  /** Default: income with IVA. */
  @Field(() => OwnTaxCode, { nullable: true, description: "Tratamiento de IVA del ingreso propio." })
  impuesto?: OwnTaxCode | null;

  @OptionalText("Texto de la línea del ingreso propio; sin valor, el viaje y el contrato.", 300)
  descripcion?: string | null;

  @ValidateNested()
  @IsOptional()
  @Field(() => BilledToInput, {
    nullable: true,
    description: "A quién se le factura; sin valor, al cliente del contrato.",
  })
  facturarA?: BilledToInput | null;
}

/** Options for invoicing with a chosen tax treatment. */
@InputType()
export abstract class WrittenInvoiceInput {
  @Required("El impuesto es obligatorio")
  @Field(() => OwnTaxCode, { description: "Tratamiento de IVA del ingreso propio." })
  impuesto!: OwnTaxCode;

  @OptionalText("Texto de la línea del ingreso propio; sin valor, el viaje y el contrato.", 300)
  descripcion?: string | null;
}

/** Options for a corrected invoice. */
@InputType()
export class CorrectInvoiceInput extends WrittenInvoiceInput {
  @Required("Falta a quién se factura")
  @ValidateNested()
  @Field(() => BilledToInput, { description: "A quién se le factura; sin valor, al cliente del contrato." })
  facturarA!: BilledToInput;
}

/** Amount of an invoice line that a credit note credits. */
@InputType()
export class CreditedLineInput {
  @Field(() => Int, { description: "Lugar de la línea en la factura, desde 1." })
  posicion!: number;

  @Required("El valor debe ser mayor a 0")
  @Min(1, { message: "El valor debe ser mayor a 0" })
  @Field(() => COP, { description: "Lo que se devuelve con su IVA, en COP." })
  total!: number;
}

/** A credit note because of an error. */
@InputType()
export class CreditInvoiceInput {
  @Required("El concepto es obligatorio")
  @Field(() => CreditConcept, { description: "Concepto de la nota, de la tabla de la DIAN." })
  concepto!: CreditConcept;

  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 300)
  motivo!: string;

  @IsOptional()
  @ArrayMaxSize(200, { message: "La nota tiene demasiadas líneas" })
  @ValidateNested({ each: true })
  @Field(() => [CreditedLineInput], {
    nullable: true,
    description: "Líneas que se devuelven; sin ellas, todo lo que queda.",
  })
  lineas?: CreditedLineInput[] | null;
}

/** New status of an invoice. */
@InputType()
export class InvoiceStatusInput {
  @Required("El estado es obligatorio")
  @Field(() => InvoiceStatus, { description: "Estado del registro." })
  status!: InvoiceStatus;
}
