import { ArrayMaxSize, IsOptional, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { CreditConcept } from "../credit-note/credit-note.enums.ts";
import { BilledToInput } from "../document/buyer.inputs.ts";
import { InvoiceStatus, OwnTaxCode } from "./invoice.enums.ts";

const TOO_LONG = { message: "El texto es demasiado largo" };

/** Options for the invoice of a contract. */
@InputType()
export class GenerateInvoiceInput {
  /** Tax on the agency's own income; with IVA when absent. */
  @Field(() => OwnTaxCode, { nullable: true, description: "Tratamiento de IVA del ingreso propio." })
  impuesto?: OwnTaxCode | null;

  /** Text of the line of the own income; the trip and the contract when absent. */
  @IsOptional()
  @MaxLength(300, TOO_LONG)
  @Field(() => String, {
    nullable: true,
    description: "Texto de la línea del ingreso propio; sin valor, el viaje y el contrato.",
  })
  descripcion?: string | null;

  /** Person or company that it is billed to; the client of the contract when absent. */
  @ValidateNested()
  @IsOptional()
  @Field(() => BilledToInput, {
    nullable: true,
    description: "A quién se le factura; sin valor, al cliente del contrato.",
  })
  facturarA?: BilledToInput | null;
}

/** Options for an invoice whose tax was decided. */
@InputType()
export abstract class WrittenInvoiceInput {
  /** Tax on the agency's own income. */
  @Required("El impuesto es obligatorio")
  @Field(() => OwnTaxCode, { description: "Tratamiento de IVA del ingreso propio." })
  impuesto!: OwnTaxCode;

  /** Text of the line of the own income; the trip and the contract when absent. */
  @IsOptional()
  @MaxLength(300, TOO_LONG)
  @Field(() => String, {
    nullable: true,
    description: "Texto de la línea del ingreso propio; sin valor, el viaje y el contrato.",
  })
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

/** Amount that a credit note credits of an invoice line. */
@InputType()
export class CreditedLineInput {
  /** The place of the line on the invoice, from 1. */
  @Field(() => Int, { description: "Lugar de la línea en la factura, desde 1." })
  posicion!: number;

  /** Amount with its IVA. */
  @Required("El valor debe ser mayor a 0")
  @Min(1, { message: "El valor debe ser mayor a 0" })
  @Field(() => COP, { description: "Lo que se devuelve con su IVA, en COP." })
  total!: number;
}

/** A credit note for an error. */
@InputType()
export class CreditInvoiceInput {
  @Required("El concepto es obligatorio")
  @Field(() => CreditConcept, { description: "Concepto de la nota, de la tabla de la DIAN." })
  concepto!: CreditConcept;

  @Required("El motivo es obligatorio")
  @MaxLength(300, TOO_LONG)
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;

  /** Lines to credit, with their amounts; everything left of the invoice when absent. */
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
