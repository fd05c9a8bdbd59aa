import { constants, inflateSync } from "node:zlib";
import type { PDFPageProxy } from "pdfjs-dist";
import { SheetProblem } from "./sheet.ts";

/** A piece of text on a page, with its position in points from the left and from the top. */
export interface PdfWord {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
}

/** Words of a file, or the reason why they cannot be read. */
type PdfText = { readonly words: readonly PdfWord[] } | { readonly locked: "missing" | "wrong" };

/** Limits of one file: bytes, streams, bytes of the decompressed streams, pages and pieces of text. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_STREAMS = 5_000;
const MOST_UNPACKED = 4 * 1024 * 1024;
const MOST_PAGES = 200;
const MOST_WORDS = 25_000;

const SHORTER = "Descarga un periodo más corto.";
const TOO_MUCH_TEXT = `El PDF tiene demasiado texto para un extracto. ${SHORTER}`;
const DAMAGED = "No pudimos leer el archivo. El PDF está dañado.";

/** First byte of data compressed by zlib with its usual window (RFC 1950). */
const ZLIB = 0x78;

/** Code of pdf.js's error for a wrong password; the error has another code when no password was passed. */
const WRONG_PASSWORD = 2;

/**
 * Refuses a PDF that no bank writes, before it is parsed: one that is too large, has no table of its objects,
 * or has streams that decompress to an excessive size.
 */
function refuseSwollen(bytes: Uint8Array): void {
  if (bytes.length > MOST_BYTES) throw new SheetProblem(`El PDF pesa más de 4 MB. ${SHORTER}`);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.lastIndexOf("startxref") === -1) throw new SheetProblem(DAMAGED);
  let [streams, left] = [MOST_STREAMS, MOST_UNPACKED];
  for (let at = file.indexOf("stream"); at !== -1; at = file.indexOf("stream", at + 1)) {
    const end = file.indexOf("endstream", at);
    if (end === -1) return;
    if ((streams -= 1) < 0) throw new SheetProblem(TOO_MUCH_TEXT);
    if (!isPicture(file, at)) left -= unpackedSize(file.subarray(at, end), left);
    if (left < 0) throw new SheetProblem(TOO_MUCH_TEXT);
    at = end + "endstream".length;
  }
}

/** Number of bytes before a stream in which its dictionary is searched. */
const DICTIONARY = 400;

/**
 * Returns whether the stream at a position is a picture, such as a bank's logo, from which no text is read.
 */
const isPicture = (file: Buffer, at: number): boolean =>
  /\/Subtype\s*\/Image\b(?!.*endobj)/s.test(file.toString("latin1", Math.max(0, at - DICTIONARY), at));

/**
 * Returns the decompressed size of a stream in bytes, even when it was compressed several times; `most` plus
 * one when it is larger, 0 when it is not compressed.
 */
function unpackedSize(stream: Buffer, most: number): number {
  const packed = stream.subarray(/^stream\r?\n/.exec(stream.toString("latin1", 0, 8))?.[0].length ?? 0);
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
    return unpacked[0] === ZLIB ? Math.max(unpacked.length, unpackedSize(unpacked, most)) : unpacked.length;
  } catch (error) {
    return (error as { readonly code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? most + 1 : 0;
  }
}

/**
 * Reads the texts of a PDF with their positions, without rendering or executing anything. @throws
 * SheetProblem for a file that is not a PDF, and for more than 4 MB, 200 pages or 25,000 pieces of text.
 */
export async function pdfWords(bytes: Uint8Array, password: string | null): Promise<PdfText> {
  refuseSwollen(bytes);
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
      throw new SheetProblem(`El PDF tiene más de ${MOST_PAGES} páginas. ${SHORTER}`);
    const words: PdfWord[] = [];
    let left = MOST_WORDS;
    for (let page = 1; page <= file.numPages; page += 1)
      for await (const { items } of piecesOf(await file.getPage(page))) {
        if ((left -= items.length) < 0) throw new SheetProblem(TOO_MUCH_TEXT);
        for (const item of items) {
          if (!("str" in item) || item.str.trim() === "") continue;
          const [, , , , x = 0, y = 0] = item.transform as number[];
          words.push({ page, x, y: -y, width: item.width, text: item.str.trim() });
        }
      }
    return { words };
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    const { name, code } = error as { readonly name?: string; readonly code?: number };
    if (name === "PasswordException") return { locked: code === WRONG_PASSWORD ? "wrong" : "missing" };
    throw new SheetProblem(DAMAGED);
  } finally {
    await task.destroy();
  }
}

/** Pieces of text of a page, as `getTextContent` returns them all at once. */
type PageText = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>;

/** Returns a stream of a page's pieces of text, so that reading an endless page can be stopped. */
const piecesOf = (page: PDFPageProxy) => page.streamTextContent() as ReadableStream<PageText>;
