import { plain } from "../../core/colombia/plain.ts";
import { isForgiven, withOneError } from "../../core/list/misspelled.rules.ts";
import type { Context } from "../../core/context.ts";
import { escaped } from "../../core/read/escaped.ts";
import type { ListOf } from "../../core/read/read.ts";
import { type Fragment, joined, sql } from "../../core/read/sql.ts";
import { visiblePackages } from "./package.access.ts";
import { Package } from "./package.entity.ts";
import { type PackageFilter, packageFilter } from "./package.filter.ts";

/** Number of best matches that are put in order; the others follow, newest first. */
const RANKED = 50;
const MOST_WORDS = 8;

/**
 * Returns the list of packages for a filter. A search in no chosen order has the best matches first: those
 * with the text in their title or place, then the others. When no package has all words, packages with
 * similar words are found: `cartajena` finds Cartagena.
 */
export async function packageSearch(
  { read, viewer }: Context,
  filter: PackageFilter | null | undefined,
  isOrdered: boolean,
): Promise<Omit<ListOf<Package>, "limit" | "offset">> {
  const where = { $and: [visiblePackages(viewer), packageFilter(filter)] };
  const text = plain(filter?.search ?? "").trim();
  if (!text) return { where };
  const others = { $and: [visiblePackages(viewer), packageFilter({ ...filter, search: null })] };
  const found = await read.rows<{ id: number; near: boolean }>(
    sql`with matching as materialized (${ranked(text, read.where(Package, where, "p"))}),
      near as (${ranked(
        text,
        sql`${read.where(Package, others, "p")} and ${isSimilar(text)}
        and not exists (select from matching)`,
      )})
      select id, near from (select *, false as near from matching
        union all select *, true from near) found order by near, place`,
  );
  const ids = found.map(({ id }) => id);
  const first = isOrdered || ids.length === 0 ? [] : [{ id: ids }];
  const order = first.length > 0 && { orderBy: [...first, { createdAt: "desc", id: "desc" } as const] };
  return { where: found[0]?.near ? { id: { $in: ids } } : where, ...order };
}

/** Returns SQL for the best matches of a text under a condition on `p`, with their place in the order. */
const ranked = (text: string, condition: Fragment): Fragment =>
  sql`select p.id, row_number() over (order by n.name like ${`%${escaped(text)}%`} desc,
      word_similarity(${text}, n.name) desc, p.created_at desc, p.id desc) as place
    from packages p,
      lateral (select plain_text(concat_ws(' ', p.title, p.city, p.location, p.destino)) as name) n
    where ${condition} order by place limit ${RANKED}`;

/** Returns the SQL condition that the searched text of `p` has each word; long words may be misspelled. */
function isSimilar(text: string): Fragment {
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  if (!words.some(isForgiven)) return sql`false`;
  return joined(
    words.map((word) =>
      isForgiven(word)
        ? sql`(p.search_text ~ ${`\\m${withOneError(word)}`} or ${word}::text <% p.search_text)`
        : sql`' ' || p.search_text like ${`% ${escaped(word)}%`}`,
    ),
    " and ",
  );
}
