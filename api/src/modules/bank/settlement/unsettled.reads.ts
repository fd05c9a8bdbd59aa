import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import type { UnsettledPayment } from "./settlement.types.ts";

/** Maximum number of payments in the list. */
const MOST = 100;

/**
 * Returns the payments by card and online that count, that the bank does not show completely, and the reason
 * of each, the oldest first: from the day of the first transaction in a report on.
 */
export async function unsettledPayments({ read }: Context): Promise<UnsettledPayment[]> {
  return read.rows<UnsettledPayment & object>(
    sql`with first as (select min(day) as day from bank_settlement_lines)
      select p.id as "paymentId", coalesce(k.contract_number, upper(right(p.order_id::text, 8))) as name,
        p.fecha_pago::text as day, p.monto - p.respaldado as missing,
        case when exists (select from bank_settlement_lines l where l.payment_id = p.id and l.counts)
            then 'El informe trae menos que el pago'
          when exists (select from bank_settlement_lines l where l.payment_id = p.id)
            then 'Está en el informe y su abono aún no está en el banco'
          when exists (select from bank_settlement_lines l join bank_settlements s on s.id = l.settlement_id
              where l.day = p.fecha_pago and (s.acquirer = 'wompi') = (p.tipo_pago = 'wompi'))
            then 'No está en el informe de ese día'
          else 'No hay informe de ese día' end as cause
      from first, payments p left join contracts k on k.id = p.contract_id
      where p.sin_respaldo and p.tipo_pago in ('wompi', 'tarjeta') and p.fecha_pago >= first.day
        and not (p.status = 'pending' and p.tipo_pago = 'wompi')
      order by p.fecha_pago, p.id limit ${MOST}`,
  );
}
