import { plainWords } from "../../../../core/colombia/plain.ts";
import { ABOVE, type Sheet, type SheetLine } from "../../../../core/sheet/sheet.ts";
import type { BankColumns } from "../columns.rules.ts";
import type { BankFileHints } from "./bank-reading.type.ts";
import { headlessColumns, isHeadless } from "./headless.ts";
import { type Layout, layoutIn } from "./layouts.ts";
import { type FoundColumns, layoutColumns, recognisedColumns, type Table } from "./sheet-columns.ts";

/** Layout of a file, and the positions of its columns. */
export interface Recognised extends FoundColumns {
  readonly profile: string | null;
  readonly layout: Layout | null;
  readonly table: Table;
  /** Lines above the headings. */
  readonly above: readonly SheetLine[];
  readonly kept: boolean;
}

const numbered = (width: number): string[] => Array.from({ length: width }, (_, at) => `Columna ${at + 1}`);
/** Returns the largest number of cells in any of the lines. */
export const widthOf = (lines: readonly SheetLine[]): number =>
  Math.max(0, ...lines.map(({ cells }) => cells.length));

const trimmed = ({ cells }: SheetLine): string[] => cells.map((cell) => cell.trim());

/**
 * Returns the table under the line of headings that identifies the most columns; a table without headings
 * when no line identifies any.
 */
function likelyTable({ lines }: Sheet): Omit<Recognised, "kept" | "profile" | "layout"> {
  const tried = lines.slice(0, ABOVE).map((line, at) => {
    const table = { headings: trimmed(line), lines: lines.slice(at + 1) };
    return { at, table, count: headingCount(table) };
  });
  const [best] = tried.sort((one, other) => other.count - one.count);
  if (!best || best.count < 2)
    return {
      table: { headings: numbered(widthOf(lines.slice(0, 80))), lines },
      above: [],
      columns: {},
      references: [],
    };
  return { table: best.table, above: lines.slice(0, best.at), ...recognisedColumns(best.table) };
}

/** Returns the number of columns that a line of headings identifies; 0 without a day. */
function headingCount({ headings }: Table): number {
  const { columns } = recognisedColumns({ headings, lines: [] });
  return columns.day === undefined ? 0 : Object.keys(columns).length;
}

const fits = (columns: Partial<BankColumns>, { headings }: Table): boolean =>
  Object.values(columns).every((heading) => !heading || placeOf(headings, heading) >= 0);

/** Returns the index of a heading, regardless of case and accents; −1 when it does not occur. */
export const placeOf = (headings: readonly string[], heading: string): number =>
  headings.findIndex((one) => plainWords(one) === plainWords(heading));

/** Returns only the columns that are set, without null or empty ones. */
export const withoutNulls = (columns: Partial<BankColumns>): Partial<BankColumns> =>
  Object.fromEntries(Object.entries(columns).filter(([, heading]) => heading));

/**
 * Returns the layout of a sheet and its columns: by the layout's headings, by the columns saved for the
 * account, or by recognizable headings.
 */
export function recognise(sheet: Sheet, { keptColumns }: BankFileHints): Recognised {
  const { lines } = sheet;
  if (sheet.format === "csv" && isHeadless(lines)) {
    const table = { headings: numbered(9), lines };
    const profile = "Bancolombia, movimientos de empresas";
    return {
      profile,
      layout: null,
      table,
      above: [],
      kept: false,
      columns: headlessColumns,
      references: [],
    };
  }
  const found = layoutIn(sheet, ABOVE);
  if (found) {
    const { layout, at } = found;
    const line = lines[at];
    const table = { headings: line ? trimmed(line) : [], lines: lines.slice(at + 1) };
    return {
      profile: layout.name,
      layout,
      table,
      above: lines.slice(0, at),
      kept: false,
      ...layoutColumns(layout, table),
    };
  }
  const likely = likelyTable(sheet);
  if (keptColumns) {
    const columns = withoutNulls(keptColumns);
    const named = lines
      .slice(0, ABOVE)
      .findIndex((line) => fits(columns, { headings: trimmed(line), lines: [] }));
    const at = lines[named];
    const table = at ? { headings: trimmed(at), lines: lines.slice(named + 1) } : likely.table;
    const references = columns.reference === likely.columns.reference ? likely.references : [];
    if (fits(columns, table))
      return {
        profile: null,
        layout: null,
        table,
        above: at ? lines.slice(0, named) : [],
        kept: true,
        columns,
        references: columns.reference ? [columns.reference, ...references] : [],
      };
  }
  return { profile: null, layout: null, kept: false, ...likely };
}

/** Returns the columns, with the ones that a person chose in place of the recognized ones. */
export function withChoice(found: Recognised, chosen: Partial<BankColumns> | null): Recognised {
  if (!chosen) return found;
  const columns = withoutNulls(chosen);
  const same = columns.reference !== undefined && columns.reference === found.columns.reference;
  const references = same ? found.references : columns.reference ? [columns.reference] : [];
  return { ...found, columns, references, kept: false };
}

/**
 * Returns the account number from a column that has the same value in each line; null without such a column.
 */
export function accountColumn({ table, profile }: Recognised): string | null {
  const place =
    profile !== null && table.headings[0] === "Columna 1"
      ? 0
      : table.headings.findIndex((heading) =>
          /^(?:(?:numero|nro|no)(?: de)?(?: la)? )?cuenta(?: no| nro)?$/.test(plainWords(heading)),
        );
  if (place < 0) return null;
  const said = new Set(table.lines.map(({ cells }) => (cells[place] ?? "").trim()).filter(Boolean));
  const [only] = said;
  return said.size === 1 && only && /\d{4}/.test(only) ? only : null;
}
