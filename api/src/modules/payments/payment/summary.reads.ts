import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import { visiblePayments } from "./payment.access.ts";
import { Payment } from "./payment.entity.ts";
import type { TipoPago } from "./payment.enums.ts";
import { type PaymentFilter, paymentFilter } from "./payment.filter.ts";
import type { PaymentsSummary } from "./payment.types.ts";

interface Row {
  readonly status: Payment["status"];
  readonly tipo: TipoPago;
  readonly mes: string;
  readonly cantidad: number;
  readonly total: number;
}

/**
 * Returns the report of the filtered payments; amounts in COP. The groups by kind and by month count only
 * verified payments, which are received money. A reversed payment is not counted. `totalPagos` is the sum of
 * the three totals.
 */
export async function paymentsSummary(
  { read, viewer, link }: Context,
  filter: PaymentFilter | null,
): Promise<PaymentsSummary> {
  const where = {
    $and: [visiblePayments(viewer, link), paymentFilter(filter, viewer), { reversedAt: null }],
  };
  const rows = await read.rows<Row>(
    sql`select status, tipo_pago as tipo, to_char(fecha_pago, 'YYYY-MM') as mes, count(*) as cantidad,
      sum(monto) as total
     from payments p where ${read.where(Payment, where, "p")} group by 1, 2, 3`,
  );
  const total = (of: readonly Row[]) => of.reduce((all, row) => all + row.total, 0);
  const count = (of: readonly Row[]) => of.reduce((all, row) => all + row.cantidad, 0);
  const at = (status: Payment["status"]) => rows.filter((row) => row.status === status);
  const verified = at("verified");
  const by = <K extends "tipo" | "mes">(key: K) =>
    [...new Set(verified.map((row) => row[key]))].sort().map((value) => {
      const of = verified.filter((row) => row[key] === value);
      return { value, cantidad: count(of), total: total(of) };
    });
  const devoluciones = await refundedWithin(read, filter);
  return {
    totalPagos: total(rows),
    totalVerificado: total(verified),
    devoluciones,
    totalNeto: total(verified) - devoluciones,
    totalPendiente: total(at("pending")),
    totalRechazado: total(at("rejected")),
    porTipo: by("tipo").map(({ value: tipoPago, ...sums }) => ({ tipoPago, ...sums })),
    porMes: by("mes").map(({ value: mes, ...sums }) => ({ mes, ...sums })),
  };
}

/**
 * Returns the amount refunded to clients within the days of a filter, in COP; limited to one contract when
 * the filter contains it.
 */
async function refundedWithin(read: Context["read"], filter: PaymentFilter | null): Promise<number> {
  const { startDate = null, endDate = null, contractId } = filter ?? {};
  const contract = contractId?.trim() || null;
  const [row] = await read.rows<{ total: number }>(
    sql`select coalesce(sum(f.monto), 0) as total from refunds f where f.status = 'pagada'
     and f.paid_on >= coalesce(${startDate}::date, '-infinity')
     and f.paid_on <= coalesce(${endDate}::date, 'infinity')
     and (${contract}::text is null or f.contract_id in (select c.id from contracts c
       where c.id::text = lower(${contract}) or c.contract_number = upper(${contract})))`,
  );
  return row?.total ?? 0;
}
