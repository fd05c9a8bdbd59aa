import { FieldResolver, Resolver, Root } from "type-graphql";
import { Needs } from "../../../core/read/sql-field.ts";
import { BilledTo, InvoiceDraftLine } from "../invoice/invoice.types.ts";
import { asTyped } from "../document/buyer.ts";
import { storedContent } from "../document/fiscal-document.entity.ts";
import { CreditNoteAttempt } from "./credit-note-attempt.entity.ts";
import { InvoiceAttempt } from "./invoice-attempt.entity.ts";
import { type FiscalDocumentAttempt, storedLines } from "./fiscal-document-attempt.entity.ts";

/** Fields of an invoice's earlier content. */
@Resolver(() => InvoiceAttempt)
export class InvoiceAttemptResolver {
  /** Returns the person or company that this content was billed to. */
  @Needs("content")
  @FieldResolver(() => BilledTo, {
    description: "A quién se le factura; sin valor, al cliente del contrato.",
  })
  facturarA(@Root() { content }: InvoiceAttempt) {
    return asTyped(storedContent(content).comprador);
  }

  /** Returns the charged lines of this content. */
  @Needs("lines")
  @FieldResolver(() => [InvoiceDraftLine], { description: "Lo que cobra o devuelve, línea por línea." })
  lineas(@Root() attempt: InvoiceAttempt): InvoiceDraftLine[] {
    return linesOf(attempt);
  }
}

/** Fields of a credit note's earlier content. */
@Resolver(() => CreditNoteAttempt)
export class CreditNoteAttemptResolver {
  /** Returns the credited lines of this content. */
  @Needs("lines")
  @FieldResolver(() => [InvoiceDraftLine], { description: "Lo que cobra o devuelve, línea por línea." })
  lineas(@Root() attempt: CreditNoteAttempt): InvoiceDraftLine[] {
    return linesOf(attempt);
  }
}

const linesOf = ({ lines }: FiscalDocumentAttempt): InvoiceDraftLine[] =>
  storedLines(lines).map(({ impuesto, tarifa, descripcion, base, iva, total, mandante }) => ({
    impuesto,
    tarifa,
    descripcion,
    base,
    iva,
    total,
    mandanteNombre: mandante?.nombre ?? null,
    mandanteNit: mandante?.nit ?? null,
  }));
