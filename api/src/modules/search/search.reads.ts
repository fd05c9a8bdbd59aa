import type { Viewer } from "../../core/auth/viewer.ts";
import { searchedText } from "../../core/colombia/plain.ts";
import type { Context } from "../../core/context.ts";
import { searched } from "../../core/list/searched.ts";
import { escaped } from "../../core/read/escaped.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { leads } from "../accounts/staff.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { nearWords } from "./near-words.ts";
import { newestFound } from "./newest-found.ts";
import { searchedKinds, type SearchedKind } from "./search-kinds.ts";
import { isForgiven } from "../../core/list/misspelled.rules.ts";
import { isIndexed, isSearchable, wordsOf } from "./search.rules.ts";
import type { SearchAnswer, SearchHit } from "./search.types.ts";

type Reading = Pick<Context, "read"> & { readonly viewer: Viewer };
type Condition = (kind: SearchedKind) => Fragment;

/**
 * Returns the matches of a text among all records that the viewer may see; executes one statement. When there
 * are none, returns the matches of known words that differ from the typed words by one letter. A text of
 * fewer than three letters matches nothing.
 */
export async function search({ read, viewer }: Context, text: string): Promise<SearchAnswer> {
  if (!viewer || !isSearchable(text)) return { hits: [], similar: false };
  const reading = { read, viewer };
  const words = wordsOf(searchedText(text));
  const hits = await found(reading, asTyped(reading, text), words.some(isIndexed));
  if (hits.length > 0 || !words.some(isForgiven)) return { hits, similar: false };
  const near = await nearWords(read, words.filter(isForgiven));
  if (near.size === 0) return { hits, similar: true };
  return { hits: await found(reading, nearly(words, near)), similar: true };
}

/**
 * Returns the condition that a record's search text contains every word, or that the text is the person's
 * complete document number.
 */
const asTyped =
  ({ read }: Reading, text: string): Condition =>
  ({ entity, ofDocument }) =>
    read.where(entity, searched<object>(text, ofDocument, true), "r");

/** Returns the condition that a record's search text contains every word or a similar word. */
const nearly =
  (words: readonly string[], near: ReadonlyMap<string, readonly string[]>): Condition =>
  () =>
    joined(
      words.map((word) => sql`(${joined([word, ...(near.get(word) ?? [])].map(isWithin), " or ")})`),
      " and ",
    );

const isWithin = (word: string): Fragment => sql`r.search_text like ${`%${escaped(word)}%`}`;

async function found({ read, viewer }: Reading, condition: Condition, indexed = true): Promise<SearchHit[]> {
  const kinds = searchedKinds.filter(({ capability }) => may(viewer.role, capability));
  const statements = kinds.map((searchedKind) => {
    const { kind, entity, visible, columns, joins, newest } = searchedKind;
    const seen = visible(viewer) as ReadFilter<object>;
    const found = newestFound(read, {
      entity,
      seen,
      asked: condition(searchedKind),
      since: raw(newest),
      indexed,
      // Leaders and managers see a fair part of all, and an index finds it sooner.
      ownFirst: !leads(viewer) && read.isUneven(entity, seen),
    });
    return sql`(with ${found}
      select ${kind}::text as kind, r.id::text as "recordId", ${raw(columns)}
      from newest n join ${read.table(entity, "r")} on r.id = n.id ${raw(joins ?? "")}
      order by ${raw(newest)} desc, r.id desc)`;
  });
  return statements.length === 0 ? [] : read.plannedRows<SearchHit>(joined(statements, " union all "));
}
