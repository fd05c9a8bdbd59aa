import type { Viewer } from "../../core/auth/viewer.ts";
import { documentsMeant } from "../../core/colombia/documents.ts";
import type { Context } from "../../core/context.ts";
import { type Fragment, joined, raw, sql } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { may } from "../accounts/permissions.rules.ts";
import { searchedKinds, type SearchedKind } from "./search-kinds.ts";
import { isSearchable, plain, withOneError, wordsOf } from "./search.rules.ts";
import type { SearchAnswer, SearchHit } from "./search.types.ts";

/** How many of a kind are shown, and among how many found ones the newest are looked for. */
const SHOWN = 5;
const LOOKED_AT = 300;

type Reading = Pick<Context, "read"> & { readonly viewer: Viewer };
type Condition = (kind: SearchedKind) => Fragment;

/**
 * What a text finds among everything that the asker may see, in one statement; and in a second one, when it
 * finds nothing, what is written like it but for one letter in each word. A text of fewer than three letters
 * finds nothing.
 */
export async function search({ read, viewer }: Context, text: string): Promise<SearchAnswer> {
  if (!viewer || !isSearchable(text)) return { hits: [], similar: false };
  const reading = { read, viewer };
  const hits = await found(reading, asTyped(reading, text));
  if (hits.length > 0) return { hits, similar: false };
  return { hits: await found(reading, nearly(text)), similar: true };
}

/** Every word within what the record is found by, or its person's whole document. */
const asTyped =
  ({ read }: Reading, text: string): Condition =>
  ({ entity, ofDocument }) => {
    const words = { searchText: { $search: text } };
    const documents = documentsMeant(text);
    const meant = documents.length > 0 && ofDocument ? { $or: [words, ofDocument(documents)] } : words;
    return read.where(entity, meant as ReadFilter<object>, "r");
  };

const nearly =
  (text: string): Condition =>
  () =>
    joined(
      wordsOf(plain(text)).map((word) => sql`r.search_text ~ ${withOneError(word)}`),
      " and ",
    );

async function found({ read, viewer }: Reading, condition: Condition): Promise<SearchHit[]> {
  const kinds = searchedKinds.filter(({ capability }) => may(viewer.role, capability));
  const statements = kinds.map((searched) => {
    const { kind, entity, visible, columns, joins, newest } = searched;
    const seen = read.where(entity, visible(viewer) as ReadFilter<object>, "r");
    // Bounded: the words of half the records would else be sorted by their age.
    return sql`(with found as materialized (select r.id, ${raw(newest)} as since
        from ${read.table(entity, "r")} where ${seen} and ${condition(searched)} limit ${LOOKED_AT}),
      newest as (select id from found order by since desc, id desc limit ${SHOWN})
      select ${kind}::text as kind, r.id::text as "recordId", ${raw(columns)}
      from newest n join ${read.table(entity, "r")} on r.id = n.id ${raw(joins ?? "")}
      order by ${raw(newest)} desc, r.id desc)`;
  });
  return statements.length === 0 ? [] : read.rows<SearchHit>(joined(statements, " union all "));
}
