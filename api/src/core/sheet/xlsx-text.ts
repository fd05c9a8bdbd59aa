import { SheetProblem } from "./sheet.ts";

/** Most characters of a cell of a workbook. */
const LONGEST = 32_767;

/** Most characters of a cell in its written form: each of its own may be written as seven. */
export const LONGEST_WRITTEN = 7 * LONGEST;

export const TOO_LONG =
  "Una celda del archivo tiene más de 32.767 caracteres, que es lo más que cabe en una celda de Excel.";

/**
 * Returns the text of a cell as far as it was read. @throws SheetProblem when it exceeds the limit of a cell.
 */
export function withinCell(written: string): string {
  if (written.length > LONGEST_WRITTEN) throw new SheetProblem(TOO_LONG);
  return written;
}

/**
 * Returns the text of a cell from its written form, in which characters that XML lacks are `_xHHHH_`
 * (ECMA-376, part 1, 22.9.2.19).
 * @throws SheetProblem when it is longer than a cell may be.
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
