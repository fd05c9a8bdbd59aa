import { amountReader } from "../../../../core/sheet/amounts.ts";
import type { SheetLine } from "../../../../core/sheet/sheet.ts";
import type { BankColumns } from "../columns.rules.ts";

/**
 * Columns of Bancolombia's export for companies: nine columns without headings, recognized by their content.
 */
export const headlessColumns: Partial<BankColumns> = {
  day: "Columna 4",
  text: "Columna 8",
  amount: "Columna 6",
};

const alone = amountReader([]);

/** Number of columns of such a file; a spreadsheet program may have added empty ones after them. */
const WIDTH = 9;

/**
 * Returns whether a line has the account in column 1, a day of eight digits in column 4, and a code of four
 * digits in column 7.
 */
const hasShape = ({ cells }: SheetLine): boolean =>
  cells.length >= WIDTH &&
  cells.slice(WIDTH).every((cell) => cell.trim() === "") &&
  /^\d{6,20}$/.test((cells[0] ?? "").trim()) &&
  /^\d{8}$/.test((cells[3] ?? "").trim()) &&
  alone(cells[5] ?? "") !== null &&
  /^\d{4}$/.test((cells[6] ?? "").trim());

/** Returns whether at least 80 % of a file's first 60 lines have that shape. */
export function isHeadless(lines: readonly SheetLine[]): boolean {
  const first = lines.slice(0, 60);
  return first.length > 0 && first.filter(hasShape).length >= first.length * 0.8;
}
