import type { EntityClass } from "@mikro-orm/core";
import type { DocumentKind } from "../../../core/verification/verification.enums.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import type { FiscalDocument } from "./fiscal-document.entity.ts";

/** Entity of each kind of document. */
export const fiscalDocuments: Readonly<Record<FiscalDocumentKind, EntityClass<FiscalDocument>>> = {
  factura: Invoice,
  nota_credito: CreditNote,
};

/**
 * Owner names under which the files of each kind of document are stored, and by which access to them is
 * checked.
 */
export const fiscalFileOwners = {
  factura: "invoice",
  nota_credito: "credit-note",
} as const satisfies Readonly<Record<FiscalDocumentKind, string>>;

/** Name of each kind of document on the page that verifies it by its code. */
export const documentKinds = { factura: "invoice", nota_credito: "credit_note" } as const satisfies Record<
  FiscalDocumentKind,
  DocumentKind
>;

/** Returns the name of a document's files, without their extension. */
export const fiscalFilename = (kind: FiscalDocumentKind, number: string): string =>
  `${kind === "factura" ? "factura" : "nota-credito"}-${number}`;
