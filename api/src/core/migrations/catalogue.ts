import type pg from "pg";

/** One thing that a schema is made of, as PostgreSQL spells it. */
export interface CatalogueEntry {
  readonly kind:
    "extension" | "collation" | "table" | "column" | "constraint" | "index" | "function" | "trigger";
  /** Table that it belongs to; null when it belongs to none. */
  readonly table: string | null;
  /** Its name, below its table: `users.email`. */
  readonly name: string;
  readonly definition: string;
}

/**
 * Reads everything in a schema that we could have made from PostgreSQL's catalogue, ordered by kind and name:
 * two databases with the same entries work alike. Names of the schema itself are left out of the definitions,
 * so that schemas of two names can be compared. Objects of extensions, and the order of columns, are left out
 * too.
 */
export async function readCatalogue(
  client: Pick<pg.Client, "query">,
  schema = "public",
): Promise<readonly CatalogueEntry[]> {
  const before = await client.query<{ path: string }>("select current_setting('search_path') as path");
  await client.query("select set_config('search_path', $1, false)", [
    schema === "public" ? "public" : `${schema}, public`,
  ]);
  try {
    const { rows } = await client.query<CatalogueEntry>(entries, [schema]);
    return rows;
  } finally {
    await client.query("select set_config('search_path', $1, false)", [before.rows[0]?.path ?? "public"]);
  }
}

const ours = `
  select c.oid, c.relname, c.relkind, c.relrowsecurity, c.relpersistence
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
  and c.relname not in ('migrations', 'migration_checksums', 'migration_steps')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

// A collation's locale and a constraint's kinds are spelled differently from one version of PostgreSQL to the
// next: 18 keeps "not null" as a constraint, which the columns show already.
const entries = `
  with ours as (${ours}), place as (select oid from pg_namespace where nspname = $1)
  select 'extension' as kind, null as "table", extname as name, '' as definition
  from pg_extension where extname <> 'plpgsql'
  union all
  select 'collation', null, collname, c.collprovider::text || ' ' || coalesce(to_jsonb(c)->>'colllocale',
    to_jsonb(c)->>'colliculocale', collcollate)
  from pg_collation c where collnamespace = (select oid from place)
  union all
  select 'table', relname, relname, relkind::text || relpersistence::text || case when relrowsecurity
    then ' secured' else '' end
    || case when relkind in ('v', 'm') then pg_get_viewdef(oid, true) else '' end
  from ours
  union all
  select 'column', o.relname, o.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || case when co.collname <> 'default' then ' collate ' || co.collname else '' end
    || case when a.attidentity <> '' then ' identity ' || a.attidentity::text else '' end
    || case when a.attgenerated <> '' then ' generated ' || a.attgenerated::text else '' end
    || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid, true), '')
  from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_collation co on co.oid = a.attcollation
  union all
  select 'constraint', o.relname, o.relname || '.' || conname, pg_get_constraintdef(k.oid, true)
  from ours o join pg_constraint k on k.conrelid = o.oid where k.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select 'index', o.relname, i.relname, pg_get_indexdef(i.oid, 0, true) || case when x.indisvalid then ''
  else ' invalid' end
  from ours o join pg_index x on x.indrelid = o.oid join pg_class i on i.oid = x.indexrelid
  where not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x'))
  union all
  select 'function', null, p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
    concat_ws(' ', pg_get_function_result(p.oid), l.lanname, p.provolatile, p.proparallel, p.proisstrict,
      p.prosecdef, p.proconfig, p.prosrc)
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = (select oid from place) and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'trigger', o.relname, o.relname || '.' || t.tgname,
    pg_get_triggerdef(t.oid, true) || ' ' || t.tgenabled::text
  from ours o join pg_trigger t on t.tgrelid = o.oid where not t.tgisinternal
  order by 1, 3`;

/** One entry in which two catalogues differ: changed, only expected, or only found. */
export type CatalogueDifference =
  | { readonly expected: CatalogueEntry; readonly found: CatalogueEntry | undefined }
  | { readonly expected: undefined; readonly found: CatalogueEntry };

/**
 * Returns the differences between two catalogues: first the expected entries in their order, then the
 * unexpected ones.
 */
export function differencesOf(
  expected: readonly CatalogueEntry[],
  found: readonly CatalogueEntry[],
): readonly CatalogueDifference[] {
  const keyOf = ({ kind, name }: CatalogueEntry) => `${kind} ${name}`;
  const there = new Map(found.map((entry) => [keyOf(entry), entry]));
  const wanted = new Set(expected.map(keyOf));
  return [
    ...expected
      .map((entry) => ({ expected: entry, found: there.get(keyOf(entry)) }))
      .filter((pair) => pair.found?.definition !== pair.expected.definition),
    ...found
      .filter((entry) => !wanted.has(keyOf(entry)))
      .map((entry) => ({ expected: undefined, found: entry })),
  ];
}
