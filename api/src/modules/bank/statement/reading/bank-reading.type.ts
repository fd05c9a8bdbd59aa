import type { Day } from "../../../../core/colombia/days.ts";
import type { SheetFormat } from "../../../../core/sheet/sheet.ts";
import type { DayOrder } from "../../../../core/sheet/written-days.ts";
import type { BankColumns } from "../columns.rules.ts";
import type { AcquirerReport } from "./report.type.ts";
import type { DayBalance } from "./balances.ts";

/** A movement that was read from a file. */
export interface ReadMovement {
  readonly line: number;
  readonly day: Day;
  /** Hundredths of a peso; negative for outgoing money. */
  readonly cents: number;
  /** May be empty. */
  readonly text: string;
  readonly reference: string | null;
  readonly bankId: string | null;
  /** True when a word of the file, not a sign, marked it as incoming or outgoing. */
  readonly signedByWord: boolean;
}

/** A line that is not a movement, and the reason: `Sin fecha`. */
export interface LeftOutLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** A line that should be a movement and cannot be read as one. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  /** Sentence that contains the wrong values. */
  readonly problem: string;
  /** Hundredths of a peso; null when the amount cannot be read. */
  readonly cents: number | null;
}

/** Question about a file that a person must answer before it can be read. */
export type Asked = "password" | "dayOrder";

/** Reading of a bank's file. */
export interface BankReading {
  readonly format: SheetFormat;
  /** Spanish name of the recognized layout; null when the layout is unknown. */
  readonly profile: string | null;
  /** Number of the account in the file; null when the file has none. */
  readonly account: string | null;
  readonly headings: readonly string[];
  readonly columns: Partial<BankColumns>;
  /** True when the columns are the ones saved for the account, or the format's own. */
  readonly kept: boolean;
  readonly movements: readonly ReadMovement[];
  readonly leftOut: readonly LeftOutLine[];
  readonly refused: readonly RefusedLine[];
  /** Balance before the first movement, in hundredths of a peso; null when the file does not have it. */
  readonly opening: number | null;
  /** Balance after the last movement, in hundredths of a peso; null when the file does not have it. */
  readonly closing: number | null;
  /** Balance at the end of each day, where the lines have balances. */
  readonly dayBalances: readonly DayBalance[];
  /** Last day of the period that the file names; null when it names none. */
  readonly until: Day | null;
  /** Sentences on other facts that a person should know about the file. */
  readonly remarks: readonly string[];
  /** Question that a person has to answer first; null when no answer is missing. */
  readonly asks: Asked | null;
  /** Report of an acquirer, which is no statement; null for another file. */
  readonly report: AcquirerReport | null;
  /** Reason why the file cannot be read, as a sentence; null when it can. */
  readonly problem: string | null;
}

/** Information about a file besides its bytes. */
export interface BankFileHints {
  readonly filename: string;
  /** Columns that a person chose for this file; null when nobody did. */
  readonly columns: Partial<BankColumns> | null;
  /** Columns of the account's last file; null when there are none. */
  readonly keptColumns: BankColumns | null;
  readonly password: string | null;
  /** Order of day and month that a person chose; null when nobody did. */
  readonly dayOrder: DayOrder | null;
  readonly today: Day;
}
