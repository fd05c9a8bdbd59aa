import { type Month, monthBounds, monthOf } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { Entry, SourceRecord } from "../journal/journal.type.ts";
import { partyKey } from "../journal/lines.rules.ts";
import { dayAt, saleId, saleName } from "../journal/party.sql.ts";
import { counts } from "../journal/sources/invoices.ts";
import { acquirerLabels } from "../../bank/settlement/settlement-labels.rules.ts";
import { bankKey } from "../mapping/account-keys.rules.ts";
import { transfers } from "../journal/sources/bank.ts";
import { anyOf, type Balance, balancesBy, isBank } from "./balances.rules.ts";
import type { ControlSum, Difference } from "./material.type.ts";

/** Amount in cents that the product has for a record, under the name by which the journal is summed. */
interface Expected {
  readonly by: string;
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly of: string | null;
  readonly amount: number;
}

/** Reads amounts (COP) of records; `select` has the columns of {@link Expected}. */
async function expectedOf(scope: Scope, select: Fragment): Promise<Expected[]> {
  const rows = await scope.rows<{ fact: Expected }>(
    sql`select jsonb_build_object('by', q.by, 'kind', q.kind, 'id', q.id, 'name', q.name, 'of', q.of,
      'amount', q.amount) as fact from (${select}) q`,
  );
  return rows.map(({ fact }) => fact);
}

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0);

/**
 * Compares amounts of the product with balances of the journal, by name. A balance that the product does not
 * have keeps its name, and leads to the record that was booked last.
 */
function compared(
  number: number,
  title: string,
  expected: readonly Expected[],
  booked: ReadonlyMap<string, Balance>,
  note: string | null = null,
): ControlSum {
  const byName = new Map<string, { record: SourceRecord; amount: number }>();
  for (const { by, kind, id, name, of, amount } of expected) {
    const known = byName.get(by) ?? { record: { kind, id, name, of }, amount: 0 };
    byName.set(by, { ...known, amount: known.amount + amount });
  }
  const differences: Difference[] = [];
  for (const name of [...new Set([...byName.keys(), ...booked.keys()])].sort()) {
    const [wanted, had] = [byName.get(name), booked.get(name)];
    const difference = { expected: wanted?.amount ?? 0, booked: had?.amount ?? 0 };
    const record = wanted?.record ?? { ...had!.record, name };
    if (difference.expected !== difference.booked) differences.push({ record, ...difference });
  }
  return {
    number,
    title,
    expected: sumOf([...byName.values()].map(({ amount }) => amount)),
    booked: sumOf([...booked.values()].map(({ amount }) => amount)),
    differences,
    note,
  };
}

const negated = (sums: ReadonlyMap<string, Balance>): ReadonlyMap<string, Balance> =>
  new Map(
    [...sums].map(([name, { amount, record }]) => [name, { amount: amount === 0 ? 0 : -amount, record }]),
  );
const byContract = (line: { contract: string | null }): string | null => line.contract;
const byParty = (line: { party: Parameters<typeof partyKey>[0] }): string => partyKey(line.party);

/** SQL condition: an amount that is kept of a cancelled contract was valid on a day. */
const keptOn = (alias: string, to: string): Fragment =>
  sql`(${raw(alias)}.dia <= ${to}::date and (${raw(alias)}.annulled_at is null
    or ${dayAt(`${alias}.annulled_at`)} > ${to}::date))`;

/** SQL: the money and the living invoices of each contract or reservation on a day. */
const salesOn = (to: string): Fragment => sql`with money as (
    select ${saleId("p")} as sale, ${saleName("p")} as name, p.contract_id, p.monto + p.retenido as came,
      0::bigint as billed
    from payments p where p.receipt_number is not null and p.fecha_pago <= ${to}::date
    union all
    select ${saleId("p")}, ${saleName("p")}, p.contract_id, -v.monto - p.retenido, 0
    from payment_reversals v join payments p on p.id = v.payment_id
    where p.receipt_number is not null and ${dayAt("v.at")} <= ${to}::date
    union all
    select ${saleId("r")}, ${saleName("r")}, r.contract_id, -r.monto, 0
    from refunds r where r.status = 'pagada' and r.payment_id is null and r.paid_on <= ${to}::date
    union all
    select t.contract_id, c.contract_number, t.contract_id, -t.retenido, 0
    from retractos t join contracts c on c.id = t.contract_id
    where t.retenido > 0 and ${dayAt("t.retenido_at")} <= ${to}::date
    union all
    select c.id, c.contract_number, c.id, -h.penalidad - h.no_reembolsado, 0
    from kept_amounts h join contracts c on c.id = h.contract_id where ${keptOn("h", to)}
    union all
    select c.id, c.contract_number, c.id, 0, f.total_amount
    from invoices f join contracts c on c.id = f.contract_id
    where ${counts("f")} and f.issue_date <= ${to}::date
    union all
    select c.id, c.contract_number, c.id, 0, -n.total_amount
    from credit_notes n join invoices f on f.id = n.invoice_id join contracts c on c.id = f.contract_id
    where ${counts("n")} and ${counts("f")} and n.issue_date <= ${to}::date),
  sales as (select sale, name, contract_id, sum(came) as came, sum(billed) as billed from money
    group by sale, name, contract_id)`;

const saleRecord = sql`case when contract_id is null then 'reservation' else 'contract' end`;

/** Returns the twelve sums of a month, each with its differences. */
export async function controlSums(
  scope: Scope,
  mes: Month,
  entries: readonly Entry[],
): Promise<ControlSum[]> {
  const { from, to } = monthBounds(mes);
  const ofMonth = entries.filter(({ day }) => monthOf(day) === mes);
  const within = (column: string): Fragment => sql`${dayAt(column)} between ${from}::date and ${to}::date`;

  const advances = await expectedOf(
    scope,
    sql`${salesOn(to)} select name as by, ${saleRecord} as kind, sale as id, name, null as of,
      greatest(came - billed, case when billed = 0 then came else 0 end) * 100 as amount from sales`,
  );
  const clients = await expectedOf(
    scope,
    sql`${salesOn(to)} select name as by, ${saleRecord} as kind, sale as id, name, null as of,
      greatest(billed - came, 0) * 100 as amount from sales where billed > 0`,
  );
  const unidentified = await expectedOf(
    scope,
    sql`select 'x' as by, 'bank-movement' as kind, m.id, coalesce(nullif(m.text, ''), 'Movimiento') as name,
        null as of, (m.amount - m.backed - m.explained) * 100 + m.cents - m.explained_cents as amount
      from bank_movements m where m.amount > 0 and m.state = 'libre' and m.day <= ${to}::date
      union all select 'x', 'payment', p.id, 'Pago en revisión', ${saleId("p")}, p.monto * 100
      from payments p where p.in_review and p.wompi_transaction_id is not null and p.fecha_pago <= ${to}::date
      union all select 'x', 'raffle-number', n.id, 'Número ' || n.value, null, r.price * 100
      from raffle_numbers n join raffles r on r.id = n.raffle_id
      where n.is_paid and ${dayAt("n.paid_at")} <= ${to}::date`,
  );
  const invoiced = await expectedOf(
    scope,
    sql`${salesOn(to)} select name as by, 'contract' as kind, sale as id, name, null as of, 0 as amount
      from sales where billed > 0`,
  );
  const waiting = (mandate: boolean) =>
    expectedOf(
      scope,
      sql`${salesOn(to)} select c.contract_number as by, 'purchase' as kind, p.id, p.proveedor as name,
          c.id as of, (p.costo - case when w.mandate then 0 else coalesce(p.iva, 0) end) * 100 as amount
        from purchases p join contract_items i on i.id = p.contract_item_id
          join contracts c on c.id = i.contract_id join providers w on w.id = p.provider_id
          left join sales s on s.sale = c.id
        where p.fecha_compra <= ${to}::date and coalesce(w.mandate, false) = ${mandate}
          and (p.voided_at is null or ${dayAt("p.voided_at")} > ${to}::date)
          and coalesce(s.billed, 0) = 0`,
    );
  // Money that is kept for providers, or refunded by them, waits no longer for an invoice.
  const gone = await expectedOf(
    scope,
    sql`select c.contract_number as by, 'contract' as kind, c.id, c.contract_number as name, null as of,
        -q.amount as amount
      from (select h.contract_id, h.no_reembolsado * 100 as amount from kept_amounts h
          where ${keptOn("h", to)}
        union all select t.contract_id, t.retenido * 100 from retractos t
          where t.retenido > 0 and ${dayAt("t.retenido_at")} <= ${to}::date
        union all select i.contract_id, b.amount * 100 + b.cents from bank_allocations b
          join bank_movements m on m.id = b.movement_id join purchases p on p.id = b.purchase_id
          join contract_items i on i.id = p.contract_item_id
          where b.concept = 'devolucion_proveedor' and m.day <= ${to}::date
            and (p.voided_at is null or ${dayAt("p.voided_at")} > ${to}::date)) q
        join contracts c on c.id = q.contract_id
      where not exists (select from invoices f where f.contract_id = c.id and ${counts("f")}
        and f.issue_date <= ${to}::date)`,
  );
  const owed = await expectedOf(
    scope,
    sql`select coalesce(nullif(split_part(v.nit, '-', 1), ''), 'sin documento: ' || v.name) as by,
        'provider' as kind, v.id, v.name, null as of, sum(q.amount) as amount
      from (select p.provider_id, (p.costo - p.retenido) * 100 as amount from purchases p
          where p.fecha_compra <= ${to}::date
            and (p.voided_at is null or ${dayAt("p.voided_at")} > ${to}::date)
        union all
        select p.provider_id, -n.monto_cuota * 100 from installments n
          join purchases p on p.id = n.purchase_id
          where n.fecha_pago <= ${to}::date and (p.voided_at is null or ${dayAt("p.voided_at")} > ${to}::date)
        union all
        select p.provider_id, -(p.costo - p.retenido) * 100 from purchases p
          left join provider_payments y on y.id = p.provider_payment_id
          where p.tipo_pago = 'contado' and p.paid_at is not null and p.saldo_pendiente = 0
            and coalesce(y.fecha_pago, ${dayAt("p.paid_at")}) <= ${to}::date
            and (p.voided_at is null or ${dayAt("p.voided_at")} > ${to}::date)) q
        join providers w on w.id = q.provider_id
        join providers v on v.id = coalesce(w.merged_into_id, w.id)
      group by v.id, v.nit, v.name`,
  );
  const documents = (amount: Fragment) =>
    expectedOf(
      scope,
      sql`select f.number as by, 'invoice' as kind, f.id, f.number as name, null as of,
          f.${amount} * 100 as amount
        from invoices f where ${counts("f")} and f.issue_date between ${from}::date and ${to}::date
        union all select n.number, 'credit-note', n.id, n.number, f.id, -n.${amount} * 100
        from credit_notes n join invoices f on f.id = n.invoice_id
        where ${counts("n")} and ${counts("f")} and n.issue_date between ${from}::date and ${to}::date`,
    );
  const withheld = await expectedOf(
    scope,
    sql`select coalesce(nullif(split_part(u.documento_identidad, '-', 1), ''),
          'sin documento: ' || trim(concat(u.name, ' ', u.lastname))) as by,
        'person' as kind, u.id::text as id, trim(concat(u.name, ' ', u.lastname)) as name, null as of,
        sum(coalesce(m.retefuente, 0) + coalesce(m.rete_ica, 0)) * 100 as amount
      from commissions m join users u on u.id = m.vendedor_id
        left join commission_payouts y on y.id = m.payout_id
      where (m.status = 'paid' or (m.clase = 'ajuste' and m.payout_id is not null))
        and ${within("coalesce(y.paid_at, m.fecha_pago)")} group by u.id`,
  );
  const suffered = await expectedOf(
    scope,
    sql`select ${saleName("p")} as by, 'payment' as kind, p.id, coalesce(p.receipt_number, '') as name,
        ${saleId("p")} as of, q.sign * p.retenido * 100 as amount
      from payments p left join payment_reversals v on v.payment_id = p.id
        cross join lateral (values (p.fecha_pago, 1), (${dayAt("v.at")}, -1)) q (day, sign)
      where p.receipt_number is not null and p.retenido > 0 and q.day between ${from}::date and ${to}::date
      union all select coalesce(nullif(a.bank, ''), 'Banco'), 'bank-movement', m.id,
        coalesce(nullif(m.text, ''), 'Movimiento'), null, -(b.amount * 100 + b.cents)
      from bank_allocations b join bank_movements m on m.id = b.movement_id
        join agency_accounts a on a.id = m.account_id
      where b.concept = 'retenido' and m.day between ${from}::date and ${to}::date
      union all select ${JSON.stringify(acquirerLabels)}::jsonb ->> s.acquirer, 'bank-settlement', s.id,
        s.filename, null, t.withheld_renta + t.withheld_iva + t.withheld_ica
      from bank_settlement_movements d join bank_settlements s on s.id = d.settlement_id
        join bank_movements m on m.id = d.movement_id
        join bank_settlement_lines t on t.settlement_id = s.id and t.status <> 'rechazada'
          and (d.part is null or t.part = d.part)
      where d.kind <> 'descuento' and m.day between ${from}::date and ${to}::date`,
  );
  const until = (keys: (key: string) => boolean, by: Parameters<typeof balancesBy>[2] = byContract) =>
    balancesBy(entries, keys, by);
  const inMonth = (keys: (key: string) => boolean, by: Parameters<typeof balancesBy>[2]) =>
    balancesBy(ofMonth, keys, by);
  const byNumber: Parameters<typeof balancesBy>[2] = (_, entry) => entry.number;
  const livingContracts = new Set(invoiced.map(({ by }) => by));

  return [
    {
      number: 1,
      title: "Débitos = créditos",
      expected: sumOf(ofMonth.flatMap(({ lines }) => lines.map(({ debit }) => debit))),
      booked: sumOf(ofMonth.flatMap(({ lines }) => lines.map(({ credit }) => credit))),
      differences: [],
      note: null,
    },
    await bankSum(scope, mes, ofMonth),
    compared(3, "Anticipos de clientes, por contrato", advances, negated(until(anyOf("anticipo.cliente")))),
    compared(4, "Clientes que deben una factura, por contrato", clients, until(anyOf("cliente"))),
    compared(
      5,
      "Recibido sin identificar, en revisión y rifa",
      unidentified.map((one) => ({ ...one, by: "x" })),
      negated(balancesBy(entries, anyOf("recibido.sin_identificar", "rifa.recaudo"), () => "x")),
    ),
    compared(
      6,
      "Recibido para terceros: 0 en los contratos facturados",
      invoiced,
      negated(
        balancesBy(entries, anyOf("terceros"), ({ contract }) =>
          contract !== null && livingContracts.has(contract) ? contract : null,
        ),
      ),
    ),
    compared(
      7,
      "Comprado y sin facturar: por cuenta de terceros y propio",
      [...(await waiting(true)), ...(await waiting(false)), ...gone],
      until(anyOf("terceros.por_facturar", "costo.por_facturar")),
    ),
    compared(
      8,
      "Por pagar a cada proveedor",
      owed,
      negated(until(anyOf("proveedor", "proveedor.exterior"), byParty)),
    ),
    compared(
      9,
      "Ingreso propio menos devoluciones: base de facturas y notas",
      await documents(sql`base_amount`),
      negated(
        inMonth(
          anyOf(
            "ingreso.gravado",
            "ingreso.exento",
            "ingreso.excluido",
            "ingreso.exterior",
            "ingreso.devolucion",
          ),
          byNumber,
        ),
      ),
    ),
    compared(
      10,
      "IVA de facturas y notas",
      await documents(sql`iva_amount`),
      negated(inMonth(anyOf("iva.generado"), byNumber)),
    ),
    compared(
      11,
      "Retenciones practicadas a vendedores, por persona",
      withheld,
      negated(
        inMonth(anyOf("retefuente.", "reteica"), (line, { record }) =>
          record.kind === "commission" ? partyKey(line.party) : null,
        ),
      ),
    ),
    compared(
      12,
      "Retenciones que nos practicaron: certificados, por contrato y banco",
      suffered,
      inMonth(anyOf("sufrida."), ({ contract, party }) => contract ?? party.name),
    ),
  ];
}

/** SQL: parts of the bank's movements that show a payment, with the record under which it is booked. */
const shownParts = (from: string, to: string): Fragment => sql`with ${transfers},
  parts as (
    select p.id::text as by, b.movement_id, case when m.backed = b.amount and m.state = 'asignado'
        then (m.amount - m.explained) * 100 + m.cents - m.explained_cents else b.amount * 100 end as amount
      from bank_backings b join bank_movements m on m.id = b.movement_id
        join payments p on p.id = b.payment_id
    union all
    select coalesce(b.provider_payment_id, n.provider_payment_id, p.provider_payment_id, n.id, p.id)::text,
        b.movement_id, b.amount * 100 + b.cents
      from bank_allocations b left join installments n on n.id = b.installment_id
        left join purchases p on p.id = b.purchase_id
      where b.concept in ('cuota', 'compra', 'pago_proveedor')
    union all
    select b.refund_id::text, b.movement_id, b.amount * 100 + b.cents from bank_allocations b
      where b.concept = 'devolucion'
    union all
    select b.payout_id || ':' || b.seller_id, b.movement_id, b.amount * 100 + b.cents from bank_allocations b
      where b.concept = 'comisiones' and b.seller_id is not null
    union all
    select b.payout_id || ':' || k.vendedor_id, b.movement_id,
        -sum(coalesce(k.neto, k.monto_comision)) * 100
      from bank_allocations b join commissions k on k.payout_id = b.payout_id
      where b.concept = 'comisiones' and b.seller_id is null group by b.id, b.payout_id, k.vendedor_id
    union all
    select s.settlement_id::text, s.movement_id, b.amount * 100 + b.cents
      from bank_settlement_movements s join bank_allocations b on b.id = s.allocation_id
    union all
    select t.out_id || ':' || t.own, t.movement_id, t.amount from transfers t where t.out_id is not null)
  select q.by, '' as kind, m.id, '' as name, m.id::text as of, q.amount from parts q
    join bank_movements m on m.id = q.movement_id where m.day between ${from}::date and ${to}::date`;

/** Compares the lines of the agency's accounts in a month with the movements of the bank, by record. */
async function bankSum(scope: Scope, mes: Month, ofMonth: readonly Entry[]): Promise<ControlSum> {
  const { from, to } = monthBounds(mes);
  const movements = await expectedOf(
    scope,
    sql`select m.id::text as by, 'bank-movement' as kind, m.id,
        coalesce(nullif(m.text, ''), 'Movimiento') as name, m.account_id::text as of,
        m.amount * 100 + m.cents as amount
      from bank_movements m where m.state not in ('reversado', 'egreso')
        and m.day between ${from}::date and ${to}::date`,
  );
  const shown = new Map<string, number>();
  const owned = new Map<string, number>();
  for (const { by, of, amount } of await expectedOf(scope, sql`select * from (${shownParts(from, to)}) s`)) {
    shown.set(by, (shown.get(by) ?? 0) + amount);
    if (of !== null) owned.set(of, (owned.get(of) ?? 0) + amount);
  }
  const accountOf = new Map(movements.map(({ by, of }) => [by, of ?? ""]));
  const booked = new Map<string, { record: SourceRecord; amount: number }>();
  for (const { record, lines } of ofMonth)
    for (const { key, debit, credit } of lines) {
      if (!isBank(key) || record.kind === "opening") continue;
      // The other side of an own transfer is a movement of its account.
      const own = accountOf.get(record.id);
      const by =
        own === undefined || key === bankKey(own) ? record.id : `${record.id}:${key.slice("banco.".length)}`;
      const known = booked.get(by) ?? { record, amount: 0 };
      booked.set(by, { record, amount: known.amount + debit - credit });
    }
  const differences: Difference[] = [];
  for (const [by, { record, amount }] of booked) {
    if (accountOf.has(by)) continue;
    const expected = shown.get(by) ?? 0;
    if (expected !== amount) differences.push({ record, expected, booked: amount });
  }
  for (const { by, kind, id, name, amount } of movements) {
    const expected = amount - (owned.get(by) ?? 0);
    const had = booked.get(by)?.amount ?? 0;
    if (expected !== had) differences.push({ record: { kind, id, name, of: null }, expected, booked: had });
  }
  return {
    number: 2,
    title: "Bancos y billeteras: movimientos del extracto",
    expected: sumOf(movements.map(({ amount }) => amount)),
    booked: sumOf([...booked.values()].map(({ amount }) => amount)),
    differences,
    note: "Aquí van por nombre los pagos que el banco muestra en otro mes o todavía no, y las salidas sin clasificar.",
  };
}
