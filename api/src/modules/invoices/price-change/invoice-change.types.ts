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

/** What the signature of an addendum does with the invoice of its contract. */
@ObjectType({ simpleResolvers: true })
export class InvoiceChangeDraft {
  @Field(() => ID) addendumId!: string;
  /** The number of the invoice that is taken back. */
  @Field(() => String) factura!: string;
  @Field(() => CreditNoteDraft) nota!: CreditNoteDraft;
  @Field(() => InvoiceDraft) nueva!: InvoiceDraft;
  /** How the own income is taxed on the new one. */
  @Field(() => OwnTaxCode) impuesto!: OwnTaxCode;
  /** Whether somebody allowed both papers as they would be now. */
  @Field(() => Boolean) autorizada!: boolean;
  /** Who allowed them last, also where they would say something else by now. */
  @Field(() => Person, { nullable: true }) autorizadaPor!: Person | null;
  @Field(() => DateTime, { nullable: true }) autorizadaEl!: Date | null;
}

/** The addresses of both papers as they would be printed, for 60 minutes. */
@ObjectType({ simpleResolvers: true })
export class InvoiceChangePreview {
  @Field(() => String) notaUrl!: string;
  @Field(() => String) facturaUrl!: string;
}
