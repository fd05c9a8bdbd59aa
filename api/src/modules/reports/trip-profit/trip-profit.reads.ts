import type { Context } from "../../../core/context.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { orderOfListing } from "../../../core/read/listing.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { tripProfits } from "../../contracts/contract/sale/trip-profit.sql.ts";
import { daysOf } from "../financial/financial.rules.ts";
import { clientOf, contractsMeant, marginSql, ofContracts, within } from "../financial/money.sql.ts";
import type { TripProfitFilter, TripProfitGroupArgs, TripProfitPageArgs } from "./trip-profit.inputs.ts";
import type { TripProfitDay, TripProfitGrouping } from "./trip-profit.enums.ts";
import type {
  TripProfitGroup,
  TripProfitGroupPage,
  TripProfitPage,
  TripProfitRow,
} from "./trip-profit.types.ts";

/** SQL of the day on which a contract `c` counts. */
const days: Readonly<Record<TripProfitDay, string>> = {
  firma: "(c.signed_at at time zone 'America/Bogota')::date",
  regreso: "coalesce(c.fecha_fin_viaje, c.fecha_inicio_viaje)",
};

/** SQL of the seller of a contract `c` at the signature. */
const seller = "coalesce(c.signed_asesor_id, c.signed_lider_id, c.signed_gerente_id, c.signed_admin_id)";

/**
 * SQL of the main provider of a contract `c`, which has the largest purchases, so that each trip counts once;
 * null before the first purchase.
 */
const provider = `(select p.provider_id::text from contract_items i
  join purchases p on p.contract_item_id = i.id and p.voided_at is null where i.contract_id = c.id
  group by p.provider_id order by sum(p.costo) desc, p.provider_id limit 1)`;

/** SQL of the key of a trip's group, by grouping. */
const keys: Readonly<Record<TripProfitGrouping, (day: string) => string>> = {
  mes: (day) => `to_char(${day}, 'YYYY-MM')`,
  vendedor: () => `coalesce(${seller}::text, '')`,
  destino: () => "c.destino",
  proveedor: () => `coalesce(${provider}, '')`,
};

/**
 * Returns the SQL of the signed contracts, aliased `c`, in a range of days, with the profit of their trips,
 * `t`.
 */
function trips({ today }: Context, filter: TripProfitFilter | null): Fragment {
  const day = days[filter?.segun ?? "firma"];
  const asked = sql`select c.id from contracts c where c.signed_at is not null
    and ${within(day, daysOf(filter ?? {}, today))}
    and ${ofContracts("c.id", contractsMeant(filter?.contractId))}`;
  const { agrupado, grupo } = filter ?? {};
  const chosen = agrupado && grupo != null ? sql`${raw(keys[agrupado](day))} = ${grupo}` : raw("true");
  return sql`from (${tripProfits(asked)}) t join contracts c on c.id = t.contract_id where ${chosen}`;
}

/** SQL of the display name of a group, by grouping. */
const named: Readonly<Record<TripProfitGrouping, Fragment>> = {
  mes: raw("g.clave"),
  vendedor: raw("coalesce(concat_ws(' ', u.name, u.lastname), '')"),
  destino: raw("g.clave"),
  proveedor: raw("coalesce(v.name, '')"),
};

/** SQL of the groups, aliased `g`, with the names of people and providers. */
const groups: Readonly<Record<TripProfitGrouping, Fragment>> = {
  mes: raw("from g"),
  vendedor: raw("from g left join users u on u.id::text = g.clave"),
  destino: raw("from g"),
  proveedor: raw("from g left join providers v on v.id::text = g.clave"),
};

/** SQL of the totals of the counted trips. */
const sums = raw(`count(*)::int as contratos, coalesce(sum(t.recibido_o_precio), 0)::bigint as precio,
  coalesce(sum(t.comprado + t.por_comprar), 0)::bigint as costo,
  coalesce(sum(t.comisiones), 0)::bigint as comisiones, coalesce(sum(t.iva), 0)::bigint as iva,
  coalesce(sum(t.ganancia), 0)::bigint as ganancia`);

/**
 * Returns the profit of trips by month, seller, destination or provider; months newest first, all other
 * groups by profit, highest first.
 */
export async function tripProfitGroups(
  context: Context,
  filter: TripProfitFilter | null,
  { page, limit, offset, por }: TripProfitGroupArgs,
): Promise<TripProfitGroupPage> {
  const key = raw(keys[por](days[filter?.segun ?? "firma"]));
  const { items, total, figures } = await context.read.listing<
    TripProfitGroup,
    Omit<TripProfitGroup, "clave" | "nombre" | "margen">
  >({
    tables: sql`g as materialized (select ${key} as clave, ${sums} ${trips(context, filter)} group by 1)`,
    columns: sql`g.*, ${raw(marginSql("g.ganancia", "g.precio"))} as margen,
      ${named[por]} as nombre`,
    from: groups[por],
    all: raw("from g"),
    order: orderOfListing(por === "mes" ? "g.clave" : "g.ganancia", "g.clave", "desc"),
    limit,
    offset,
    figures: raw(`coalesce(sum(g.contratos), 0)::int as contratos, coalesce(sum(g.precio), 0) as precio,
      coalesce(sum(g.costo), 0) as costo, coalesce(sum(g.comisiones), 0) as comisiones,
      coalesce(sum(g.iva), 0) as iva, coalesce(sum(g.ganancia), 0) as ganancia`),
  });
  return { items, total, page, totalPages: Math.ceil(total / limit), ...figures };
}

/** Returns individual trips, highest profit first unless another order is requested. */
export async function tripProfitRows(
  context: Context,
  filter: TripProfitFilter | null,
  { page, limit, offset, order, direction }: TripProfitPageArgs,
): Promise<TripProfitPage> {
  const columns: Readonly<Record<string, string>> = {
    ganancia: "t.ganancia",
    precio: "t.recibido_o_precio",
    numero: "c.contract_number",
  };
  const { items, total, figures } = await context.read.listing<TripProfitRow, { readonly ganancia: Cop }>({
    columns: sql`c.id, c.contract_number as numero, ${clientOf} as cliente, c.destino,
      to_jsonb(t) || jsonb_build_object('porComprar', t.por_comprar, 'costoAcordado', t.costo_acordado,
        'gananciaAcordada', t.ganancia_acordada, 'ivaAcordado', t.iva_acordado,
        'comisionesAcordadas', t.comisiones_acordadas) as viaje,
      ${raw(marginSql("t.ganancia", "t.recibido_o_precio"))} as margen`,
    from: trips(context, filter),
    order: orderOfListing(columns[order ?? ""] ?? columns["ganancia"]!, "c.id", direction ?? "desc"),
    limit,
    offset,
    figures: raw("coalesce(sum(t.ganancia), 0) as ganancia"),
  });
  return { items, total, page, totalPages: Math.ceil(total / limit), ganancia: figures.ganancia };
}
