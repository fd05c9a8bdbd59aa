import type { Day } from "../../../../core/colombia/days.ts";
import type { SheetFormat } from "../../../../core/sheet/sheet.ts";
import type { DayOrder } from "../../../../core/sheet/written-days.ts";
import type { BankColumns } from "../columns.rules.ts";

/** A movement as read from a file. */
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

/** A line that is no movement, and why: `Sin fecha`. */
export interface LeftOutLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** A line that should be a movement and cannot be read as one. */
export interface RefusedLine {
  readonly line: number;
  readonly text: string;
  /** A sentence with the values at fault. */
  readonly problem: string;
  /** Hundredths of a peso; null when the amount is not understood. */
  readonly cents: number | null;
}

/** Question about a file that a person answers before it can be read. */
export type Asked = "password" | "dayOrder";

/** Reading of a bank's file. */
export interface BankReading {
  readonly format: SheetFormat;
  /** Spanish name of the recognised layout; null of a file that no bank is known for. */
  readonly profile: string | null;
  /** Number of the account that the file names. */
  readonly account: string | null;
  readonly headings: readonly string[];
  readonly columns: Partial<BankColumns>;
  /** True when the columns are those kept for the account, or the format's own. */
  readonly kept: boolean;
  readonly movements: readonly ReadMovement[];
  readonly leftOut: readonly LeftOutLine[];
  readonly refused: readonly RefusedLine[];
  /** Balance before the first movement, in hundredths of a peso; null when the file does not have it. */
  readonly opening: number | null;
  /** Balance after the last movement, in hundredths of a peso; null when the file does not have it. */
  readonly closing: number | null;
  /** Sentences on other facts about the reading that a person should know. */
  readonly remarks: readonly string[];
  /** Question that a person has to answer first; null when nothing is missing. */
  readonly asks: Asked | null;
  /** Sentence on why nothing can be read; null when it can. */
  readonly problem: string | null;
}

/** Knowledge of a file besides its bytes. */
export interface BankFileHints {
  readonly filename: string;
  /** The columns that a person chose for this file. */
  readonly columns: Partial<BankColumns> | null;
  /** The columns that the account's last file had. */
  readonly keptColumns: BankColumns | null;
  readonly password: string | null;
  /** Order of the days that a person chose; null when nobody did. */
  readonly dayOrder: DayOrder | null;
  readonly today: Day;
}
