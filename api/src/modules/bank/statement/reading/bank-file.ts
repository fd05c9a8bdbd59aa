import { plainWords } from "../../../../core/colombia/plain.ts";
import { amountReader, isBlank } from "../../../../core/sheet/amounts.ts";
import {
  ABOVE,
  MOST_LINES,
  NO_SHEET,
  type Sheet,
  type SheetLine,
  TOO_MANY_LINES,
} from "../../../../core/sheet/sheet.ts";
import { dayOrderOf, dayWritten, type DayOrder } from "../../../../core/sheet/written-days.ts";
import { type BankColumns, columnsProblem, ofxColumns } from "../columns.rules.ts";
import { reportProblem } from "./acquirers.ts";
import { reconciled } from "./balances.ts";
import type { BankFileHints, BankReading, ReadMovement } from "./bank-reading.type.ts";
import type { FixedSheet } from "./fixed-sheet.type.ts";
import { headlessColumns, isHeadless } from "./headless.ts";
import { type Layout, layoutIn, usualDays } from "./layouts.ts";
import { type FoundColumns, layoutColumns, recognisedColumns, type Table } from "./sheet-columns.ts";
import { type Places, sortedLines } from "./sorted-lines.ts";
import { statementFacts } from "./statement-facts.ts";

/** A reading of which nothing is known. */
export const nothing: BankReading = {
  format: "csv",
  profile: null,
  account: null,
  headings: [],
  columns: {},
  kept: false,
  movements: [],
  leftOut: [],
  refused: [],
  opening: null,
  closing: null,
  remarks: [],
  asks: null,
  problem: null,
};

/** Layout of a file, and the places of its columns. */
interface Recognised extends FoundColumns {
  readonly profile: string | null;
  readonly layout: Layout | null;
  readonly table: Table;
  /** Lines above the headings. */
  readonly above: readonly SheetLine[];
  readonly kept: boolean;
}

const numbered = (width: number): string[] => Array.from({ length: width }, (_, at) => `Columna ${at + 1}`);
const widthOf = (lines: readonly SheetLine[]): number =>
  Math.max(0, ...lines.map(({ cells }) => cells.length));

const trimmed = ({ cells }: SheetLine): string[] => cells.map((cell) => cell.trim());

/** Returns the table whose headings give the most of the columns; one without headings where none does. */
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

/** Returns how many columns a line of headings names; none without a day. */
function headingCount({ headings }: Table): number {
  const { columns } = recognisedColumns({ headings, lines: [] });
  return columns.day === undefined ? 0 : Object.keys(columns).length;
}

const fits = (columns: Partial<BankColumns>, { headings }: Table): boolean =>
  Object.values(columns).every((heading) => !heading || placeOf(headings, heading) >= 0);

const placeOf = (headings: readonly string[], heading: string): number =>
  headings.findIndex((one) => plainWords(one) === plainWords(heading));

const withoutNulls = (columns: Partial<BankColumns>): Partial<BankColumns> =>
  Object.fromEntries(Object.entries(columns).filter(([, heading]) => heading));

function recognise(sheet: Sheet, { keptColumns }: BankFileHints): Recognised {
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

/** Returns the columns with those that a person chose in the place of ours. */
function withChoice(found: Recognised, chosen: Partial<BankColumns> | null): Recognised {
  if (!chosen) return found;
  const columns = withoutNulls(chosen);
  const same = columns.reference !== undefined && columns.reference === found.columns.reference;
  const references = same ? found.references : columns.reference ? [columns.reference] : [];
  return { ...found, columns, references, kept: false };
}

/** Reads a sheet of a bank, by its layout, else by its headings and by what a person chose. */
export function readSheetOfBank(sheet: Sheet, hints: BankFileHints): BankReading {
  const { format } = sheet;
  if (sheet.lines.length === 0) return { ...nothing, format, problem: "El archivo está vacío." };
  if ((format === "csv" || format === "xls") && widthOf(sheet.lines) < 2)
    return { ...nothing, format, problem: NO_SHEET };
  const report = reportProblem(sheet.lines.slice(0, ABOVE).map(({ cells }) => cells));
  if (report) return { ...nothing, format, problem: report };
  if (format === "ofx") return readOfxOfBank(sheet, hints);
  const found = withChoice(recognise(sheet, hints), hints.columns);
  const { table, above, columns, layout } = found;
  const facts = statementFacts(layout ? [...above] : above);
  const known = {
    ...nothing,
    format,
    profile: found.profile,
    columns,
    kept: found.kept,
    account: facts.account ?? accountColumn(found),
    headings: table.headings.filter(Boolean),
  };
  if (table.lines.length === 0) return { ...known, problem: noMovements(0) };
  const missing = problemOf(columns, hints, table);
  if (missing) return { ...known, problem: missing };
  return {
    ...known,
    ...readTable(found, hints, {
      usual: layout ? usualDays(layout, sheet) : found.profile || found.kept ? "day" : null,
      last: (facts.until && dayWritten(facts.until)) || hints.today,
      doubtful: "thousands",
      opening: facts.opening,
      closing: facts.closing,
    }),
  };
}

/** Returns why the columns cannot be used; null when they can. */
function problemOf(
  columns: Partial<BankColumns>,
  { columns: chosen, keptColumns }: BankFileHints,
  table: Table,
) {
  const wanted = chosen ?? (Object.keys(columns).length === 0 ? keptColumns : null);
  const absent = Object.values(wanted ?? {}).filter(
    (heading): heading is string => Boolean(heading) && placeOf(table.headings, String(heading)) < 0,
  );
  const names = absent.map((heading) => `«${heading}»`).join(", ");
  const count = Object.values(wanted ?? {}).filter(Boolean).length;
  if (absent.length > 0 && absent.length === count)
    return `El archivo no tiene las columnas que esta cuenta usa (${names}). ¿Es de otro banco?`;
  if (absent.length > 0)
    return `Al archivo le ${absent.length === 1 ? "falta la columna" : "faltan las columnas"} ${names}.`;
  return columnsProblem(columns)?.[1] ?? null;
}

/** Returns the account of a column that says one and the same at each line. */
function accountColumn({ table, profile }: Recognised): string | null {
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

/** Reads the sheet of a file that has no headings of its own. */
export function readFixedSheet(fixed: FixedSheet, hints: BankFileHints): BankReading {
  const { sheet, columns, name, problem, leftOut } = fixed;
  const [headings, ...lines] = sheet.lines;
  const table = { headings: [...(headings?.cells ?? [])], lines };
  const found: Recognised = {
    profile: name,
    layout: null,
    table,
    above: [],
    kept: true,
    columns,
    references: columns.reference === null ? [] : [columns.reference],
  };
  const known = { ...nothing, format: sheet.format, profile: name, account: sheet.account, kept: true };
  const read = readTable(found, hints, {
    usual: "day",
    last: hints.today,
    doubtful: "thousands",
    opening: fixed.opening,
    closing: fixed.closing,
  });
  const movements = problem === null ? {} : { movements: [], problem };
  return {
    ...known,
    headings: table.headings,
    columns: withoutNulls(columns),
    ...read,
    leftOut: [...leftOut, ...read.leftOut],
    ...movements,
  };
}

function readOfxOfBank(sheet: Sheet, hints: BankFileHints): BankReading {
  const [headings, ...lines] = sheet.lines;
  const table = { headings: [...(headings?.cells ?? [])], lines };
  const found: Recognised = {
    profile: null,
    layout: null,
    table,
    above: [],
    kept: true,
    columns: ofxColumns,
    references: ["Referencia"],
  };
  return {
    ...nothing,
    format: "ofx",
    account: sheet.account,
    headings: table.headings,
    kept: true,
    columns: withoutNulls(ofxColumns),
    ...readTable(found, hints, {
      usual: "day",
      last: hints.today,
      doubtful: "unread",
      opening: null,
      closing: sheet.closing ?? null,
    }),
  };
}

/** Knowledge of a table besides its cells. */
interface TableFacts {
  readonly usual: DayOrder | null;
  readonly last: string;
  readonly doubtful: "thousands" | "unread";
  readonly opening: string | null;
  readonly closing: string | null;
}

function placesIn({ headings }: Table, { columns, references }: FoundColumns): Places {
  const place = (heading: string | null | undefined) => {
    const at = heading ? placeOf(headings, heading) : -1;
    return at < 0 ? undefined : at;
  };
  const { day, text, amount, credit, debit, sign, bankId } = columns;
  const found = Object.entries({ day, text, amount, credit, debit, sign, bankId }).flatMap(
    ([name, heading]) => {
      const at = place(heading);
      return at === undefined ? [] : [[name, at] as const];
    },
  );
  const balance = ["saldo", "saldo total", "saldo contable", "saldo disponible"]
    .map((one) => headings.findIndex((heading) => plainWords(heading) === one))
    .find((at) => at >= 0);
  return {
    ...Object.fromEntries(found),
    references: references.flatMap((heading) => place(heading) ?? []),
    balance: balance ?? null,
  };
}

const DAYS_UNDECIDED =
  "Las fechas del archivo se pueden leer de dos maneras. Di si el día o el mes va primero.";

function readTable(found: Recognised, hints: BankFileHints, facts: TableFacts) {
  const { table, layout } = found;
  if (table.lines.length > MOST_LINES) return { ...unread, asks: null, problem: TOO_MANY_LINES };
  const places = placesIn(table, found);
  const cells = (place: number | null | undefined) =>
    place === null || place === undefined
      ? []
      : table.lines.map(({ cells: all }) => (all[place] ?? "").trim());
  const money = [places.amount, places.credit, places.debit, places.balance].flatMap(cells);
  const amountOf = amountReader(
    money.filter((cell) => !isBlank(cell)),
    facts.doubtful,
  );
  const { order } = dayOrderOf(cells(places.day), { said: hints.dayOrder, usual: facts.usual });
  if (order === null) return { ...unread, asks: "dayOrder" as const, problem: DAYS_UNDECIDED };
  const { movements, leftOut, refused, balances, ...between } = sortedLines(table.lines, {
    places,
    headings: table.headings,
    amountOf,
    dayOf: (text) => dayWritten(text, order, { last: facts.last }),
    today: hints.today,
    debitSign: isNegative(cells(places.debit).map(amountOf)) ? -1 : 1,
    isData: layout?.blocks ? betweenHeadings(table) : () => true,
  });
  const said = {
    opening: between.opening ?? (facts.opening === null ? null : amountOf(facts.opening)),
    closing: between.closing ?? (facts.closing === null ? null : amountOf(facts.closing)),
  };
  const { opening, closing, problem } = reconciled(balances, said, refused.length === 0);
  const none = movements.length === 0 && refused.length === 0 ? noMovements(leftOut.length) : null;
  const { known, remarks } = withBelievedIds(movements);
  const unused =
    found.halfSigned === undefined || found.columns.sign
      ? []
      : [`La columna «${found.halfSigned}» no dice en cada línea si entró o salió: no la usamos.`];
  return {
    movements: problem === null ? known : [],
    leftOut,
    refused,
    opening,
    closing,
    remarks: [...unused, ...remarks],
    asks: null,
    problem: problem ?? none,
  };
}

const unread = {
  movements: [],
  leftOut: [],
  refused: [],
  opening: null,
  closing: null,
  remarks: [],
} satisfies Partial<BankReading>;

/** Returns whether amounts are all below zero, but for those that are zero or none. */
const isNegative = (amounts: readonly (number | null)[]): boolean =>
  amounts.every((cents) => (cents ?? 0) <= 0) && amounts.some((cents) => (cents ?? 0) < 0);

const noMovements = (leftOut: number): string =>
  leftOut === 0
    ? "El archivo no tiene movimientos."
    : `El archivo no tiene movimientos: ninguna de sus ${leftOut} líneas lo es.`;

/** Returns whether a line stands below headings and not in another block (`Información General:`). */
function betweenHeadings({ headings, lines }: Table): (line: SheetLine) => boolean {
  const there = headings.map(plainWords).join("|");
  const outside = new Set<SheetLine>();
  let isOutside = false;
  for (const line of lines) {
    const filled = line.cells.filter((cell) => cell.trim());
    if (filled.length === 1 && (filled[0] ?? "").trim().endsWith(":")) isOutside = true;
    if (line.cells.map(plainWords).join("|") === there) isOutside = false;
    else if (isOutside) outside.add(line);
  }
  return (line) => !outside.has(line);
}

/** Returns the movements with the bank's ids, or without them where one is of several movements. */
function withBelievedIds(movements: readonly ReadMovement[]) {
  const seen = new Set<string>();
  const repeated = movements.find(({ bankId }) => {
    if (bankId === null) return false;
    if (seen.has(bankId)) return true;
    seen.add(bankId);
    return false;
  });
  if (!repeated) return { known: movements, remarks: [] };
  return {
    known: movements.map((movement) => ({ ...movement, bankId: null })),
    remarks: [
      `El archivo repite identificadores del banco («${repeated.bankId}», línea ${repeated.line}): ` +
        "lo leímos sin ellos.",
    ],
  };
}
