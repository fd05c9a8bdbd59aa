import { plainName } from "../../../core/colombia/plain.ts";
import type { Context } from "../../../core/context.ts";
import { escaped } from "../../../core/read/escaped.ts";
import { sql } from "../../../core/read/sql.ts";
import type { ServiceKind } from "./library.enums.ts";
import type { ServicePageArgs } from "./library.inputs.ts";
import { fewestTyped } from "./library.rules.ts";

const MOST = 8;

/**
 * Returns the ids of the services of a kind that contain every word of the text, most used first, limited to
 * the place if one is given; empty for a text of one letter.
 */
export async function foundServices(
  { read }: Context,
  kind: ServiceKind,
  search: string,
  place: string | null,
): Promise<string[]> {
  if (search.trim().length < fewestTyped) return [];
  const patterns = patternsOf(search);
  if (patterns.length === 0) return [];
  const at = place && `% ${escaped(plainName(place.slice(0, 300)))}`;
  const rows = await read.rows<{ id: string }>(
    sql`select s.id from library_services s where s.kind = ${kind}::text
        and s.merged_into_id is null and s.key like all (${patterns}::text[])
        and (${at}::text is null or s.key like ${at}::text)
      order by s.uses desc, s.used_at desc, s.id limit ${MOST}`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the ids of the services whose names contain every word of the text, most recently used first. */
export async function listedServices(
  { read }: Context,
  kind: ServiceKind | null,
  search: string,
  { limit, offset }: Pick<ServicePageArgs, "limit" | "offset">,
): Promise<string[]> {
  const rows = await read.rows<{ id: string }>(
    sql`select s.id from library_services s where s.merged_into_id is null
        and s.key like all (${patternsOf(search)}::text[])
        and (${kind}::text is null or s.kind = ${kind}::text)
      order by s.used_at desc, s.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the ids of the days' texts whose places contain every word of the text, latest written first. */
export async function listedDayTexts(
  { read }: Context,
  search: string,
  { limit, offset }: Pick<ServicePageArgs, "limit" | "offset">,
): Promise<string[]> {
  const rows = await read.rows<{ id: string }>(
    sql`select t.id from library_day_texts t where t.key like all (${patternsOf(search)}::text[])
      order by t.used_at desc, t.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** Returns a search pattern for each word of a text. */
const patternsOf = (search: string): string[] =>
  plainName(search.slice(0, 200))
    .split(" ")
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${escaped(word)}%`);
