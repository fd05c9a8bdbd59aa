import { joined, raw, sql } from "../../core/read/sql.ts";
import { addDays } from "../../core/colombia/days.ts";
import type { Sweep } from "../../core/jobs/jobs.ts";
import { inSlices } from "../../core/jobs/slices.ts";
import type { Work } from "../../core/mutation/work.ts";
import { writeSearched } from "./write-searched.ts";

/**
 * Number of words that are checked in one run. The next constant is the number of days after which a word is
 * checked again.
 */
const AT_ONCE = 50;
const DAYS = 30;

const tables = [
  ...["customers", "quotes", "contracts", "payments", "reservations", "packages", "users", "providers"],
] as const;

/** Deletes known words that no record contains any more, such as the name of an erased person. */
async function forgetWords(work: Work): Promise<void> {
  const held = tables.map(
    (table) => sql`exists (select from ${raw(table)} r where r.search_text like '%' || w.word || '%')`,
  );
  await work.rows(sql`with due as (select distinct word from (select word from known_words
      where checked_on is null or checked_on < ${addDays(work.today, -DAYS)}::date
      order by checked_on nulls first limit ${raw(String(AT_ONCE))} for update skip locked) d),
    looked as (select w.word, ${joined(held, " or ")} as held from due w),
    gone as (delete from known_words k using looked w where k.word = w.word and not w.held returning k.word)
    update known_words k set checked_on = ${work.today}::date from looked w
      where k.word = w.word and w.held`);
}

/**
 * Periodic jobs of the search: deletes known words that are no longer used, and rebuilds search texts written
 * by an earlier version.
 */
export const searchSweeps: readonly Sweep[] = [
  { name: "search.write-searched", run: inSlices(writeSearched) },
  { name: "search.forget-words", run: ({ run }) => run(forgetWords, undefined) },
];
