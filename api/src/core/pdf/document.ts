import type { Content } from "pdfmake/interfaces.js";

/**
 * The parts of pdfmake's vocabulary that the pieces answer: plain JSON, so that it can cross into the worker
 * thread.
 */
export type Piece = Content;

/** A document to print: equal documents give equal bytes. */
export interface PdfDocument {
  readonly title: string;
  /** Author in the file's properties: the agency. */
  readonly author: string;
  /** Creation date in the file's properties; it is part of the bytes, so the record provides it. */
  readonly createdAt: Date;
  readonly content: readonly Piece[];
  /** Left of the page number at the foot of every page. */
  readonly footer: string;
  /** True when it is set in smaller type until it fits on one page. */
  readonly onePage?: boolean;
}
