import { addDays, startOfDay } from "../../../core/colombia/days.ts";
import { escaped } from "../../../core/read/escaped.ts";
import { type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import { idsFrom, type OpenDays } from "./financial.rules.ts";

/** Scope of a report: a range of days, and contracts. */
export interface Counted {
  readonly days: OpenDays;
  /** SQL that selects the ids of contracts; null to count everything, including reservations. */
  readonly contracts: Fragment | null;
}

/**
 * Returns the SQL of whether a day column is within a range; an open end adds no condition, so that an index
 * can be used for the other end.
 */
export const within = (column: string, { from, to }: OpenDays): Fragment =>
  joined(
    [
      ...(from ? [sql`${raw(column)} >= ${from}::date`] : []),
      ...(to ? [sql`${raw(column)} <= ${to}::date`] : []),
      raw("true"),
    ],
    " and ",
  );

/** Returns the SQL of the contracts that match a complete or partial id or number; null for an empty text. */
export function contractsMeant(text: string | null | undefined): Fragment | null {
  const asked = text?.trim() ?? "";
  if (asked === "") return null;
  const part = `%${escaped(asked.toUpperCase())}%`;
  const ids = idsFrom(asked);
  return sql`select c.id from contracts c where c.contract_number like ${part}${
    ids ? sql` or c.id between ${ids[0]}::uuid and ${ids[1]}::uuid` : raw("")
  }`;
}

/** Returns the SQL of whether a row's contract is among the counted contracts. */
export const ofContracts = (column: string, contracts: Fragment | null): Fragment =>
  contracts ? sql`${raw(column)} in (${contracts})` : raw("true");

/** Returns the SQL of the income: verified payments, aliased `p`, by payment day. */
export const incomeOf = ({ days, contracts }: Counted): Fragment =>
  sql`from payments p where p.status = 'verified' and ${within("p.fecha_pago", days)}
    and ${ofContracts("p.contract_id", contracts)}`;

/** Returns the SQL of the spending: purchases that are not voided, aliased `b`, by purchase day. */
export const spendingOf = ({ days, contracts }: Counted): Fragment =>
  sql`from purchases b where b.voided_at is null and ${within("b.fecha_compra", days)}
    and ${
      contracts
        ? sql`b.contract_item_id in (
      select i.id from contract_items i where i.contract_id in (${contracts}))`
        : raw("true")
    }`;

/** Returns the SQL of the spending joined with the bought items, aliased `i`, which give the contract. */
const spendingOnItems = ({ days, contracts }: Counted): Fragment =>
  sql`from purchases b join contract_items i on i.id = b.contract_item_id
    where b.voided_at is null and ${within("b.fecha_compra", days)}
      and ${ofContracts("i.contract_id", contracts)}`;

/**
 * Returns the SQL of whether a timestamp is within days in Bogotá time, written so that its index can be
 * used.
 */
const withinDays = (column: string, { from, to }: OpenDays): Fragment =>
  joined(
    [
      ...(from ? [sql`${raw(column)} >= ${startOfDay(from)}`] : []),
      ...(to ? [sql`${raw(column)} < ${startOfDay(addDays(to, 1))}`] : []),
      raw("true"),
    ],
    " and ",
  );

/**
 * Returns the SQL of the payments to providers, `o.monto`, by payment day, without voided purchases. For
 * given contracts the installments are looked up by their purchases, otherwise the purchases by their
 * installments.
 */
export const paidOutOf = ({ days, contracts }: Counted): Fragment => {
  const items = contracts && sql`select i.id from contract_items i where i.contract_id in (${contracts})`;
  const ofItems = items ? sql`p.contract_item_id in (${items})` : raw("true");
  const paid = sql`n.fecha_pago is not null and ${within("n.fecha_pago", days)}`;
  return sql`from (select p.costo - p.retenido as monto from purchases p
      where p.paid_at is not null and p.voided_at is null and p.tipo_pago <> 'cuotas'
        and ${withinDays("p.paid_at", days)} and ${ofItems}
      union all select n.monto_cuota ${
        items
          ? sql`from purchases p join lateral (select n.monto_cuota from installments n
              where n.purchase_id = p.id and ${paid} offset 0) n on true
            where p.voided_at is null and ${ofItems}`
          : sql`from installments n join lateral (select p.voided_at from purchases p
              where p.id = n.purchase_id offset 0) p on true where ${paid} and p.voided_at is null`
      }) o`;
};

/** Returns the SQL of the refunds, aliased `r`, by the day on which they were paid. */
export const returnsOf = ({ days, contracts }: Counted): Fragment =>
  sql`from refunds r where r.status = 'pagada' and ${within("r.paid_on", days)}
    and ${ofContracts("r.contract_id", contracts)}`;

/**
 * Returns the SQL of the totals of each contract with payments, purchases or refunds: `contract_id`,
 * `ingresos`, `gastos`, `devoluciones`, `diferencia`, `pagos`, `compras`, `neta`; amounts in COP.
 */
export const moneyByContract = (counted: Counted): Fragment =>
  sql`select contract_id, coalesce(ingresos, 0) as ingresos, coalesce(gastos, 0) as gastos,
      coalesce(devoluciones, 0) as devoluciones, coalesce(diferencia, 0) as diferencia,
      coalesce(pagos, 0) as pagos, coalesce(compras, 0) as compras,
      coalesce(ingresos, 0) - coalesce(gastos, 0) - coalesce(devoluciones, 0) as neta
    from (select p.contract_id, sum(p.monto) as ingresos, count(*) as pagos ${incomeOf(counted)}
        and p.contract_id is not null group by 1) paid
      full join (select i.contract_id, sum(b.costo) as gastos, sum(b.diferencia_precio) as diferencia,
        count(*) as compras ${spendingOnItems(counted)} group by 1) bought using (contract_id)
      full join (select r.contract_id, sum(r.monto) as devoluciones ${returnsOf(counted)}
        and r.contract_id is not null group by 1) returned using (contract_id)`;

/** Returns SQL for a profit as a percentage of its income, with two decimals; 0 without income. */
export const marginSql = (profit: string, income: string): string =>
  `(case when ${income} > 0 then round(${profit} * 100.0 / ${income}, 2) else 0 end)`;

/** SQL of the full name of a contract's client; the contract is `c`. */
export const clientOf = raw(`concat_ws(' ', c.cliente->>'name', nullif(c.cliente->>'lastname', ''))`);
