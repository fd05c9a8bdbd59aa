import { v7 } from "uuid";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { type DayOfPlace, type DayText, dayTextKey } from "./day-text.rules.ts";
import { short } from "./library.rules.ts";

/** Returns the agency's texts for some days. */
export async function dayTextsFor(work: Work, days: readonly DayOfPlace[]): Promise<DayText[]> {
  if (days.length === 0) return [];
  return work.rows<DayText>(
    sql`select distinct t.kind, t.place, t.activity, t.titulo, t.texto from library_day_texts t
      join unnest(${days.map(({ kind }) => kind)}::text[], ${days.map(dayTextKey)}::text[]) as d (kind, key)
      on d.kind = t.kind and d.key = t.key`,
  );
}

/**
 * Keeps texts of days for later proposals; a text for the same day replaces the former one. Acts at the same
 * time lock the rows in the same order, so that they cannot deadlock.
 */
export async function keepDayTexts(work: Work, texts: readonly DayText[]): Promise<void> {
  const keyed = new Map(texts.map((text) => [`${text.kind} ${dayTextKey(text)}`, text]));
  const kept = [...keyed].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  if (kept.length === 0) return;
  const of = <Key extends keyof DayText>(key: Key) => kept.map((text) => text[key]);
  await work.rows(sql`insert into library_day_texts (id, created_at, updated_at, kind, place, activity, key,
      titulo, texto, used_at)
    select g.id, ${work.now}::timestamptz, ${work.now}::timestamptz, g.kind, g.place, g.activity, g.key,
      g.titulo, g.texto, ${work.now}::timestamptz
    from unnest(${kept.map(() => v7())}::uuid[], ${of("kind")}::text[],
      ${kept.map(({ place }) => short(place))}::text[],
      ${kept.map(({ activity }) => activity && short(activity))}::text[],
      ${kept.map(dayTextKey)}::text[], ${of("titulo")}::text[], ${of("texto")}::text[]) with ordinality
      as g(id, kind, place, activity, key, titulo, texto, n)
    order by g.n
    on conflict (kind, key) do update set place = excluded.place, activity = excluded.activity,
      titulo = excluded.titulo, texto = excluded.texto, used_at = excluded.used_at,
      updated_at = excluded.updated_at, version = library_day_texts.version + 1
      where (library_day_texts.titulo, library_day_texts.texto) is distinct from
        (excluded.titulo, excluded.texto)`);
}
