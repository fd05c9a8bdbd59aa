import { SheetProblem } from "./sheet.ts";

/** Maximum number of characters in a cell of a workbook. */
const LONGEST = 32_767;

/** Maximum number of characters in a cell's escaped form, in which each character may take seven. */
export const LONGEST_WRITTEN = 7 * LONGEST;

export const TOO_LONG =
  "Una celda del archivo tiene más de 32.767 caracteres, que es lo más que cabe en una celda de Excel.";

/**
 * Returns the escaped text of a cell read so far. @throws SheetProblem when it exceeds the limit of a cell.
 */
export function withinCell(written: string): string {
  if (written.length > LONGEST_WRITTEN) throw new SheetProblem(TOO_LONG);
  return written;
}

/**
 * Returns the text of a cell from its escaped form, in which characters not allowed in XML are `_xHHHH_`
 * (ECMA-376, part 1, 22.9.2.19). @throws SheetProblem when it is longer than a cell may be.
 */
export function cellText(written: string): string {
  const text = written.includes("_x")
    ? written.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : written;
  if (text.length > LONGEST) throw new SheetProblem(TOO_LONG);
  return text;
}
