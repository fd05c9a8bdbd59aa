import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput, Refusal } from "../../../core/failure.ts";
import { NO_SHEET, TOO_MANY_LINES } from "../../../core/sheet/sheet.ts";
import { plainWords } from "../../../core/colombia/plain.ts";
import { dayOf } from "../../../core/sheet/values.ts";
import { readBytes } from "../../../core/storage/upload.ts";
import type { Day } from "../../../core/colombia/days.ts";
import {
  type BadLine,
  type CustomerLine,
  type ImportColumn,
  importColumns,
  sortedLines,
} from "./customer-lines.rules.ts";

/** A file of customers that was read whole. */
export interface CustomerFile {
  readonly filename: string;
  readonly good: readonly CustomerLine[];
  readonly bad: readonly BadLine[];
}

const NO_NAMES =
  "El archivo no tiene la columna «Nombre». Usa la plantilla, o escribe ese título sobre los nombres.";

/** Texts for customers that replace the file reader's messages, which are about bank statements. */
const said: Readonly<Record<string, string>> = {
  [NO_SHEET]: "No pudimos leer el archivo. Guárdalo como XLSX o CSV y vuelve a intentarlo.",
  [TOO_MANY_LINES]: "El archivo tiene más de 10.000 clientes. Divídelo en varios.",
  "El archivo no tiene movimientos.": "El archivo no tiene clientes.",
};

async function saidOfCustomers<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refusal && said[error.message]) throw badInput("file", said[error.message]!);
    throw error;
  }
}

/**
 * Reads a file of customers, XLSX or CSV of up to 10 MB and 10,000 lines, in a worker thread; formulas are
 * read as text. Problems are reported by line.
 * @throws Refusal BAD_USER_INPUT on `file` for what cannot be read at all.
 */
export async function readCustomers(context: Context, file: Promise<FileUpload>): Promise<CustomerFile> {
  const { sheets } = context.services;
  const { bytes, filename } = await readBytes(file);
  const { format, first } = await saidOfCustomers(sheets.look(bytes));
  if (format === "ofx") throw badInput("file", said[NO_SHEET]!);
  const headings = headingsOf(first.map(({ cells }) => cells));
  const wanted = headings.map(
    ([name, heading]) => ({ name, heading, kind: "text", required: false }) as const,
  );
  const { lines } = await saidOfCustomers(sheets.read(bytes, wanted));
  const typed = lines.map(({ line, values }) => {
    const cells = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ) as Partial<Record<ImportColumn, string>>;
    const birthday = cells.fechaNacimiento ? (dayOf(cells.fechaNacimiento) as Day | null) : null;
    return { line, cells, birthday };
  });
  return { filename, ...sortedLines(typed, context.today) };
}

/** Returns which heading each column stands under: of the first line that has one of names. */
function headingsOf(first: readonly (readonly string[])[]): readonly (readonly [ImportColumn, string])[] {
  const columns = Object.entries(importColumns) as [ImportColumn, readonly string[]][];
  for (const cells of first) {
    const there = cells.map(plainWords);
    const found = columns.flatMap(([name, spellings]) => {
      const place = there.findIndex((heading) => spellings.some((one) => plainWords(one) === heading));
      return place < 0 ? [] : [[name, cells[place]!] as const];
    });
    if (found.some(([name]) => name === "name")) return found;
  }
  throw badInput("file", NO_NAMES);
}
