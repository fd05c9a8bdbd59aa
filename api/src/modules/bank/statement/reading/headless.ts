import { amountReader } from "../../../../core/sheet/amounts.ts";
import type { SheetLine } from "../../../../core/sheet/sheet.ts";
import type { BankColumns } from "../columns.rules.ts";

/** Movements of Bancolombia for companies: nine columns without headings, recognized by their content. */
export const headlessColumns: Partial<BankColumns> = {
  day: "Columna 4",
  text: "Columna 8",
  amount: "Columna 6",
};

const alone = amountReader([]);

/** Columns of such a file; a spreadsheet program may have written empty ones behind them. */
const WIDTH = 9;

/** Returns whether a line has the account first, eight digits of a day fourth, four of a code seventh. */
const hasShape = ({ cells }: SheetLine): boolean =>
  cells.length >= WIDTH &&
  cells.slice(WIDTH).every((cell) => cell.trim() === "") &&
  /^\d{6,20}$/.test((cells[0] ?? "").trim()) &&
  /^\d{8}$/.test((cells[3] ?? "").trim()) &&
  alone(cells[5] ?? "") !== null &&
  /^\d{4}$/.test((cells[6] ?? "").trim());

/** Returns whether the lines of a file have that shape, all but few. */
export function isHeadless(lines: readonly SheetLine[]): boolean {
  const first = lines.slice(0, 60);
  return first.length > 0 && first.filter(hasShape).length >= first.length * 0.8;
}
