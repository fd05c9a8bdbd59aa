import type { Sheet } from "../../../../core/sheet/sheet.ts";
import type { BankColumns } from "../columns.rules.ts";
import type { LeftOutLine } from "./bank-reading.type.ts";

/** A file without headings: its lines, with headings that we define. */
export interface FixedSheet {
  /** Spanish name of the layout. */
  readonly name: string;
  readonly sheet: Sheet;
  readonly columns: BankColumns;
  /** Opening and closing balance as written in the file; null when missing. */
  readonly opening: string | null;
  readonly closing: string | null;
  readonly leftOut: readonly LeftOutLine[];
  readonly problem: string | null;
}
