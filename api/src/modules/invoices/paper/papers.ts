import type { EntityClass } from "@mikro-orm/core";
import type { DocumentKind } from "../../../core/verification/verification.enums.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import type { PaperKind } from "../sending/sending.enums.ts";
import type { ElectronicPaper } from "./electronic-paper.entity.ts";

/** The entity of each kind of paper. */
export const papers: Readonly<Record<PaperKind, EntityClass<ElectronicPaper>>> = {
  factura: Invoice,
  nota_credito: CreditNote,
};

/** What is kept of a paper, by its kind: who may open its files is said under these names. */
export const paperOwners: Readonly<Record<PaperKind, string>> = {
  factura: "invoice",
  nota_credito: "credit-note",
};

/** What each is called where it is checked by its code. */
export const documentKinds = { factura: "invoice", nota_credito: "credit_note" } as const satisfies Record<
  PaperKind,
  DocumentKind
>;

/** Name of a paper's files, without their ending. */
export const paperFilename = (kind: PaperKind, number: string): string =>
  `${kind === "factura" ? "factura" : "nota-credito"}-${number}`;
