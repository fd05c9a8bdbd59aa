import { Field, ID, ObjectType } from "type-graphql";
import { COP, DateTime } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import { InvoiceDraft, InvoiceDraftLine } from "../invoice/invoice.types.ts";

/** Credit note that would be issued when the addendum is signed. */
@ObjectType({ simpleResolvers: true })
export class CreditNoteDraft {
  @Field(() => [InvoiceDraftLine], { description: "Las líneas, en su orden." })
  lines!: readonly InvoiceDraftLine[];
  @Field(() => COP, { description: "Base en COP, sin IVA." }) base!: number;
  @Field(() => COP, { description: "IVA en COP." }) iva!: number;
  @Field(() => COP, { description: "Lo que se cobra por cuenta de terceros, en COP." }) terceros!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
}

/** Changes that signing an addendum makes to its contract's invoice. */
@ObjectType({ simpleResolvers: true })
export class InvoiceChangeDraft {
  @Field(() => ID, { description: "Identificador del otrosí." }) addendumId!: string;
  /** Number of the invoice that will be credited. */
  @Field(() => String, { description: "Número de la factura." }) factura!: string;
  @Field(() => CreditNoteDraft, { description: "La nota crédito." }) nota!: CreditNoteDraft;
  @Field(() => InvoiceDraft, { description: "La factura nueva." }) nueva!: InvoiceDraft;
  /** Tax treatment on the new invoice. */
  @Field(() => OwnTaxCode, { description: "Tratamiento de IVA del ingreso propio." }) impuesto!: OwnTaxCode;
  @Field(() => Boolean, { description: "Si los dos documentos están autorizados como están." })
  autorizada!: boolean;
  /** Kept even if the content of the documents has changed since. */
  @Field(() => Person, { nullable: true, description: "Persona que los autorizó por última vez." })
  autorizadaPor!: Person | null;
  @Field(() => DateTime, { nullable: true, description: "Cuándo se autorizaron." })
  autorizadaEl!: Date | null;
}

/** URLs of the previews of both documents, valid for 60 minutes. */
@ObjectType({ simpleResolvers: true })
export class InvoiceChangePreview {
  @Field(() => String, { description: "Dirección de la nota crédito." }) notaUrl!: string;
  @Field(() => String, { description: "Dirección de la factura." }) facturaUrl!: string;
}
