import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import type { DocumentType } from "../../../core/colombia/documents.ts";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Invoice } from "./invoice.entity.ts";
import { TaxCode } from "./invoice.enums.ts";
import { invoiceOrder, toInvoiceOrder } from "./invoice.rules.ts";

/** One page of invoices. */
@ObjectType({ simpleResolvers: true })
export class InvoicePage extends PageOf(Invoice) {}

/** Page and order of the list of invoices. */
@ArgsType()
export class InvoicePageArgs extends OrderedPageOf<Invoice>()(invoiceOrder) {}

/** Page and order of the list of contracts that wait for their invoice. */
@ArgsType()
export class ContractToInvoicePageArgs extends OrderedPageOf<Contract>()(toInvoiceOrder) {}

/** Result of a request for an invoice; `created` is false when it existed already. */
@ObjectType({ simpleResolvers: true })
export class GenerateInvoicePayload {
  @Field(() => Invoice) invoice!: Invoice;
  @Field(() => Boolean) created!: boolean;
}

/** One line that an invoice would have. */
@ObjectType({ simpleResolvers: true })
export class InvoiceDraftLine {
  @Field(() => TaxCode) impuesto!: TaxCode;
  /** Percent of IVA on its base; 0 where none is charged. */
  @Field(() => Int) tarifa!: number;
  @Field(() => String) descripcion!: string;
  @Field(() => COP) base!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) total!: number;
  @Field(() => String, { nullable: true }) mandanteNombre!: string | null;
  @Field(() => String, { nullable: true }) mandanteNit!: string | null;
}

/** A purchase for the contract, with its provider's answer. */
@ObjectType({ simpleResolvers: true })
export class InvoicedPurchase {
  @Field(() => ID) itemId!: string;
  @Field(() => String) descripcion!: string;
  /** Cost of the purchase, in COP. */
  @Field(() => COP) cost!: number;
  @Field(() => ID) proveedorId!: string;
  @Field(() => String) proveedor!: string;
  @Field(() => String, { nullable: true }) nit!: string | null;
  /** True when it is charged as income of third parties; null while the question is unanswered. */
  @Field(() => Boolean, { nullable: true }) mandate!: boolean | null;
  /** Question to answer before it is invoiced; null when there is none. */
  @Field(() => String, { nullable: true }) falta!: string | null;
}

/** Person or company that an invoice is billed to; the final consumer has no document. */
@ObjectType({ simpleResolvers: true })
export class BilledTo {
  @Field(() => String) nombre!: string;
  @Field(() => TipoDocumento, { nullable: true }) tipoDocumento!: DocumentType | null;
  /** A NIT with its check digit. */
  @Field(() => String) documento!: string;
  @Field(() => String) direccion!: string;
  @Field(() => String) ciudad!: string;
  @Field(() => String) correo!: string;
  @Field(() => String) telefono!: string;
}

/** The invoice that a contract would have now. */
@ObjectType({ simpleResolvers: true })
export class InvoiceDraft {
  @Field(() => [InvoiceDraftLine]) lines!: readonly InvoiceDraftLine[];
  @Field(() => COP) base!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) terceros!: number;
  @Field(() => COP) total!: number;
  /** Purchases for the contract, in the order of its services. */
  @Field(() => [InvoicedPurchase]) compras!: readonly InvoicedPurchase[];
  /** Price less purchases, in COP. */
  @Field(() => COP) margen!: number;
  /** Warning about the invoice as drawn up; null when there is none. */
  @Field(() => String, { nullable: true }) aviso!: string | null;
  /** Person or company that it is billed to unless another is typed. */
  @Field(() => BilledTo) facturarA!: BilledTo;
  /** Reason why it cannot be issued now; null when it can. */
  @Field(() => String, { nullable: true }) problema!: string | null;
  /** True when a range has numbers today. */
  @Field(() => Boolean) hayNumeracion!: boolean;
}

/** Number of invoices in each list; invoices that credit notes credit whole are in `total` alone. */
@ObjectType({ simpleResolvers: true })
export class InvoiceCounters {
  @Field(() => Int) porFacturar!: number;
  @Field(() => Int) total!: number;
  @Field(() => Int) pending!: number;
  @Field(() => Int) approved!: number;
  @Field(() => Int) rejected!: number;
  @Field(() => Int) paid!: number;
  /** Invoices that credit notes annul whole, whatever their status. */
  @Field(() => Int) anuladas!: number;
  /** Invoices and notes that wait, are tried again or could not be sent. */
  @Field(() => Int) sinEnviar!: number;
  /** Made before everything was known of their purchases, and not confirmed yet. */
  @Field(() => Int) porRevisar!: number;
  /** Number of invoices of cancelled contracts without their credit note. */
  @Field(() => Int) faltanNotas!: number;
  /** True when a range has numbers today. */
  @Field(() => Boolean) hayNumeracion!: boolean;
}
