import { plainName } from "../../../core/colombia/plain.ts";
import { conflict, notFound } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { escaped } from "../../../core/read/escaped.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { LibraryService } from "./library-service.entity.ts";
import { NO_SERVICE } from "./library.rules.ts";
import { nameKey } from "./library.sql.ts";

/**
 * Locks library services in the order in which calculations lock them, and returns them in the order of
 * `ids`.
 * @throws Refusal NOT_FOUND for a missing service; CONFLICT for a merged service, with the name of the other.
 */
export async function lockServices(work: Work, ids: readonly string[]): Promise<LibraryService[]> {
  const found = await Promise.all(ids.map((id) => work.find(LibraryService, { id }, NO_SERVICE)));
  const locked = new Map<string, LibraryService>();
  for (const { id } of [...found].sort((one, other) => (one.key < other.key ? -1 : 1))) {
    const service = await work.lockById(LibraryService, id);
    if (!service) throw notFound(NO_SERVICE);
    locked.set(id, service);
  }
  const services = ids.map((id) => locked.get(id)!);
  for (const service of services) await refuseMerged(work, service);
  return services;
}

async function refuseMerged(work: Work, { name, mergedInto }: LibraryService): Promise<void> {
  if (!mergedInto) return;
  const into = await work.find(LibraryService, { id: mergedInto.id }, NO_SERVICE);
  throw conflict(`«${name}» ya se unió con «${into.name}». Actualiza la lista.`);
}

/** Returns the current names of hotels that were merged or renamed, by their normalized former names. */
export async function hotelNames(
  scope: Scope,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const old = nameKey((column) => raw(`a.${column}`));
  const rows = await scope.rows<{ old: string; name: string }>(
    sql`select ${old} as old, t.name from library_services a
      join library_services t on t.id = a.merged_into_id
      where a.kind = 'hotel' and ${old} = any(${names.map(plainName)}::text[]) order by t.used_at`,
  );
  return new Map(rows.map((row) => [row.old, row.name]));
}

/** Maximum number of hotels that a pasted text is searched for. */
const MOST_HOTELS = 3_000;

/** Returns the names of the hotels in the library, the latest used first, in plain letters. */
export async function plainHotelNames(scope: Scope): Promise<string[]> {
  const rows = await scope.rows<{ name: string }>(
    sql`select name from library_services where kind = 'hotel' and merged_into_id is null
      order by used_at desc limit ${MOST_HOTELS}::int`,
  );
  return [...new Set(rows.map(({ name }) => plainName(name)))];
}

/** Returns whether any hotel of the library, in any city, still has this name. */
export async function hasNameStill(work: Work, name: string): Promise<boolean> {
  const key = plainName(name);
  const [row] = await work.rows<{ has: boolean }>(
    sql`select exists (select 1 from library_services s where s.kind = 'hotel' and s.merged_into_id is null
      and s.key like ${`${escaped(key)}%`}::text
      and ${nameKey((column) => raw(`s.${column}`))} = ${key}::text) as has`,
  );
  return row?.has ?? false;
}
