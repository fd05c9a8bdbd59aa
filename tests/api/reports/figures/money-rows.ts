import type { Day } from "../../../../api/src/core/colombia/days.ts";
import type { TestApp } from "../../../support/app.ts";

/** Money that moved on a day, of a contract or of none. */
export interface Moved {
  readonly contract: string | null;
  readonly amount: number;
  readonly day: Day;
}
/** A purchase that was not voided. */
export interface Bought extends Moved {
  readonly provider: string;
  readonly quoted: number;
  readonly left: number;
  readonly kind: string;
  readonly paid: Day | null;
  readonly due: Day | null;
}
/** Amount to be paid, with its due date. */
export interface Owed {
  readonly amount: number;
  readonly due: Day | null;
}
interface Earned {
  readonly status: string;
  readonly seller: number;
  readonly amount: number;
  readonly paid: Day | null;
  readonly month: string | null;
  readonly limit: number;
}
interface Sold {
  readonly id: string;
  readonly number: string;
  readonly price: number;
  readonly completed: Day | null;
}

/** Returns the sum of some amounts. */
export const sum = (list: readonly { readonly amount: number }[]) =>
  list.reduce((total, { amount }) => total + amount, 0);
/** Every row of money as it is, with nothing added up. */
export async function moneyRows(app: TestApp) {
  const ask = async <T extends object>(query: string): Promise<T[]> => {
    const { rows: found } = await app.app.services.pool.query<{ list: T[] }>(
      `select coalesce(json_agg(r), '[]') as list from (${query}) r`,
    );
    return found[0]!.list;
  };
  return {
    contracts: await ask<Sold>(
      `select id, contract_number as number, precio_total as price, case when status = 'completed'
        then (completed_at at time zone 'America/Bogota')::date end as completed from contracts`,
    ),
    payments: await ask<Moved & { status: string; means: string; account: string | null }>(
      `select contract_id as contract, monto as amount, fecha_pago as day, status, medio as means,
        agency_account_id as account from payments`,
    ),
    purchases: await ask<Bought>(
      `select i.contract_id as contract, p.costo as amount, p.fecha_compra as day, p.provider_id as provider,
        p.costo_cotizado as quoted, p.saldo_pendiente as left, p.tipo_pago as kind,
        (p.paid_at at time zone 'America/Bogota')::date as paid, p.fecha_vencimiento_pago as due
        from purchases p, contract_items i where i.id = p.contract_item_id and p.voided_at is null`,
    ),
    installments: await ask<Owed & { paid: Day | null }>(
      `select n.monto_cuota as amount, n.fecha_vencimiento as due, n.fecha_pago as paid
        from installments n, purchases p where p.id = n.purchase_id and p.voided_at is null`,
    ),
    refunds: await ask<Moved & Owed & { status: string }>(
      `select contract_id as contract, monto as amount, paid_on as day, due_on as due, status from refunds`,
    ),
    plan: await ask<Owed>(
      `select l.monto - l.pagado as amount, l.fecha_vencimiento as due from plan_lines l, contracts c
        where c.id = l.contract_id and c.status in ('signed', 'completed') and l.monto > l.pagado`,
    ),
    commissions: await ask<Earned>(
      `select c.status, c.vendedor_id as seller, c.monto_comision as amount, c.mes as month,
        (c.fecha_pago at time zone 'America/Bogota')::date as paid, u.commission_limit as limit
        from commissions c, users u where u.id = c.vendedor_id and c.clase = 'comision'
        order by c.fecha_aprobacion, c.id`,
    ),
  };
}
