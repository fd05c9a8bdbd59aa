/** How much of a day stands in sight. */
export interface Sight {
  /** Lines that stand open, with their records. */
  readonly open: number;
  /** How many records an open line shows. */
  readonly records: number;
  /** Lines behind those, as one row each. */
  readonly rows: number;
}

/** What of so many lines is in sight, so that a day is never longer than a screen and a half. */
export function sightOf(lines: number, phone: boolean): Sight {
  if (phone) return lines === 1 ? { open: 1, records: 1, rows: 0 } : { open: 0, records: 1, rows: 6 };
  if (lines <= 4) return { open: 4, records: lines <= 2 ? 3 : 1, rows: 0 };
  return { open: 2, records: 1, rows: 8 };
}
