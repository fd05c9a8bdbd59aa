import type { Cop } from "../../../core/colombia/cop.ts";
import type { RefusedLine } from "./reading/bank-reading.type.ts";
import { pesosAndCents } from "./statement-lines.ts";

/** Number of refused lines of a file, and the sum of their amounts regardless of sign. */
export interface RefusedSum {
  readonly lines: number;
  readonly amount: Cop;
  readonly centavos: number;
}

/** Returns the number of refused lines and the sum of their readable amounts; null when there are none. */
export function refusedSum(refused: readonly RefusedLine[]): RefusedSum | null {
  if (refused.length === 0) return null;
  const hundredths = refused.reduce((sum, { cents }) => sum + Math.abs(cents ?? 0), 0);
  return { lines: refused.length, ...pesosAndCents(hundredths) };
}
