import { unmarked } from "../../core/colombia/plain.ts";
import type { Context } from "../../core/context.ts";
import { escaped } from "../../core/read/escaped.ts";
import { sql } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { visibleProviders } from "./provider.access.ts";
import { Provider } from "./provider.entity.ts";
import { hasPurchaseToInvoice } from "./provider.sql.ts";
import { type ProviderFilter, providerFilter } from "./provider.filter.ts";
import type { ProviderCounters } from "./provider.types.ts";

const MOST = 10;

/**
 * Returns the filter of the providers that the viewer may see and that match a filter. When the filter
 * requires it, purchases for trips without an invoice are queried first.
 */
export async function filteredProviders(
  { read, viewer }: Context,
  filter: ProviderFilter | null | undefined,
): Promise<ReadFilter<Provider>> {
  const conditions: ReadFilter<Provider>[] = [visibleProviders(viewer), providerFilter(filter)];
  if (filter?.awaitsNit) {
    const rows = await read.rows<{ id: string }>(
      sql`select v.id from providers v where v.nit is null and v.merged_into_id is null
        and ${hasPurchaseToInvoice(sql`v.id`)}`,
    );
    conditions.push({ id: { $in: rows.map(({ id }) => id) } });
  }
  return { $and: conditions };
}

/**
 * Returns the number of providers with purchases and the amount owed to them, under the filter except its
 * status.
 */
export async function providerCounters(
  context: Context,
  filter: ProviderFilter | null,
): Promise<ProviderCounters> {
  const { read } = context;
  const where = await filteredProviders(context, { ...filter, status: null });
  const [row] = await read.rows<ProviderCounters>(
    sql`select count(*) filter (where v.active)::int as active,
        count(*) filter (where not v.active)::int as inactive, count(o.owed)::int as owed,
        coalesce(sum(o.owed), 0)::bigint as "owedValue"
      from providers v left join (select provider_id, sum(saldo_pendiente)::bigint as owed from purchases
          where voided_at is null and saldo_pendiente > 0 group by provider_id) o on o.provider_id = v.id
      where ${read.where(Provider, where as never, "v")}`,
  );
  return { ...row!, owedValue: Number(row!.owedValue) };
}

/**
 * Returns the names of at most 10 active providers that contain the text, most used first. Only names are
 * returned, because everyone who prepares quotes may see them.
 */
export async function providerSuggestions({ read }: Context, search: string): Promise<string[]> {
  const rows = await read.rows<{ name: string }>(sql`select v.name from ${matching(search)}`);
  return rows.map(({ name }) => name);
}

/** Returns the ids of the providers that {@link providerSuggestions} returns, in the same order. */
export async function matchingProviders({ read }: Context, search: string): Promise<string[]> {
  const rows = await read.rows<{ id: string }>(sql`select v.id from ${matching(search)}`);
  return rows.map(({ id }) => id);
}

/** Returns the ids of at most 3 providers whose name is similar to the typed name, most similar first. */
export async function providersNamedLike({ read, viewer }: Context, name: string): Promise<string[]> {
  const rows = await read.rows<{ id: string }>(
    sql`select v.id from providers v where v.merged_into_id is null
        and similarity(provider_key(v.name), provider_key(${name.trim()})) >= 0.5
        and ${read.where(Provider, visibleProviders(viewer) as never, "v")}
      order by similarity(provider_key(v.name), provider_key(${name.trim()})) desc, v.name limit 3`,
  );
  return rows.map(({ id }) => id);
}

function matching(search: string) {
  const [typed, whole] = [escaped(search.trim()), escaped(unmarked(search.trim()))];
  return sql`providers v where v.active and (v.search_text like '%' || plain_text(${typed}) || '%'
      or (${whole} <> '' and v.search_text like '%' || plain_text(${whole}) || '%'))
    order by (select count(*) from purchases p where p.provider_id = v.id and p.voided_at is null) desc,
      v.name limit ${MOST}`;
}
