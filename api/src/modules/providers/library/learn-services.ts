import { v7 } from "uuid";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { type KeyedService, type KnownService, learnable } from "./library.rules.ts";

/**
 * Stores services with their current costs, each once. An existing service gets the latest cost, and the
 * latest provider, category, meals and texts when they are present. A merged service updates the remaining
 * one. Concurrent calculations lock the rows in the same order, so that they cannot deadlock.
 */
export async function learnServices(work: Work, services: readonly KnownService[]): Promise<void> {
  const fresh = await underKeptNames(work, learnable(services));
  if (fresh.length === 0) return;
  const of = <Key extends keyof KeyedService>(key: Key) => fresh.map((service) => service[key]);
  const orNull = (key: "categoria" | "regimen" | "encanto") => fresh.map((service) => service[key] ?? null);
  await work.rows(sql`insert into library_services (id, created_at, updated_at, kind, name, city, key,
      categoria, regimen, encanto, costo, base, proveedor, uses, used_at)
    select g.id, ${work.now}::timestamptz, ${work.now}::timestamptz, g.kind, g.name, g.city, g.key,
      g.categoria, g.regimen, g.encanto, g.costo, g.base, g.proveedor, 1, ${work.now}::timestamptz
    from unnest(${fresh.map(() => v7())}::uuid[], ${of("kind")}::text[], ${of("name")}::text[],
      ${of("city")}::text[], ${of("key")}::text[], ${orNull("categoria")}::text[],
      ${orNull("regimen")}::text[], ${orNull("encanto")}::text[], ${of("costo")}::bigint[],
      ${of("base")}::text[], ${of("proveedor")}::text[]) with ordinality
      as g(id, kind, name, city, key, categoria, regimen, encanto, costo, base, proveedor, n)
    order by g.n
    on conflict (kind, key) do update set name = excluded.name, city = excluded.city,
      categoria = coalesce(excluded.categoria, library_services.categoria),
      regimen = coalesce(excluded.regimen, library_services.regimen),
      encanto = coalesce(excluded.encanto, library_services.encanto),
      costo = excluded.costo, base = excluded.base,
      proveedor = coalesce(excluded.proveedor, library_services.proveedor),
      uses = library_services.uses + 1, used_at = excluded.used_at, updated_at = excluded.updated_at`);
}

/** Name of the remaining service, under which a merged service is stored. */
interface KeptName extends Pick<KeyedService, "kind" | "name" | "city"> {
  /** Key of the merged service. */
  readonly merged: string;
}

/**
 * Returns the services, with merged services under the name of the remaining one. Existing services are
 * locked first, so that none is merged before it is updated.
 */
async function underKeptNames(work: Work, services: KeyedService[]): Promise<KeyedService[]> {
  const keys = services.map(({ key }) => key);
  const known = await work.rows<{ merged: boolean }>(
    sql`select merged_into_id is not null as merged from library_services where key = any(${keys}::text[])
      order by kind, key collate "C" for no key update`,
  );
  if (!known.some(({ merged }) => merged)) return services;
  const kept = await work.rows<KeptName>(
    sql`select s.kind, s.key as merged, t.name, t.city from library_services s
      join library_services t on t.id = s.merged_into_id where s.key = any(${keys}::text[])`,
  );
  return learnable(
    services.map((service) => {
      const found = kept.find(({ kind, merged }) => kind === service.kind && merged === service.key);
      return found ? { ...service, name: found.name, city: found.city } : service;
    }),
  );
}
