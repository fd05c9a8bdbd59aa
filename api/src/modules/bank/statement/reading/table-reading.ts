import { plainWords } from "../../../../core/colombia/plain.ts";
import { amountReader, isBlank } from "../../../../core/sheet/amounts.ts";
import { MOST_LINES, type SheetLine, TOO_MANY_LINES } from "../../../../core/sheet/sheet.ts";
import { dayOrderOf, dayWritten, type DayOrder } from "../../../../core/sheet/written-days.ts";
import { reconciled } from "./balances.ts";
import type { BankFileHints, BankReading, ReadMovement } from "./bank-reading.type.ts";
import { placeOf, type Recognised } from "./recognised-sheet.ts";
import type { FoundColumns, Table } from "./sheet-columns.ts";
import { type Places, sortedLines } from "./sorted-lines.ts";

/** Information about a table besides its cells. */
export interface TableFacts {
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

/**
 * Reads the lines below the headings: classifies each line, and checks all movements against the balances.
 */
export function readTable(found: Recognised, hints: BankFileHints, facts: TableFacts) {
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
  const { opening, closing, days, problem } = reconciled(balances, said, refused.length === 0);
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
    dayBalances: days,
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
  dayBalances: [],
  remarks: [],
} satisfies Partial<BankReading>;

/** Returns whether all amounts are below zero, apart from zeros and blanks. */
const isNegative = (amounts: readonly (number | null)[]): boolean =>
  amounts.every((cents) => (cents ?? 0) <= 0) && amounts.some((cents) => (cents ?? 0) < 0);

/** Returns the sentence for a file without a movement, with the number of its other lines. */
export const noMovements = (leftOut: number): string =>
  leftOut === 0
    ? "El archivo no tiene movimientos."
    : `El archivo no tiene movimientos: ninguna de sus ${leftOut} líneas lo es.`;

/**
 * Returns a function that decides whether a line is below headings and not in another block (`Información
 * General:`).
 */
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

/** Returns the movements with the bank's ids, or without ids when several movements share one. */
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
