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

/** Page and sort order of the list of contracts that have to be invoiced. */
@ArgsType()
export class ContractToInvoicePageArgs extends OrderedPageOf<Contract>()(toInvoiceOrder) {}

/** Result of a request for an invoice; `created` is false when the invoice already existed. */
@ObjectType({ simpleResolvers: true })
export class GenerateInvoicePayload {
  @Field(() => Invoice, { description: "La factura." }) invoice!: Invoice;
  @Field(() => Boolean, { description: "Si se hizo ahora; falso si ya estaba." }) created!: boolean;
}

/** One line of an invoice's preview. */
@ObjectType({ simpleResolvers: true })
export class InvoiceDraftLine {
  @Field(() => TaxCode, { description: "Tratamiento de IVA de la línea." }) impuesto!: TaxCode;
  @Field(() => Int, { description: "Tarifa de IVA en puntos porcentuales; 0 si no se cobra." })
  tarifa!: number;
  @Field(() => String, { description: "Qué se cobra." }) descripcion!: string;
  @Field(() => COP, { description: "Base en COP, sin IVA." }) base!: number;
  @Field(() => COP, { description: "IVA en COP." }) iva!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
  @Field(() => String, {
    nullable: true,
    description: "Tercero por cuya cuenta se vende; nulo en el ingreso propio.",
  })
  mandanteNombre!: string | null;
  @Field(() => String, { nullable: true, description: "NIT de ese tercero." }) mandanteNit!: string | null;
}

/** A purchase for the contract, with its provider's answer. */
@ObjectType({ simpleResolvers: true })
export class InvoicedPurchase {
  @Field(() => ID, { description: "Identificador del servicio del contrato." }) itemId!: string;
  @Field(() => String, { description: "Qué se compró." }) descripcion!: string;
  @Field(() => COP, { description: "Costo en COP." }) cost!: number;
  @Field(() => ID, { description: "Identificador del proveedor." }) proveedorId!: string;
  @Field(() => String, { description: "Nombre del proveedor." }) proveedor!: string;
  @Field(() => String, { nullable: true, description: "NIT con su dígito de verificación." }) nit!:
    string | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Si sus servicios se venden por mandato, como ingreso de terceros; nulo si no se ha respondido.",
  })
  mandate!: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "Pregunta por responder antes de facturar; nulo si nada falta.",
  })
  falta!: string | null;
}

/** Person or company that an invoice is billed to; the final consumer has no document. */
@ObjectType({ simpleResolvers: true })
export class BilledTo {
  @Field(() => String, { description: "Nombre o razón social." }) nombre!: string;
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento!: DocumentType | null;
  /** Includes the check digit of a NIT. */
  @Field(() => String, { description: "Número del documento de identidad." }) documento!: string;
  @Field(() => String, { description: "Dirección que va en la factura." }) direccion!: string;
  @Field(() => String, { description: "Ciudad de esa dirección." }) ciudad!: string;
  @Field(() => String, { description: "Correo electrónico." }) correo!: string;
  @Field(() => String, { description: "Teléfono, con su indicativo: `+57…`." }) telefono!: string;
}

/** The invoice that a contract would get now. */
@ObjectType({ simpleResolvers: true })
export class InvoiceDraft {
  @Field(() => [InvoiceDraftLine], { description: "Las líneas, en su orden." })
  lines!: readonly InvoiceDraftLine[];
  @Field(() => COP, { description: "Base en COP, sin IVA." }) base!: number;
  @Field(() => COP, { description: "IVA en COP." }) iva!: number;
  @Field(() => COP, { description: "Lo que se cobra por cuenta de terceros, en COP." }) terceros!: number;
  @Field(() => COP, { description: "Suma en COP." }) total!: number;
  /** Purchases, sorted like the contract's services. */
  @Field(() => [InvoicedPurchase], { description: "Lo que se compró para el contrato." })
  compras!: readonly InvoicedPurchase[];
  @Field(() => COP, { description: "Precio menos compras, en COP." }) margen!: number;
  @Field(() => String, { nullable: true, description: "Lo que conviene mirar; nulo si nada." }) aviso!:
    string | null;
  @Field(() => BilledTo, { description: "A quién se le factura si no se escribe a otro." })
  facturarA!: BilledTo;
  @Field(() => String, {
    nullable: true,
    description: "Por qué no se puede expedir ahora; nulo si se puede.",
  })
  problema!: string | null;
  @Field(() => Boolean, { description: "Si hoy hay números autorizados." }) hayNumeracion!: boolean;
}

/** Number of invoices in each list; fully credited invoices only count in `total`. */
@ObjectType({ simpleResolvers: true })
export class InvoiceCounters {
  @Field(() => Int, { description: "Contratos por facturar." }) porFacturar!: number;
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Int, { description: "Cuántos están pendientes." }) pending!: number;
  @Field(() => Int, { description: "Cuántos se aprobaron." }) approved!: number;
  @Field(() => Int, { description: "Cuántos se rechazaron." }) rejected!: number;
  @Field(() => Int, { description: "Cuántas están pagadas." }) paid!: number;
  @Field(() => Int, { description: "Cuántas anularon notas crédito, sea cual sea su estado." })
  anuladas!: number;
  @Field(() => Int, { description: "Facturas y notas que esperan, se reintentan o no salieron." })
  sinEnviar!: number;
  @Field(() => Int, { description: "Hechas sin saberlo todo de sus compras y sin confirmar." })
  porRevisar!: number;
  @Field(() => Int, { description: "De contratos cancelados, sin su nota crédito." }) faltanNotas!: number;
  @Field(() => Boolean, { description: "Si hoy hay números autorizados." }) hayNumeracion!: boolean;
}
