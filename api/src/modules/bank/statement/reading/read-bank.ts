import { Refusal } from "../../../../core/failure.ts";
import { chosen } from "../../../../core/input/defined.ts";
import type { SheetReader } from "../../../../core/sheet/sheet-reader.ts";
import { columnsProblem, ofxColumns, proposedColumns, wholeColumns } from "../columns.rules.ts";
import { movementsOf, wantedColumns } from "../statement-lines.ts";
import type { BankFileHints, BankReading } from "./bank-reading.type.ts";

const nothing = {
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
} as const satisfies BankReading;

/**
 * Reads a file of a bank in a worker thread: by the columns that a person chose, else by those that it is
 * known by. What keeps it from being read is a sentence of the answer, never thrown.
 */
export async function readBank(
  sheets: SheetReader,
  bytes: Uint8Array,
  hints: BankFileHints,
): Promise<BankReading> {
  let known: BankReading = nothing;
  try {
    const { format, first, account } = await sheets.look(bytes);
    const proposed = proposedColumns(first.map(({ cells }) => cells));
    const fits =
      hints.keptColumns !== null &&
      wantedColumns(hints.keptColumns).every(({ heading }) => proposed.headings.includes(heading));
    const columns =
      format === "ofx"
        ? ofxColumns
        : (hints.columns ?? (fits ? chosen({ ...hints.keptColumns }) : proposed.columns));
    const kept = format === "ofx" || (fits && hints.columns === null);
    known = { ...nothing, format, account, headings: proposed.headings, columns, kept };
    if (!kept && hints.columns === null && hints.keptColumns !== null && proposed.at < 0)
      await sheets.read(bytes, wantedColumns(hints.keptColumns));
    const missing = columnsProblem(columns);
    if (missing) return { ...known, problem: missing[1] };
    const { lines } = await sheets.read(bytes, wantedColumns(wholeColumns(columns)));
    const movements = movementsOf(lines, wholeColumns(columns), hints.today);
    return {
      ...known,
      movements,
      problem: movements.length === 0 ? "El archivo no tiene movimientos." : null,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...known, problem: error.message };
  }
}
