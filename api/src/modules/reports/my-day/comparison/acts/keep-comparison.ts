import type { Work } from "../../../../../core/mutation/work.ts";
import { sql } from "../../../../../core/read/sql.ts";
import type { ComparedDay } from "../compare-day.ts";

/** Stores the result of a comparison, replacing the previous result. */
export async function keepComparison(
  work: Work,
  { people, turns, differing, examples }: ComparedDay,
): Promise<void> {
  await work.rows(
    sql`update day_comparisons set ended_at = ${work.now}::timestamptz, people = ${people}::int,
      turns = ${turns}::int, differing = ${differing}::int, examples = ${JSON.stringify(examples)}::jsonb`,
  );
}
