import { ABOVE, NO_SHEET, type Sheet } from "../../../../core/sheet/sheet.ts";
import { dayWritten } from "../../../../core/sheet/written-days.ts";
import { type BankColumns, columnsProblem, ofxColumns } from "../columns.rules.ts";
import { reportIn, reportProblem } from "./acquirers.ts";
import type { BankFileHints, BankReading } from "./bank-reading.type.ts";
import { readReport } from "./read-report.ts";
import type { FixedSheet } from "./fixed-sheet.type.ts";
import { usualDays } from "./layouts.ts";
import {
  accountColumn,
  placeOf,
  type Recognised,
  recognise,
  widthOf,
  withChoice,
  withoutNulls,
} from "./recognised-sheet.ts";
import type { Table } from "./sheet-columns.ts";
import { statementFacts } from "./statement-facts.ts";
import { noMovements, readTable } from "./table-reading.ts";

/** Reading without movements, as a starting point. */
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
  dayBalances: [],
  until: null,
  remarks: [],
  asks: null,
  report: null,
  problem: null,
};

/** Reads a bank's sheet, by its known layout, else by its headings and a person's choice. */
export function readSheetOfBank(sheet: Sheet, hints: BankFileHints): BankReading {
  const { format } = sheet;
  if (sheet.lines.length === 0) return { ...nothing, format, problem: "El archivo está vacío." };
  if ((format === "csv" || format === "xls") && widthOf(sheet.lines) < 2)
    return { ...nothing, format, problem: NO_SHEET };
  const report = reportIn(sheet.lines.slice(0, ABOVE).map(({ cells }) => cells));
  if (report) {
    const { layout, at } = report;
    const below = sheet.lines.slice(at + 1);
    return {
      ...nothing,
      format,
      report: readReport(layout, sheet.lines[at]?.cells ?? [], below, hints.filename),
      problem: reportProblem(layout),
    };
  }
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
    until: facts.until === null ? null : dayWritten(facts.until),
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

/** Returns the reason why the columns cannot be used; null when they can. */
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
    until: sheet.closingAt ? dayWritten(sheet.closingAt) : null,
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
