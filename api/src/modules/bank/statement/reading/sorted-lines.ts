import { plain, plainWords } from "../../../../core/colombia/plain.ts";
import type { Day } from "../../../../core/colombia/days.ts";
import { hasSign, isBlank } from "../../../../core/sheet/amounts.ts";
import { looksLikeDay } from "../../../../core/sheet/written-days.ts";
import type { SheetLine } from "../../../../core/sheet/sheet.ts";
import type { BankColumn } from "../columns.rules.ts";
import type { Balanced } from "./balances.ts";
import type { LeftOutLine, ReadMovement, RefusedLine } from "./bank-reading.type.ts";
import { formatCents } from "./cents.ts";
import { signOf } from "./sign-words.ts";

/** Index of each field in a line; a field that the file does not have is absent. */
export interface Places extends Readonly<Partial<Record<Exclude<BankColumn, "reference">, number>>> {
  readonly references: readonly number[];
  readonly balance: number | null;
}

/** Way in which the lines of a file are read. */
interface LineReading {
  readonly places: Places;
  readonly headings: readonly string[];
  readonly amountOf: (text: string) => number | null;
  readonly dayOf: (text: string) => Day | null;
  readonly today: Day;
  /** Sign of outgoing amounts when they have their own column. */
  readonly debitSign: 1 | -1;
  /** True when a line may be a movement; false for lines between the blocks of a file. */
  readonly isData: (line: SheetLine) => boolean;
}

/** Lines of a file by result of their classification. */
interface SortedLines {
  readonly movements: readonly ReadMovement[];
  readonly leftOut: readonly LeftOutLine[];
  readonly refused: readonly RefusedLine[];
  readonly balances: readonly Balanced[];
  /**
   * Balances in lines that are not movements (`SALDO ANTERIOR`), before the first and after the last
   * movement.
   */
  readonly opening: number | null;
  readonly closing: number | null;
}

const LONGEST = 500;
const SHOWN = 120;

const clean = (text: string): string => text.replace(/\s+/g, " ").trim();
const shown = ({ cells }: SheetLine): string =>
  clean(cells.filter((cell) => cell.trim()).join(" · ")).slice(0, SHOWN);
const quoted = (text: string): string => `«${clean(text).slice(0, 40)}»`;

type Verdict =
  | { readonly is: "movement"; readonly movement: ReadMovement; readonly balance: number | null }
  | { readonly is: "refused"; readonly problem: string; readonly cents: number | null }
  | { readonly is: "balance"; readonly balance: number | null }
  | { readonly is: "left out"; readonly reason: string }
  /** Line that is counted as a refused movement only when it is between movements. */
  | {
      readonly is: "between";
      readonly outside: string;
      readonly problem: string | null;
      readonly cents: number | null;
    };

const balanceText = /^saldo (?:inicial|final|anterior|actual)\b/;

/**
 * Classifies the lines of a file: movements, other lines, and lines that should be movements but cannot be
 * read.
 */
export function sortedLines(lines: readonly SheetLine[], reading: LineReading): SortedLines {
  const { places } = reading;
  const isSigned = lines.some(
    ({ cells }) => places.amount !== undefined && hasSign(cells[places.amount] ?? ""),
  );
  const verdicts = lines.map((line) => verdictOf(line, reading, isSigned));
  const isDated = verdicts.map(({ is }) => is === "movement" || is === "refused");
  const [first, last] = [isDated.indexOf(true), isDated.lastIndexOf(true)];
  const movements: ReadMovement[] = [];
  const leftOut: LeftOutLine[] = [];
  const refused: RefusedLine[] = [];
  const balances: Balanced[] = [];
  let [opening, closing]: (number | null)[] = [null, null];
  let after = false;
  verdicts.forEach((verdict, at) => {
    const line = lines[at] as SheetLine;
    const leave = (reason: string) => leftOut.push({ line: line.line, text: shown(line), reason });
    const refuse = (problem: string, cents: number | null) => {
      refused.push({ line: line.line, text: shown(line), problem, cents });
      after = true;
    };
    if (verdict.is === "movement") {
      movements.push(verdict.movement);
      balances.push({
        line: line.line,
        day: verdict.movement.day,
        cents: verdict.movement.cents,
        balance: verdict.balance,
        after,
      });
      after = false;
    } else if (verdict.is === "refused") refuse(verdict.problem, verdict.cents);
    else if (verdict.is === "left out") leave(verdict.reason);
    else if (verdict.is === "balance") {
      leave("Saldo");
      if (at < first) opening ??= verdict.balance;
      else if (at > last) closing = verdict.balance;
    } else if (verdict.problem === null || at < first || at > last) leave(verdict.outside);
    else refuse(verdict.problem, verdict.cents);
  });
  return { movements, leftOut, refused, balances, opening: opening ?? null, closing: closing ?? null };
}

function verdictOf(line: SheetLine, reading: LineReading, isSigned: boolean): Verdict {
  const { places, headings, amountOf, dayOf, today, isData } = reading;
  const cell = (place: number | null | undefined): string =>
    place === null || place === undefined ? "" : (line.cells[place] ?? "").trim();
  if (isRepeated(line, headings)) return { is: "left out", reason: "Títulos repetidos" };
  if (!isData(line)) return { is: "left out", reason: "Encabezado de página" };
  const dayText = cell(places.day);
  const text = clean(cell(places.text)).slice(0, LONGEST);
  const amount = amountIn(line, reading, isSigned);
  const balance = amountOf(cell(places.balance));
  const hasDay = !isBlank(dayText) && looksLikeDay(dayText);
  if (balanceText.test(plain(text)) && (hasDay || isBlank(dayText)))
    return { is: "balance", balance: balance ?? amount.cents };
  if (!hasDay) {
    const said = amount.written
      ? `Línea ${line.line}: su valor es ${amount.written}, y no tiene fecha.`
      : null;
    const isNone = isBlank(amount.written) || (amount.cents === null && !/\d/.test(amount.written));
    return {
      is: "between",
      outside: "Sin fecha",
      cents: amount.cents,
      problem: isNone ? null : said,
    };
  }
  const day = dayOf(dayText);
  if (isBlank(amount.written)) {
    if (balance !== null) return { is: "balance", balance };
    const problem = `Línea ${line.line}: es del ${dayText.slice(0, 40)} y no tiene valor ni saldo.`;
    return { is: "between", outside: "Sin valor ni saldo", problem, cents: null };
  }
  if (amount.cents === 0 && amount.problem === null) return { is: "left out", reason: "Valor 0" };
  const inDay = of(line, headings, places.day);
  if (day === null)
    return {
      is: "refused",
      cents: amount.cents,
      problem: `${inDay}: no entendimos ${quoted(dayText)} como fecha (día/mes/año).`,
    };
  if (amount.cents === null || amount.problem !== null)
    return { is: "refused", problem: amount.problem ?? "", cents: amount.cents };
  if (day > today)
    return { is: "refused", problem: `${inDay}: la fecha ${day} aún no llega.`, cents: amount.cents };
  return {
    is: "movement",
    balance,
    movement: {
      line: line.line,
      day,
      cents: amount.cents,
      text: text.replace(/\s*\*+$/, ""),
      reference:
        places.references
          .map((place) => cell(place))
          .find(isReference)
          ?.slice(0, LONGEST) ?? null,
      bankId: isBlank(cell(places.bankId)) ? null : cell(places.bankId).slice(0, LONGEST),
      signedByWord: amount.byWord,
    },
  };
}

/** Returns whether a text is a reference; only zeros, `--` and `NaN` are none. */
const isReference = (text: string): boolean => !isBlank(text) && !/^0+$/.test(text);

function isRepeated({ cells }: SheetLine, headings: readonly string[]): boolean {
  const there = headings.map(plainWords);
  const filled = cells.flatMap((cell, at) => (cell.trim() ? [plainWords(cell) === there[at]] : []));
  return filled.length > 1 && filled.every(Boolean);
}

/** Returns the name of a cell for use in a sentence: `Línea 3, columna «Fecha»`. */
const of = ({ line }: SheetLine, headings: readonly string[], place: number | undefined): string => {
  const heading = headings[place ?? -1];
  return heading ? `Línea ${line}, columna «${heading}»` : `Línea ${line}`;
};

interface AmountRead {
  /** Amount as written in the file; empty when there is none. */
  readonly written: string;
  readonly cents: number | null;
  readonly byWord: boolean;
  readonly problem: string | null;
}

const none: AmountRead = { written: "", cents: null, byWord: false, problem: null };

function amountIn(line: SheetLine, reading: LineReading, isSigned: boolean): AmountRead {
  const { places, headings, amountOf } = reading;
  const cell = (place: number | undefined) => (place === undefined ? "" : (line.cells[place] ?? "").trim());
  const unread = (place: number | undefined): AmountRead => ({
    ...none,
    written: cell(place),
    problem: `${of(line, headings, place)}: no entendimos ${quoted(cell(place))} como valor en pesos.`,
  });
  if (places.amount === undefined) return inOrOut(line, cell, reading, unread);
  const written = cell(places.amount);
  if (isBlank(written)) return none;
  const cents = amountOf(written);
  if (cents === null) return unread(places.amount);
  if (places.sign === undefined || cents === 0) return { ...none, written, cents };
  const word = cell(places.sign);
  const sign = signOf(word);
  if (sign === null)
    return {
      ...none,
      written,
      cents,
      problem:
        `${of(line, headings, places.sign)}: ${quoted(word)} no dice si ` +
        `${formatCents(cents)} entró o salió.`,
    };
  if (!isSigned) return { written, cents: sign * cents, byWord: true, problem: null };
  const agrees = Math.sign(cents) === sign;
  return {
    ...none,
    written,
    cents,
    problem: agrees
      ? null
      : `${of(line, headings, places.amount)}: ${formatCents(cents)} contradice la palabra ${quoted(word)}.`,
  };
}

/**
 * Returns the amount of a line when incoming and outgoing money have separate columns; only some banks write
 * a minus sign before outgoing amounts.
 */
function inOrOut(
  line: SheetLine,
  cell: (place: number | undefined) => string,
  { places, headings, amountOf, debitSign }: LineReading,
  unread: (place: number | undefined) => AmountRead,
): AmountRead {
  const [into, out] = [cell(places.credit), cell(places.debit)];
  const credit = isBlank(into) ? 0 : amountOf(into);
  const debit = isBlank(out) ? 0 : amountOf(out);
  if (credit === null) return unread(places.credit);
  if (debit === null) return unread(places.debit);
  const written = credit !== 0 || isBlank(out) ? into : out;
  const against = (place: number | undefined, cents: number): AmountRead => ({
    ...none,
    written,
    cents: null,
    problem: `${of(line, headings, place)}: el signo de ${formatCents(cents)} contradice la columna.`,
  });
  if (credit < 0) return against(places.credit, credit);
  if (Math.sign(debit) * debitSign < 0) return against(places.debit, debit);
  if (credit > 0 && debit !== 0)
    return {
      ...none,
      written,
      cents: null,
      problem:
        `Línea ${line.line}: tiene entrada (${formatCents(credit)}) y ` +
        `salida (${formatCents(Math.abs(debit))}) a la vez.`,
    };
  return { ...none, written, cents: credit - Math.abs(debit) };
}
