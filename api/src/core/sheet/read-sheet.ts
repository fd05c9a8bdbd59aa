import { readCsv } from "./csv.ts";
import { readHtmlTable } from "./html-table.ts";
import { readOfx } from "./ofx.ts";
import { readOldWorkbook } from "./old-workbook.ts";
import {
  NO_SHEET,
  type Sheet,
  type SheetFormat,
  type SheetLine,
  SheetProblem,
  type TypedLine,
  type WantedColumn,
} from "./sheet.ts";
import { packed } from "./packed-answer.ts";
import { isLocked, LOCKED } from "./locked-workbook.ts";
import { typedLines } from "./typed-lines.ts";
import { readSylk } from "./sylk.ts";
import { readXlsx } from "./xlsx.ts";

// This file runs in a worker thread, also straight from its source: it imports only files whose types Node
// itself can strip.

/** A file to be read: its first lines unchanged, or all lines with the requested columns. */
export interface SheetTask {
  readonly bytes: Uint8Array;
  readonly wanted: readonly WantedColumn[] | null;
  /** Line of the titles, if it is known; the requested columns are then named `Columna 3` and so on. */
  readonly titles?: number;
  /**
   * Possible headings of the file, in normalized words: a CSV is split by the separator that produces them.
   */
  readonly headings?: readonly string[];
}

/** Content of a file, or the reason why it is unreadable. */
export type SheetAnswer =
  | {
      readonly format: SheetFormat;
      readonly account: string | null;
      /** Lines at the beginning of the file, when no columns are requested. */
      readonly first: readonly SheetLine[];
      /** Every line below the headings, when columns are requested. */
      readonly lines: readonly TypedLine[];
    }
  | { readonly problem: string };

const SHOWN = 80;

const begins = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/**
 * Reads a file in the format that its first bytes show, whatever its name; `isHeading` recognizes possible
 * headings, in normalized words. @throws SheetProblem for an unreadable file.
 */
export function sheetOf(bytes: Uint8Array, isHeading?: (heading: string) => boolean): Sheet {
  if (begins(bytes, 0x50, 0x4b)) return readXlsx(bytes);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    if (isLocked(bytes)) throw new SheetProblem(LOCKED);
    return readOldWorkbook(bytes);
  }
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new SheetProblem(NO_SHEET);
  const start = Buffer.from(bytes.subarray(0, 4_096)).toString("latin1");
  if (/OFXHEADER|<\?OFX|<OFX[\s>]/i.test(start)) return readOfx(bytes);
  if (start.startsWith("ID;P")) return readSylk(bytes);
  if (/^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|head|meta|table)/i.test(start))
    return readHtmlTable(bytes);
  if (/^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype|\?xml)/i.test(start)) throw new SheetProblem(NO_SHEET);
  return readCsv(bytes, isHeading);
}

/**
 * Returns the sentence for a file without a line below its headings; text without columns is not accepted as
 * a sheet.
 */
function tooShort({ format, lines: [only] }: Sheet): string {
  if (!only) return "El archivo está vacío.";
  const isText = (format === "csv" || format === "xls") && only.cells.length === 1;
  return isText ? NO_SHEET : "El archivo no tiene movimientos.";
}

/** Reads a file, whatever its name. */
export default function readSheet({ bytes, wanted, titles, headings }: SheetTask): SheetAnswer {
  try {
    const known = new Set(headings);
    const sheet = sheetOf(bytes, (heading) => known.has(heading));
    const { format, account } = sheet;
    if (sheet.lines.length < 2) return { problem: tooShort(sheet) };
    if (!wanted) return { format, account, first: sheet.lines.slice(0, SHOWN), lines: [] };
    return { format, account, first: [], lines: typedLines(sheet, wanted, titles) };
  } catch (error) {
    if (error instanceof SheetProblem) return { problem: error.message };
    throw error;
  }
}

/** Reads a file for another thread. */
export const readForThread = async (task: SheetTask): Promise<readonly Uint8Array[]> =>
  packed(readSheet(task));
