import type { Context } from "../../../../core/context.ts";
import { type Fragment, joined, raw, sql } from "../../../../core/read/sql.ts";
import { figureOnSql } from "../../../content/legal-figure/legal-figures-on.ts";
import { clientName } from "../../../contracts/contract/contract.sql.ts";
import type { ReportableCashFilter } from "./cash.inputs.ts";
import { cashOrder } from "./cash.rules.ts";
import { cashClientSql } from "./cash.sql.ts";
import type { ReportableCash, ReportableCashPage, ReportableCashPageArgs } from "./cash.types.ts";

/** Returns the filtered cash payments of clients whose total of a month reached the reportable threshold. */
function reportable({ startDate, endDate, sinOrigen }: ReportableCashFilter): Fragment {
  const conditions = [
    sql`s.total >= ${figureOnSql("efectivo_reportable", raw("s.fecha_pago"))}`,
    ...(startDate ? [sql`s.fecha_pago >= ${startDate}::date`] : []),
    ...(endDate ? [sql`s.fecha_pago <= ${endDate}::date`] : []),
    ...(typeof sinOrigen === "boolean" ? [sql`(s.origen_fondos is null) = ${sinOrigen}::boolean`] : []),
  ];
  return sql`select s.*, coalesce(${raw(clientName("c"))}, btrim(concat(u.name, ' ', u.lastname))) as cliente,
      coalesce(nullif(c.cliente_documento_identidad, ''), nullif(u.documento_identidad, '')) as documento,
      coalesce('Contrato ' || c.contract_number, 'Reserva ' || upper(right(s.order_id::text, 8))) as concepto,
      (select btrim(concat(b.name, ' ', b.lastname)) from users b where b.id = s.created_by_id) as registro
    from (select p.*, sum(p.monto) over (partition by p.client, date_trunc('month', p.fecha_pago)) as total
      from (select o.*, ${cashClientSql(raw("o.contract_id"), raw("o.order_id"))} as client
        from payments o where o.medio = 'efectivo' and o.status <> 'rejected') p) s
    left join contracts c on c.id = s.contract_id
    left join reservations r on r.id = s.order_id
    left join users u on u.id = r.customer_id
    where ${joined(conditions, " and ")}`;
}

const orders = {
  fechaPago: "d.fecha_pago",
  monto: "d.monto",
  totalMes: "d.total",
  cliente: "d.cliente collate es",
} as const satisfies Readonly<Record<keyof typeof cashOrder.columns, string>>;

const orderOf = ({ order, direction }: Pick<ReportableCashPageArgs, "order" | "direction">): Fragment => {
  const by = (order ?? cashOrder.first?.by ?? "fechaPago") as keyof typeof orders;
  return raw(`order by ${orders[by]} ${direction ?? "desc"}, d.id`);
};

const row = raw(`d.id as "paymentId", d.fecha_pago as "fechaPago", d.status, d.monto, d.total as "totalMes",
  d.cliente, d.documento, d.concepto, d.contract_id as "contractId", d.order_id as "orderId",
  d.receipt_number as "receiptNumber", d.origen_fondos as "origenFondos", d.traido_por as "traidoPor",
  d.registro as "registradoPor"`);

/** Returns a page of reportable cash, newest first by default; executes one SQL statement. */
export function reportableCash(
  context: Context,
  filter: ReportableCashFilter | null,
  args: ReportableCashPageArgs,
): Promise<ReportableCashPage> {
  const found = reportable(filter ?? {});
  const order = orderOf(args);
  return context.read.written<ReportableCash>({
    whole: sql`select ${row} from (${found}) d ${order}`,
    page: async () => {
      const { page, limit, offset } = args;
      const { total, items } = await context.read.row<{ total: number; items: ReportableCash[] }>(
        sql`with cash as materialized (${found}),
          page as (select * from cash d ${order} limit ${limit} offset ${offset})
        select (select count(*) from cash)::int as total,
          (select coalesce(json_agg(r), '[]') from (select ${row} from page d ${order}) r) as items`,
      );
      return { items, total, page, totalPages: Math.ceil(total / limit) };
    },
  });
}
