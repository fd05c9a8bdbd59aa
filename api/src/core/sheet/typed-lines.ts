import { plainWords } from "../colombia/plain.ts";
import {
  type MergedCells,
  MOST_LINES,
  type Sheet,
  type SheetLine,
  SheetProblem,
  TOO_MANY_LINES,
  type TypedLine,
} from "./sheet.ts";
import type { ColumnKind, WantedColumn } from "./sheet.ts";
import { amountOf } from "./amounts.ts";
import { dayWritten } from "./written-days.ts";

/** Maximum length of a cell's text that is returned. */
const LONGEST = 500;

const placeOf = (heading: string): number => Number(/^Columna (\d+)$/.exec(heading)?.[1] ?? 0) - 1;

const said: Readonly<Record<ColumnKind, string>> = {
  day: "como fecha (día/mes/año)",
  amount: "como valor en pesos",
  text: "como texto",
};

interface Placed extends WantedColumn {
  readonly place: number;
}

/**
 * Returns the lines of a file below its headings, each column parsed by its kind; columns requested by
 * position are read below the line `titles`. @throws SheetProblem when a column is missing, or for the first
 * line with an invalid value, naming line and column.
 */
export function typedLines(
  { lines, merged = [] }: Sheet,
  wanted: readonly WantedColumn[],
  titles = 0,
): readonly TypedLine[] {
  const { columns, below } = placed(lines, wanted, titles);
  if (below.length > MOST_LINES) throw new SheetProblem(TOO_MANY_LINES);
  const above = columns.map(({ name, place }) => ({ name, texts: textsAbove(lines, merged, place) }));
  return below.map(({ line, cells }) => {
    const kept = above.flatMap(({ name, texts }) => {
      const text = texts.get(line);
      return text ? [[name, text] as const] : [];
    });
    return {
      line,
      values: Object.fromEntries(
        columns.map((column) => [column.name, typed(column, (cells[column.place] ?? "").trim(), line)]),
      ),
      ...(kept.length > 0 && { merged: Object.fromEntries(kept) }),
    };
  });
}

/** Returns the texts that merged cells of a column contribute to the lines below their first line. */
function textsAbove(
  lines: readonly SheetLine[],
  merged: readonly MergedCells[],
  place: number,
): ReadonlyMap<number, string> {
  const starts = new Map(merged.flatMap((one) => (one.place === place ? [[one.from, one] as const] : [])));
  const texts = new Map<number, string>();
  if (starts.size === 0) return texts;
  let now: { readonly to: number; readonly text: string } | null = null;
  for (const { line, cells } of lines) {
    const start = starts.get(line);
    if (start) now = { to: start.to, text: (cells[place] ?? "").trim().slice(0, LONGEST) };
    else if (now && line <= now.to) texts.set(line, now.text);
    else now = null;
  }
  return texts;
}

function placed(lines: readonly SheetLine[], wanted: readonly WantedColumn[], titles: number) {
  const places = wanted.map(({ heading }) => placeOf(heading));
  if (places.every((place) => place >= 0))
    return {
      columns: wanted.map((column, at) => ({ ...column, place: places[at] ?? 0 })),
      below: lines.filter(({ line }) => line > titles),
    };
  const sought = wanted.map(({ heading }) => plainWords(heading));
  let best = { at: -1, found: [] as number[], count: 0 };
  lines.slice(0, 60).forEach(({ cells }, at) => {
    const headings = cells.map(plainWords);
    const found = sought.map((heading) => headings.indexOf(heading));
    const count = found.filter((place) => place >= 0).length;
    if (count > best.count) best = { at, found, count };
  });
  const missing = wanted.filter((_, at) => (best.found[at] ?? -1) < 0);
  if (missing.length > 0) throw new SheetProblem(missingColumns(missing, best.count));
  const columns: Placed[] = wanted.map((column, at) => ({ ...column, place: best.found[at] ?? 0 }));
  return { columns, below: lines.slice(best.at + 1) };
}

function missingColumns(missing: readonly WantedColumn[], found: number): string {
  const names = missing.map(({ heading }) => `«${heading}»`).join(", ");
  return found === 0
    ? `El archivo no tiene las columnas que esta cuenta usa (${names}). ¿Es de otro banco?`
    : `Al archivo le ${missing.length === 1 ? "falta la columna" : "faltan las columnas"} ${names}.`;
}

function typed({ kind, heading, required }: Placed, cell: string, line: number): string | number | null {
  if (cell === "") {
    if (required) throw new SheetProblem(`Línea ${line}, columna «${heading}»: está vacía.`);
    return null;
  }
  const value =
    kind === "day" ? dayWritten(cell) : kind === "amount" ? amountOf(cell) : cell.slice(0, LONGEST);
  if (value === null)
    throw new SheetProblem(
      `Línea ${line}, columna «${heading}»: no entendimos «${cell.slice(0, 40)}» ${said[kind]}.`,
    );
  return value;
}
