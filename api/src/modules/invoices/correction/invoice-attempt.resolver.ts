import { FieldResolver, Resolver, Root } from "type-graphql";
import { Needs } from "../../../core/read/sql-field.ts";
import { BilledTo, InvoiceDraftLine } from "../invoice/invoice.types.ts";
import { asTyped } from "../paper/buyer.ts";
import { storedContent } from "../paper/electronic-paper.entity.ts";
import { CreditNoteAttempt } from "./credit-note-attempt.entity.ts";
import { InvoiceAttempt } from "./invoice-attempt.entity.ts";
import { type PaperAttempt, storedLines } from "./paper-attempt.entity.ts";

/** What an invoice said before it was corrected. */
@Resolver(() => InvoiceAttempt)
export class InvoiceAttemptResolver {
  /** To whom it was billed. */
  @Needs("content")
  @FieldResolver(() => BilledTo)
  facturarA(@Root() { content }: InvoiceAttempt) {
    return asTyped(storedContent(content).comprador);
  }

  /** What it charged. */
  @Needs("lines")
  @FieldResolver(() => [InvoiceDraftLine])
  lineas(@Root() attempt: InvoiceAttempt): InvoiceDraftLine[] {
    return linesOf(attempt);
  }
}

/** What a credit note said before it was corrected. */
@Resolver(() => CreditNoteAttempt)
export class CreditNoteAttemptResolver {
  /** What it took back. */
  @Needs("lines")
  @FieldResolver(() => [InvoiceDraftLine])
  lineas(@Root() attempt: CreditNoteAttempt): InvoiceDraftLine[] {
    return linesOf(attempt);
  }
}

const linesOf = ({ lines }: PaperAttempt): InvoiceDraftLine[] =>
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
