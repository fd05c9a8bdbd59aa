import pdfmake from "pdfmake";
import type { Column, Content, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { light } from "../look.ts";
import type { PdfDocument } from "./document.ts";
import { type LineOfFace, openFace } from "./faces.ts";
import { fontBytes } from "./font-bytes.ts";
import { type AskedFamily, type Family, fonts } from "./fonts.ts";
import { layouts } from "./layouts.ts";
import "./pictures-in-order.ts";
import { setLetters } from "./set-letters.ts";

// This file runs in a worker thread, also straight from its source: it imports only files whose types Node
// itself can strip. The library's types leave out `virtualfs`, in which it looks for files first.
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { existsSync(path: string): boolean; writeFileSync(path: string, bytes: Buffer): void };
};

/** Line height of the main text font, which characters of other fonts keep. */
const LINE: LineOfFace = { ascent: 0.96875, descent: -0.2412109375 };

/** Opens the fonts of a family, once per thread. */
function openFamily(family: Family): void {
  for (const file of Object.values(fonts[family]))
    if (!virtualfs.existsSync(file))
      virtualfs.writeFileSync(file, openFace(fontBytes(file), family === "Symbols" ? LINE : undefined));
}
openFamily("Display");
openFamily("Text");
pdfmake.setFonts(fonts);
pdfmake.setTableLayouts(layouts);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Styles of titles; all other styles use the text font. */
const titles = ["title", "figure", "heading", "total"];
const families = new Map(titles.map((style): [string, AskedFamily] => [style, "Display"]));

/** A document in which every character has its font. */
interface LetteredDocument extends Omit<PdfDocument, "footer"> {
  readonly foot: Column;
}

/** Assigns a font to every character of a document, and opens the needed fonts. */
function lettered({ content, footer, ...rest }: PdfDocument): LetteredDocument {
  const foot = { text: footer, style: "small" };
  const set = setLetters([foot, ...content], families);
  for (const family of set.needed) openFamily(family);
  const [written, ...pieces] = set.content as Content[];
  return { ...rest, content: pieces, foot: written as Column };
}

type Pages = (count: number) => void;

const definition = (
  { title, author, createdAt, content, foot }: LetteredDocument,
  size: number,
  countPages: Pages,
): TDocumentDefinitions => ({
  pageSize: "LETTER",
  pageMargins: [48, 48 * size, 48, 56],
  language: "es-CO",
  displayTitle: true,
  info: { title, author, creator: author, producer: author, creationDate: createdAt, modDate: createdAt },
  // The library writes into its input: each try gets a copy.
  content: structuredClone([...content]) as Content[],
  footer: (page, pages) => {
    countPages(pages);
    return {
      margin: [48, 12, 48, 0],
      columns: [
        structuredClone(foot),
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

/** Thrown before anything is drawn, when a one-page document does not fit on one page. */
class Longer extends Error {}

/** Prints a document at a given type size. @throws Longer when it needs more pages than allowed. */
const printed = (document: LetteredDocument, size: number, most = Infinity): Promise<Uint8Array> =>
  pdfmake
    .createPdf(
      definition(document, size, (count) => {
        if (count > most) throw new Longer();
      }),
    )
    .getBuffer();

/** Type sizes that are tried for a one-page document; anything smaller than the last one is unreadable. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8];
const LAST = 0.75;

/** Prints one document; the bytes depend only on the document. */
export default async function render(asked: PdfDocument): Promise<Uint8Array> {
  const document = lettered(asked);
  if (!document.onePage) return printed(document, 1);
  for (const size of SIZES)
    try {
      return await printed(document, size, 1);
    } catch (error) {
      if (!(error instanceof Longer)) throw error;
    }
  return printed(document, LAST);
}
