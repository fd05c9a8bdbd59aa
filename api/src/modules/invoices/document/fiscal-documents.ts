import type { EntityClass } from "@mikro-orm/core";
import type { DocumentKind } from "../../../core/verification/verification.enums.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import type { FiscalDocument } from "./fiscal-document.entity.ts";

/** Entity class for each kind of document. */
export const fiscalDocuments: Readonly<Record<FiscalDocumentKind, EntityClass<FiscalDocument>>> = {
  factura: Invoice,
  nota_credito: CreditNote,
};

/** Owner names for the stored files of each kind of document; access to the files is checked by owner. */
export const fiscalFileOwners = {
  factura: "invoice",
  nota_credito: "credit-note",
} as const satisfies Readonly<Record<FiscalDocumentKind, string>>;

/** Name of each kind of document on its verification page. */
export const documentKinds = { factura: "invoice", nota_credito: "credit_note" } as const satisfies Record<
  FiscalDocumentKind,
  DocumentKind
>;

/** Returns the file name of a document, without extension. */
export const fiscalFilename = (kind: FiscalDocumentKind, number: string): string =>
  `${kind === "factura" ? "factura" : "nota-credito"}-${number}`;
