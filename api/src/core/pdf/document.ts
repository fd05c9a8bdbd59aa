import type { Content } from "pdfmake/interfaces.js";

/**
 * Part of pdfmake's content types that the pieces return: plain JSON, so that it can be sent to the worker
 * thread.
 */
export type Piece = Content;

/** A document to print; equal documents have equal bytes. */
export interface PdfDocument {
  readonly title: string;
  /** Author in the file's properties: the agency. */
  readonly author: string;
  /**
   * Creation date in the file's properties. It is part of the bytes, so it is taken from the record to keep
   * them reproducible.
   */
  readonly createdAt: Date;
  readonly content: readonly Piece[];
  /** Text to the left of the page number at the bottom of every page. */
  readonly footer: string;
  /** True when the type size is reduced until the document fits on one page. */
  readonly onePage?: boolean;
}
