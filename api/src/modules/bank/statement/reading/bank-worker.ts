import { packed } from "../../../../core/sheet/packed-answer.ts";
import { onlyFileOf } from "../../../../core/sheet/zip-of-one.ts";
import { pdfWords } from "../../../../core/sheet/pdf-words.ts";
import { sheetOf } from "../../../../core/sheet/read-sheet.ts";
import { SheetProblem } from "../../../../core/sheet/sheet.ts";
import { decoded } from "../../../../core/sheet/text.ts";
import { reportHeadings } from "./acquirers.ts";
import { readAsobancaria } from "./asobancaria.ts";
import { nothing, readFixedSheet, readSheetOfBank } from "./bank-file.ts";
import type { BankFileHints, BankReading } from "./bank-reading.type.ts";
import { layouts } from "./layouts.ts";
import { readPdfStatement } from "./pdf-statements.ts";

// This file runs in a worker thread, also straight from its source: it imports only files whose types Node
// itself can strip.

/** A file to be read, with additional information about it. */
export interface BankTask {
  readonly bytes: Uint8Array;
  readonly hints: BankFileHints;
}

const headings = new Set([
  ...layouts.flatMap(({ needs, columns }) => [...needs, ...Object.values(columns).flat()]),
  ...reportHeadings,
  ...["fecha", "descripcion", "concepto", "detalle", "valor", "monto", "saldo", "debito", "credito"],
  ...[
    "debitos",
    "creditos",
    "referencia",
    "documento",
    "tipo",
    "naturaleza",
    "date",
    "amount",
    "description",
  ],
]);

const LOCKED = {
  missing: "El PDF tiene contraseña: suele ser el número de documento del titular. Escríbela para leerlo.",
  wrong: "Esa no es la contraseña del PDF. Suele ser el número de documento del titular.",
} as const;
const OTHER_PDF =
  "De los PDF leemos los extractos de Nequi y DaviPlata. De este banco, descarga los movimientos en CSV o XLSX.";

const begins = (bytes: Uint8Array, text: string): boolean =>
  Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;

/** Returns whether a text begins with the header record of Asobancaria, in any of the supported encodings. */
const beginsWithRecord = (bytes: Uint8Array): boolean =>
  /^(?:ï»¿|ÿþ|þÿ)?\s*01\d/.test(Buffer.from(bytes.subarray(0, 64)).toString("latin1").replaceAll("\0", ""));

/** Reads a bank's file, regardless of its name. */
export async function readBankFile({ bytes, hints }: BankTask): Promise<BankReading> {
  try {
    return await readFile(begins(bytes, "PK") ? (onlyFileOf(bytes) ?? bytes) : bytes, hints);
  } catch (error) {
    if (error instanceof SheetProblem) return { ...nothing, problem: error.message };
    throw error;
  }
}

async function readFile(bytes: Uint8Array, hints: BankFileHints): Promise<BankReading> {
  if (begins(bytes, "%PDF-")) return readPdf(bytes, hints);
  if (beginsWithRecord(bytes)) {
    const collections = readAsobancaria(decoded(bytes));
    if (collections) return readFixedSheet(collections, hints);
  }
  return readSheetOfBank(
    sheetOf(bytes, (heading) => headings.has(heading)),
    hints,
  );
}

async function readPdf(bytes: Uint8Array, hints: BankFileHints): Promise<BankReading> {
  const read = await pdfWords(bytes, hints.password);
  if ("locked" in read) return { ...nothing, format: "pdf", asks: "password", problem: LOCKED[read.locked] };
  const statement = readPdfStatement(read.words);
  if (!statement) return { ...nothing, format: "pdf", problem: OTHER_PDF };
  return readFixedSheet(statement, hints);
}

/** Reads a file in the worker thread, and returns the result as bytes for the other thread. */
export const readForThread = async (task: BankTask): Promise<readonly Uint8Array[]> =>
  packed(await readBankFile(task));
