import { CsvError, type Options, parse } from "csv-parse/sync";
import { plainWords } from "../colombia/plain.ts";
import { ABOVE, Lines, MOST_LINES, refuseMany, type Sheet, type SheetLine, SheetProblem } from "./sheet.ts";
import { decoded } from "./text.ts";

/**
 * Cell separators, in order of preference when several fit a file equally well: a comma occurs within texts
 * more often than a tab.
 */
const separators = ["\t", ";", "|", ","] as const;
type Separator = (typeof separators)[number];

/** Number of lines from which the separator is determined, and maximum number of their characters. */
const LOOKED_AT = 60;
const LOOKED_INTO = 256 * 1024;

/** Maximum number of characters of a line. */
const LONGEST_LINE = 20_000;

const NO_LINE = "no es una fila de una hoja de cálculo.";

interface Record {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const reading = {
  info: true,
  bom: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: LONGEST_LINE,
  skip_empty_lines: true,
} as const satisfies Options;

/**
 * Reads a file whose cells are separated by semicolons, commas, tabs or vertical bars, with any line ends.
 * `isHeading` recognizes possible headings of the file, in normalized words; the separator that produces them
 * is the file's separator. @throws SheetProblem with the line.
 */
export function readCsv(bytes: Uint8Array, isHeading: (heading: string) => boolean = () => false): Sheet {
  const text = decoded(bytes);
  for (const end of ["\n", "\r"]) refuseMany(text, end);
  refuseLong(text);
  const separator = separatorOf(text, isHeading);
  refuseMany(text, separator);
  const lines = new Lines();
  for (const { line, cells } of unwrapped(linesOf(text, separator), isHeading)) lines.add(line, cells);
  return { format: "csv", lines: lines.all, account: null, separator };
}

/** Refuses a line that no spreadsheet writes, before it is parsed. */
function refuseLong(text: string): void {
  let line = 1;
  for (let at = 0; at < text.length; line += 1) {
    const end = text.indexOf("\n", at);
    const next = end === -1 ? text.length : end + 1;
    if (next - at > LONGEST_LINE && !hasReturn(text, at, next))
      throw new SheetProblem(`Línea ${line}: ${NO_LINE}`);
    at = next;
  }
}

/**
 * Returns whether a carriage return ends a line before the length limit: texts of old computers have no other
 * line ends.
 */
function hasReturn(text: string, from: number, to: number): boolean {
  for (let at = from; at < to;) {
    const end = text.indexOf("\r", at);
    const next = end === -1 || end > to ? to : end + 1;
    if (next - at > LONGEST_LINE) return false;
    at = next;
  }
  return true;
}

/** Returns the lines of a text; at most one more than a file may have. */
function linesOf(text: string, delimiter: Separator): SheetLine[] {
  try {
    const found = parse(text, { ...reading, delimiter, to: MOST_LINES + ABOVE + 1 });
    return (found as unknown as Record[]).map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetProblem(`Línea ${lineOf(error as { lines?: number })}: ${wrong(error)}`);
  }
}

/**
 * Returns the lines of a file in which every whole line is enclosed in quotes, parsed without these quotes.
 */
function unwrapped(all: SheetLine[], isHeading: (heading: string) => boolean): readonly SheetLine[] {
  const lines = all.filter(({ cells }) => cells.some((cell) => cell.trim()));
  const isWrapped =
    lines.length > 1 &&
    lines.every(({ cells: [only = "", ...more] }) => more.length === 0 && !/[\r\n]/.test(only));
  if (!isWrapped) return lines;
  const text = lines.map(({ cells }) => cells[0]).join("\n");
  const within = linesOf(text, separatorOf(text, isHeading));
  if (within.length !== lines.length) return lines;
  return within.map(({ cells }, at) => ({ line: lines[at]?.line ?? 1, cells }));
}

const lineOf = ({ lines }: { readonly lines?: number }): number => lines ?? 1;

const wrong = ({ code }: CsvError): string =>
  code === "CSV_QUOTE_NOT_CLOSED" ? "hay unas comillas que se abren y no se cierran." : NO_LINE;

/**
 * Returns the separator with which one of the first lines has the most known headings; otherwise the
 * separator with which most lines have the same number of cells.
 */
function separatorOf(text: string, isHeading: (heading: string) => boolean): Separator {
  const tried = separators.map((separator) => {
    const lines = firstLines(text.slice(0, LOOKED_INTO), separator);
    const headings = lines.map((cells) => cells.filter((cell) => isHeading(plainWords(cell))).length);
    const most = Math.max(0, ...headings);
    return { separator, headings: most > 1 ? most : 0, alike: alikeIn(lines) };
  });
  const [best] = tried.sort((one, other) => other.headings - one.headings || other.alike - one.alike);
  return best?.separator ?? ";";
}

/** Returns the cells of the first lines; for a line with an unclosed quote, the cells before the quote. */
function firstLines(text: string, delimiter: Separator): readonly string[][] {
  const lines: string[][] = [];
  try {
    parse(text, {
      ...reading,
      info: false,
      delimiter,
      to: LOOKED_AT,
      on_record: (cells: string[]) => void lines.push(cells),
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return lines;
}

/** Returns the share of lines that have the most common number of cells, among lines with several cells. */
function alikeIn(lines: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, lines.length);
}
