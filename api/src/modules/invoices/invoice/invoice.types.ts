import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP } from "../../../core/scalars.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Invoice } from "./invoice.entity.ts";
import { TaxCode } from "./invoice.enums.ts";
import { invoiceOrder, toInvoiceOrder } from "./invoice.rules.ts";

/** One page of invoices. */
@ObjectType({ simpleResolvers: true })
export class InvoicePage extends PageOf(Invoice) {}

/** Which page of the invoices, and in which order. */
@ArgsType()
export class InvoicePageArgs extends OrderedPageOf<Invoice>()(invoiceOrder) {}

/** Which page of the contracts that wait for their invoice, and in which order. */
@ArgsType()
export class ContractToInvoicePageArgs extends OrderedPageOf<Contract>()(toInvoiceOrder) {}

/** An invoice that was asked for; `created` is false for one that was there. */
@ObjectType({ simpleResolvers: true })
export class GenerateInvoicePayload {
  @Field(() => Invoice) invoice!: Invoice;
  @Field(() => Boolean) created!: boolean;
}

/** One line that an invoice would have. */
@ObjectType({ simpleResolvers: true })
export class InvoiceDraftLine {
  @Field(() => TaxCode) impuesto!: TaxCode;
  @Field(() => String) descripcion!: string;
  @Field(() => COP) base!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) total!: number;
  @Field(() => String, { nullable: true }) mandanteNombre!: string | null;
  @Field(() => String, { nullable: true }) mandanteNit!: string | null;
}

/** The invoice that a contract would have now. */
@ObjectType({ simpleResolvers: true })
export class InvoiceDraft {
  @Field(() => [InvoiceDraftLine]) lines!: readonly InvoiceDraftLine[];
  @Field(() => COP) base!: number;
  @Field(() => COP) iva!: number;
  @Field(() => COP) terceros!: number;
  @Field(() => COP) total!: number;
  /** Why it cannot be made now; null when it can. */
  @Field(() => String, { nullable: true }) problema!: string | null;
  /** Whether there is a range with numbers today. */
  @Field(() => Boolean) hayNumeracion!: boolean;
}

/** How many invoices stand where. */
@ObjectType({ simpleResolvers: true })
export class InvoiceCounters {
  @Field(() => Int) porFacturar!: number;
  @Field(() => Int) total!: number;
  @Field(() => Int) pending!: number;
  @Field(() => Int) approved!: number;
  @Field(() => Int) rejected!: number;
  @Field(() => Int) paid!: number;
  /** Invoices and notes that wait, are tried again or could not be sent. */
  @Field(() => Int) sinEnviar!: number;
  /** Of cancelled contracts, without their credit note. */
  @Field(() => Int) faltanNotas!: number;
  /** Whether there is a range with numbers today. */
  @Field(() => Boolean) hayNumeracion!: boolean;
}
