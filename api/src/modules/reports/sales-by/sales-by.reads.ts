import { spokenMonth } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { orderOfListing } from "../../../core/read/listing.ts";
import { type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { tripProfits } from "../../contracts/contract/sale/trip-profit.sql.ts";
import { contractChannelSql, quoteChannelSql } from "../../quotes/quote/sale-channel.ts";
import {
  countsFor,
  duringDays,
  type FigureDays,
  onDays,
  sellerSql,
  standsOn,
} from "../dashboard/dashboard.sql.ts";
import { daysOf } from "../financial/financial.rules.ts";
import { quoteFigures } from "../quote-figures.sql.ts";
import type { SalesByArgs, SalesByFilter } from "./sales-by.inputs.ts";
import {
  NO_SELLER,
  reportedChannelLabels,
  sameDaysBeforeRange,
  type SalesDimension,
} from "./sales-by.rules.ts";
import type { SalesGroup, SalesGroupPage } from "./sales-by.types.ts";

/** SQL of the group's key for a quote `q`, a contract `c` and a reservation `r`. */
interface Keys {
  readonly quote: Fragment;
  readonly contract: Fragment;
  readonly reservation: Fragment;
}

const keys: Readonly<Record<SalesDimension, Keys>> = {
  vendedor: {
    quote: raw("coalesce(q.seller::text, '')"),
    contract: sql`coalesce((${sellerSql})::text, '')`,
    reservation: raw("''"),
  },
  destino: {
    quote: raw("q.destino"),
    contract: raw("c.destino"),
    reservation: raw("(select k.destino from packages k where k.id = r.package_id)"),
  },
  canal: {
    quote: quoteChannelSql,
    contract: contractChannelSql,
    reservation: raw("'reserva'"),
  },
  salida: {
    quote: raw("to_char(q.fecha_ida, 'YYYY-MM')"),
    contract: raw("to_char(c.fecha_inicio_viaje, 'YYYY-MM')"),
    reservation: raw("to_char(r.salida, 'YYYY-MM')"),
  },
};

/** Columns of the rows that are added up to figures. */
const columns = ["quotes", "approved", "contracts", "vendido", "por_cobrar", "recaudo", "ganancia"] as const;
type Summed = (typeof columns)[number];

/** Returns the select list of one kind of rows, with zeros for the figures it does not have. */
const summed = (key: Fragment, given: Readonly<Partial<Record<Summed, string>>>): Fragment =>
  sql`${key} as clave, ${raw(columns.map((name) => `${given[name] ?? "0"} as ${name}`).join(", "))}`;

/**
 * Returns the SQL of the quotes created in a range of days: a signed one counts for its seller at the
 * signature, any other for its current seller.
 */
const quoted = (viewer: Context["viewer"], days: FigureDays): Fragment => sql`(
  select q.is_external, q.cliente_id, q.destino, q.fecha_ida, q.sent_at, q.status,
    case when c.id is null then q.vendedor_id else ${sellerSql} end as seller
  from quotes q left join lateral (select c.* from contracts c
    where c.quote_id = q.id and c.signed_at is not null order by c.signed_at desc limit 1) c on true
  where ${duringDays("q.created_at", days)}
    and case when c.id is null then ${standsOn(viewer, "q")} else ${countsFor(viewer)} end) q`;

/** Returns the SQL of the contracts `c` signed in a range of days that count for the viewer. */
const signed = (viewer: Context["viewer"], days: FigureDays): Fragment =>
  sql`c.signed_at is not null and ${duringDays("c.signed_at", days)} and ${countsFor(viewer)}`;

/** Returns SQL with the figures of each group in a range of days, in several rows for each. */
function salesIn({ viewer }: Context, por: SalesDimension, days: FigureDays): Fragment {
  const { quote, contract, reservation } = keys[por];
  const parts = [
    sql`select ${summed(raw("f.clave"), { quotes: "f.quotes", approved: "f.approved" })} from (
      select ${quote} as clave, ${quoteFigures()} from ${quoted(viewer, days)} group by 1) f`,
    sql`select ${summed(contract, {
      contracts: "1",
      vendido: "c.precio_total",
      por_cobrar: "c.precio_total - c.total_pagado",
    })} from contracts c where c.status in ('signed', 'completed') and ${signed(viewer, days)}`,
    sql`select ${summed(contract, { recaudo: "p.monto" })} from payments p
      join contracts c on c.id = p.contract_id
      where p.status = 'verified' and ${onDays("p.fecha_pago", days)} and ${countsFor(viewer)}`,
    ...(seesAll(viewer)
      ? [
          sql`select ${summed(reservation, { recaudo: "p.monto" })} from payments p
            join reservations r on r.id = p.order_id
            where p.status = 'verified' and p.contract_id is null and ${onDays("p.fecha_pago", days)}`,
        ]
      : []),
    ...(may(viewer?.role, "readFinancialReports")
      ? [
          sql`select ${summed(contract, { ganancia: "t.ganancia" })} from (${tripProfits(
            sql`select c.id from contracts c where ${signed(viewer, days)}`,
          )}) t join contracts c on c.id = t.contract_id`,
        ]
      : []),
  ];
  return joined(parts, " union all ");
}

/** Returns the SQL of `SoldFigures` from sums with a prefix. */
const figuresOf = (viewer: Context["viewer"], sums: (column: Summed) => string): Fragment =>
  raw(`json_build_object('cotizaciones', ${sums("quotes")}, 'conversion', case when ${sums("quotes")} > 0
      then round(${sums("approved")} * 100.0 / ${sums("quotes")}, 1) else 0 end,
    'contratos', ${sums("contracts")}, 'vendido', ${sums("vendido")}, 'recaudo', ${sums("recaudo")},
    'porCobrar', ${sums("por_cobrar")},
    'ganancia', ${may(viewer?.role, "readFinancialReports") ? sums("ganancia") : "null::bigint"})`);

/** SQL of the name by which the groups of a dimension are sorted. */
const sortedNames: Readonly<Record<SalesDimension, string>> = {
  vendedor: "(select plain_text(concat_ws(' ', u.name, u.lastname)) from users u where u.id::text = g.clave)",
  destino: "plain_text(g.clave)",
  canal: "g.clave",
  salida: "g.clave",
};

/** SQL of the value of each sort order. */
const orders: Readonly<Record<string, string>> = {
  cotizaciones: "g.now_quotes",
  conversion: "(g.now_approved * 1.0 / nullif(g.now_quotes, 0))",
  contratos: "g.now_contracts",
  vendido: "g.now_vendido",
  recaudo: "g.now_recaudo",
  porCobrar: "g.now_por_cobrar",
  ganancia: "g.now_ganancia",
};

/**
 * Returns the sales of a range of days by seller, destination, channel or month of departure, beside the
 * sales of the same days before; within the viewer's scope, in one statement.
 */
export async function salesBy(
  context: Context,
  filter: SalesByFilter | null,
  { page, limit, offset, order, direction, por }: SalesByArgs,
): Promise<SalesGroupPage> {
  const { viewer, today } = context;
  const days = daysOf(filter ?? {}, today);
  const before = sameDaysBeforeRange(days, today);
  const facts = [
    sql`select true as now, f.* from (${salesIn(context, por, days)}) f`,
    ...(before ? [sql`select false as now, f.* from (${salesIn(context, por, before)}) f`] : []),
  ];
  const sums = [true, false].flatMap((now) =>
    columns.map(
      (name) =>
        `coalesce(sum(f.${name}) filter (where ${now ? "" : "not "}f.now), 0)::bigint
          as ${now ? "now" : "before"}_${name}`,
    ),
  );
  const ofGroup = (time: string) => figuresOf(viewer, (name) => `g.${time}_${name}`);
  const ofAll = (time: string) => figuresOf(viewer, (name) => `coalesce(sum(g.${time}_${name}), 0)`);
  const none = raw("null::json");
  const by =
    order === "nombre" || (!order && por === "salida") ? sortedNames[por] : orders[order ?? "vendido"]!;
  const way = direction ?? (order === "nombre" || (!order && por === "salida") ? "asc" : "desc");
  const { items, total, figures } = await context.read.listing<
    SalesGroup,
    Pick<SalesGroupPage, "ahora" | "antes">
  >({
    tables: sql`g as materialized (select f.clave, ${raw(sums.join(", "))}
      from (${joined(facts, " union all ")}) f group by 1)`,
    columns: sql`g.clave, ${
      por === "vendedor"
        ? raw(`(select concat_ws(' ', u.name, u.lastname)
        from users u where u.id::text = g.clave)`)
        : raw("g.clave")
    } as nombre, ${ofGroup("now")} as ahora,
      ${before ? ofGroup("before") : none} as antes`,
    from: raw("from g"),
    order: orderOfListing(`${by} ${way} nulls last, g.clave`, "g.clave", way),
    limit,
    offset,
    figures: sql`${ofAll("now")} as ahora, ${before ? ofAll("before") : none} as antes`,
  });
  return {
    items: items.map((group) => ({ ...group, nombre: nameOf(por, group) })),
    total,
    page,
    totalPages: Math.ceil(total / limit),
    ...figures,
    antesDesde: before?.from ?? null,
    antesHasta: before?.to ?? null,
  };
}

/** Returns the name of a group as people read it. */
function nameOf(por: SalesDimension, { clave, nombre }: Pick<SalesGroup, "clave" | "nombre">): string {
  if (por === "salida") return spokenMonth(clave);
  if (por === "canal") return reportedChannelLabels[clave] ?? clave;
  return nombre || (por === "vendedor" ? NO_SELLER : clave);
}
