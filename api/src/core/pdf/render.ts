import { readFileSync } from "node:fs";
import pdfmake from "pdfmake";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { light } from "../look.ts";
import type { PdfDocument } from "./document.ts";
import { fontFiles, fonts } from "./fonts.ts";
import { layouts } from "./layouts.ts";
import { sfntOf } from "./sfnt.ts";

// This file runs in a worker thread, also straight from its source: it imports only what Node itself can
// strip of types. The library's types leave out where it looks for files first.
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(path: string, bytes: Buffer): void };
};
for (const file of fontFiles) virtualfs.writeFileSync(file, sfntOf(readFileSync(file)));
pdfmake.setFonts(fonts);
pdfmake.setTableLayouts(layouts);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

const definition = ({ title, author, createdAt, content, footer }: PdfDocument): TDocumentDefinitions => ({
  pageSize: "LETTER",
  pageMargins: [48, 48, 48, 56],
  language: "es-CO",
  displayTitle: true,
  info: { title, author, creator: author, producer: author, creationDate: createdAt, modDate: createdAt },
  content: [...content] as Content[],
  footer: (page, pages) => ({
    margin: [48, 12, 48, 0],
    columns: [
      { text: footer, style: "small" },
      { text: `Página ${page} de ${pages}`, style: "small", alignment: "right", width: 90 },
    ],
  }),
  defaultStyle: { font: "Text", fontSize: 9.5, lineHeight: 1.25, color: light.ink },
  styles: {
    title: { font: "Display", fontSize: 20, lineHeight: 1.1 },
    heading: { font: "Display", fontSize: 13, margin: [0, 18, 0, 6] },
    label: { fontSize: 7.5, color: light.mist },
    small: { fontSize: 7.5, color: light.mist },
    strong: { bold: true },
    head: { fontSize: 8, bold: true, color: light.mist },
    total: { font: "Display", fontSize: 13 },
  },
});

/** Prints one document; the bytes depend on nothing else. */
export default async function render(document: PdfDocument): Promise<Uint8Array> {
  return pdfmake.createPdf(definition(document)).getBuffer();
}
