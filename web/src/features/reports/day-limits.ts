/** Limits of the lines and records of a day that are shown at first. */
export interface DayLimits {
  /** Lines that stand open, with their records. */
  readonly open: number;
  /** Number of records shown in an open line. */
  readonly records: number;
  /** Lines behind those, as one row each. */
  readonly rows: number;
}

/** Returns the limits for a number of lines, so that a day is never longer than a screen and a half. */
export function dayLimits(lines: number, phone: boolean): DayLimits {
  if (phone) return lines === 1 ? { open: 1, records: 1, rows: 0 } : { open: 0, records: 1, rows: 6 };
  if (lines <= 4) return { open: 4, records: lines <= 2 ? 3 : 1, rows: 0 };
  return { open: 2, records: 1, rows: 8 };
}
