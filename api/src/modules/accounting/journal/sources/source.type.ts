import type { Day, Month } from "../../../../core/colombia/days.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { ClosedMonths } from "../booked-day.rules.ts";
import type { Fact } from "../facts.type.ts";
import type { Party, SourceRecord } from "../journal.type.ts";

/** Limits of a reading: facts are read up to the last day of a month. */
export interface Until {
  readonly mes: Month;
  readonly to: Day;
  readonly closed: ClosedMonths;
}

/** One kind of fact: its rows are read by SQL, and become facts of the journal. */
export interface Source {
  /** Numbers of the movements of `6-accounting` that it reads, as the documentation lists them. */
  readonly movements: readonly number[];
  readonly facts: (scope: Scope, until: Until) => Promise<Fact[]>;
}

/** Columns that the rows of every source have. */
export interface FactRow {
  readonly id: string;
  readonly day: Day;
  /** Instant at which it became known, ISO 8601. */
  readonly known: string;
  readonly party: Party;
  /** Name of the record as people read it. */
  readonly name: string;
  /** Contract or reservation under which its page is. */
  readonly sale: string;
  readonly contract: string;
}

/** Returns the day, the lateness and the record of a row. */
export function booked(
  row: Pick<FactRow, "id" | "day" | "known" | "name"> & { readonly sale?: string | null },
  kind: string,
  until: Until,
) {
  const { day, late } = until.closed.bookedOn(row.day, new Date(row.known));
  const record: SourceRecord = { kind, id: row.id, name: row.name, of: row.sale ?? null };
  return { day, late: late ? row.day : null, record };
}
