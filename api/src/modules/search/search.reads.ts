import type { Viewer } from "../../core/auth/viewer.ts";
import type { Context } from "../../core/context.ts";
import { searched } from "../../core/list/searched.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { may } from "../accounts/permissions.rules.ts";
import { searchedKinds, type SearchedKind } from "./search-kinds.ts";
import { plain } from "../../core/colombia/plain.ts";
import { isForgiven, isSearchable, leftRight, withOneError, wordsOf } from "./search.rules.ts";
import type { SearchAnswer, SearchHit } from "./search.types.ts";

/** How many of a kind are shown, and among how many found ones the newest are looked for. */
const SHOWN = 5;
const LOOKED_AT = 300;

type Reading = Pick<Context, "read"> & { readonly viewer: Viewer };
type Condition = (kind: SearchedKind) => Fragment;

/**
 * What a text finds among everything that the asker may see, in one statement; and in a second one, when it
 * finds nothing, what is written like it but for one letter in each word of letters. A text of fewer than
 * three letters finds nothing.
 */
export async function search({ read, viewer }: Context, text: string): Promise<SearchAnswer> {
  if (!viewer || !isSearchable(text)) return { hits: [], similar: false };
  const reading = { read, viewer };
  const hits = await found(reading, asTyped(reading, text));
  if (hits.length > 0 || !wordsOf(plain(text)).some(isForgiven)) return { hits, similar: false };
  return { hits: await found(reading, nearly(text)), similar: true };
}

/** Every word within what the record is found by, or its person's whole document. */
const asTyped =
  ({ read }: Reading, text: string): Condition =>
  ({ entity, ofDocument }) =>
    read.where(entity, searched<object>(text, ofDocument), "r");

const nearly =
  (text: string): Condition =>
  () =>
    joined(wordsOf(plain(text)).map(nearWord), " and ");

function nearWord(word: string): Fragment {
  const isWithin = (part: string) => sql`r.search_text like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`}`;
  if (!isForgiven(word)) return isWithin(word);
  const parts = leftRight(word);
  if (parts.length === 0) return sql`r.search_text ~ ${withOneError(word)}`;
  // Not a column any more: only what the index found is held against the expression.
  return sql`(${joined(parts.map(isWithin), " or ")}) and r.search_text || '' ~ ${withOneError(word)}`;
}

async function found({ read, viewer }: Reading, condition: Condition): Promise<SearchHit[]> {
  const kinds = searchedKinds.filter(({ capability }) => may(viewer.role, capability));
  const statements = kinds.map((found) => {
    const { kind, entity, visible, columns, joins, newest } = found;
    const seen = read.where(entity, visible(viewer) as ReadFilter<object>, "r");
    // Bounded: the words of half the records would else be sorted by their age.
    return sql`(with found as materialized (select r.id, ${raw(newest)} as since
        from ${read.table(entity, "r")} where ${seen} and ${condition(found)} limit ${LOOKED_AT}),
      newest as (select id from found order by since desc, id desc limit ${SHOWN})
      select ${kind}::text as kind, r.id::text as "recordId", ${raw(columns)}
      from newest n join ${read.table(entity, "r")} on r.id = n.id ${raw(joins ?? "")}
      order by ${raw(newest)} desc, r.id desc)`;
  });
  return statements.length === 0 ? [] : read.rows<SearchHit>(joined(statements, " union all "));
}
