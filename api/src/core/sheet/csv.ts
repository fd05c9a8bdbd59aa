import { CsvError, parse } from "csv-parse/sync";
import { ABOVE, Lines, MOST_LINES, type Sheet, SheetProblem } from "./sheet.ts";
import { decoded } from "./text.ts";

const separators = [";", "\t", ",", "|"] as const;
const LOOKED_AT = 40;

/** Characters that one line may have. */
const LONGEST_LINE = 20_000;

interface Record {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Reads what is separated by semicolons, commas, tabs or bars. @throws SheetProblem with the line. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decoded(bytes);
  const lines = new Lines();
  try {
    const records = parse(text, {
      delimiter: separatorOf(text),
      info: true,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_LINE,
      skip_empty_lines: true,
      to: MOST_LINES + ABOVE + 1,
    }) as unknown as Record[];
    for (const { record, info } of records) lines.add(info.lines, record);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetProblem(`Línea ${lineOf(error as { lines?: number })}: ${wrong(error)}`);
  }
  return { format: "csv", lines: lines.all, account: null };
}

const lineOf = ({ lines }: { readonly lines?: number }): number => lines ?? 1;

const wrong = ({ code }: CsvError): string =>
  code === "CSV_QUOTE_NOT_CLOSED"
    ? "hay unas comillas que se abren y no se cierran."
    : "no es una fila de una hoja de cálculo.";

/** Returns the separator that stands most often outside of quotes in the first lines. */
function separatorOf(text: string): string {
  const sample = text
    .split(/\r?\n/, LOOKED_AT)
    .join("\n")
    .replace(/"[^"]*"/g, "");
  const count = (separator: string) => sample.split(separator).length;
  return [...separators].sort((one, other) => count(other) - count(one))[0] ?? ";";
}
