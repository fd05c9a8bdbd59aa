import { Field, ID, ObjectType } from "type-graphql";
import { COP, DateTime } from "../../../core/scalars.ts";
import { Person } from "../../accounts/account/person.type.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import { InvoiceDraft, InvoiceDraftLine } from "../invoice/invoice.types.ts";

/** The credit note that the signature of an addendum would make. */
@ObjectType({ simpleResolvers: true })
export class CreditNoteDraft {
  @Field(() => [InvoiceDraftLine]) lines!: readonly InvoiceDraftLine[];
  @Field(() => COP) base!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) terceros!: number;
  @Field(() => COP) total!: number;
}

/** Changes that signing an addendum makes to the invoice of its contract. */
@ObjectType({ simpleResolvers: true })
export class InvoiceChangeDraft {
  @Field(() => ID) addendumId!: string;
  /** Number of the invoice that is credited. */
  @Field(() => String) factura!: string;
  @Field(() => CreditNoteDraft) nota!: CreditNoteDraft;
  @Field(() => InvoiceDraft) nueva!: InvoiceDraft;
  /** Tax on the own income on the new one. */
  @Field(() => OwnTaxCode) impuesto!: OwnTaxCode;
  /** True when both documents are authorized with their present content. */
  @Field(() => Boolean) autorizada!: boolean;
  /** Person who last authorized them, even if their content has changed since. */
  @Field(() => Person, { nullable: true }) autorizadaPor!: Person | null;
  @Field(() => DateTime, { nullable: true }) autorizadaEl!: Date | null;
}

/** The addresses of both documents as they would be printed, for 60 minutes. */
@ObjectType({ simpleResolvers: true })
export class InvoiceChangePreview {
  @Field(() => String) notaUrl!: string;
  @Field(() => String) facturaUrl!: string;
}
