import { SheetProblem } from "./sheet.ts";

/** A piece of text of a page, by where it stands: points from the left, and from the top of the page. */
export interface PdfWord {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
}

/** The words of a file, or what keeps them from being read. */
type PdfText = { readonly words: readonly PdfWord[] } | { readonly locked: "missing" | "wrong" };

/** Pages and pieces of text that one file may have. */
const MOST_PAGES = 200;
const MOST_WORDS = 200_000;

/** Codes of pdf.js for a file with a password: none was given, or a wrong one. */
const WRONG_PASSWORD = 2;

/**
 * Reads the texts of a PDF with their places. Nothing of it is drawn or run.
 * @throws SheetProblem for what is no PDF, and for more than 200 pages.
 */
export async function pdfWords(bytes: Uint8Array, password: string | null): Promise<PdfText> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
    ...(password === null ? {} : { password }),
  });
  try {
    const file = await task.promise;
    if (file.numPages > MOST_PAGES)
      throw new SheetProblem(`El PDF tiene más de ${MOST_PAGES} páginas. Descarga un periodo más corto.`);
    const words: PdfWord[] = [];
    for (let page = 1; page <= file.numPages; page += 1) {
      const { items } = await (await file.getPage(page)).getTextContent();
      for (const item of items) {
        if (!("str" in item) || item.str.trim() === "") continue;
        const [, , , , x = 0, y = 0] = item.transform as number[];
        words.push({ page, x, y: -y, width: item.width, text: item.str.trim() });
      }
      if (words.length > MOST_WORDS) throw new SheetProblem("El PDF tiene demasiado texto para un extracto.");
    }
    return { words };
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    const { name, code } = error as { readonly name?: string; readonly code?: number };
    if (name === "PasswordException") return { locked: code === WRONG_PASSWORD ? "wrong" : "missing" };
    throw new SheetProblem("No pudimos leer el archivo. El PDF está dañado.");
  } finally {
    await task.destroy();
  }
}
