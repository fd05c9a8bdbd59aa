import type { Reader } from "../../core/read/read.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import { withOneError } from "../../core/list/misspelled.rules.ts";
import { firstHalf } from "./search.rules.ts";

/** Maximum number of similar words for one word; short words have many. */
const MOST = 8;

/**
 * Returns the known words that differ from each given word by one error, closest in length first. For a long
 * word, also known words that begin with it, with an error in its second half. Words without a similar word
 * are omitted.
 */
export async function nearWords(
  read: Reader,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await read.plannedRows<{ typed: string; word: string }>(
    joined(words.map(nearOf), " union all "),
  );
  const byTyped = Map.groupBy(found, ({ typed }) => typed);
  return new Map(Array.from(byTyped, ([typed, rows]) => [typed, rows.map(({ word }) => word)]));
}

function nearOf(typed: string): Fragment {
  const pattern = withOneError(typed);
  const half = firstHalf(typed);
  const known = raw("select word from known_words where");
  const whole = sql`${known} forms && word_forms(${typed}) and word ~ ${`^${pattern}$`}`;
  // Compared letter by letter, as in the index: words with this beginning are between the half and a brace.
  const begun = half
    ? sql`union ${known} word ~>=~ ${half} and word ~<~ ${`${half}{`} and word ~ ${`^${pattern}`}`
    : sql`union select null::text where false`;
  return sql`(select ${typed}::text as typed, word from (${whole} ${begun}) near where word <> ${typed}
    order by abs(length(word) - length(${typed})), word limit ${raw(String(MOST))})`;
}
