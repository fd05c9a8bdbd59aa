import { readFileSync } from "node:fs";
import pdfmake from "pdfmake";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { light } from "../look.ts";
import type { PdfDocument } from "./document.ts";
import { openFace } from "./faces.ts";
import { fontFiles, fonts } from "./fonts.ts";
import { layouts } from "./layouts.ts";
import "./pictures-in-order.ts";
import { sfntOf } from "./sfnt.ts";

// This file runs in a worker thread, also straight from its source: it imports only what Node itself can
// strip of types. The library's types leave out where it looks for files first.
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(path: string, bytes: Buffer): void };
};
for (const file of fontFiles) virtualfs.writeFileSync(file, openFace(sfntOf(readFileSync(file))));
pdfmake.setFonts(fonts);
pdfmake.setTableLayouts(layouts);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

type Pages = (count: number) => void;

const definition = (
  { title, author, createdAt, content, footer }: PdfDocument,
  size: number,
  countPages: Pages,
): TDocumentDefinitions => ({
  pageSize: "LETTER",
  pageMargins: [48, 48 * size, 48, 56],
  language: "es-CO",
  displayTitle: true,
  info: { title, author, creator: author, producer: author, creationDate: createdAt, modDate: createdAt },
  // The library writes into what it lays out: each try gets a copy.
  content: structuredClone([...content]) as Content[],
  footer: (page, pages) => {
    countPages(pages);
    return {
      margin: [48, 12, 48, 0],
      columns: [
        { text: footer, style: "small" },
        { text: `Página ${page} de ${pages}`, style: "small", alignment: "right", width: 90 },
      ],
    };
  },
  defaultStyle: { font: "Text", fontSize: 9.5 * size, lineHeight: 1.25, color: light.ink },
  styles: {
    title: { font: "Display", fontSize: 20 * size, lineHeight: 1.1 },
    figure: { font: "Display", fontSize: 30 * size, lineHeight: 1.1 },
    heading: { font: "Display", fontSize: 13 * size, margin: [0, 18 * size * size, 0, 6 * size] },
    label: { fontSize: 7.5 * size, color: light.mist },
    small: { fontSize: 7.5 * size, color: light.mist },
    strong: { bold: true },
    head: { fontSize: 8 * size, bold: true, color: light.mist },
    total: { font: "Display", fontSize: 13 * size },
  },
});

/** Thrown where a document of one page needs another, before anything is drawn. */
class Longer extends Error {}

/**
 * Prints a document at a size of its type.
 * @throws Longer where it needs more pages than there may be.
 */
const printed = (document: PdfDocument, size: number, most = Infinity): Promise<Uint8Array> =>
  pdfmake
    .createPdf(
      definition(document, size, (count) => {
        if (count > most) throw new Longer();
      }),
    )
    .getBuffer();

/** The sizes at which a document of one page is tried: below the last one nobody reads it. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8];
const LAST = 0.75;

/** Prints one document; the bytes depend on nothing else. */
export default async function render(document: PdfDocument): Promise<Uint8Array> {
  if (!document.onePage) return printed(document, 1);
  for (const size of SIZES)
    try {
      return await printed(document, size, 1);
    } catch (error) {
      if (!(error instanceof Longer)) throw error;
    }
  return printed(document, LAST);
}
