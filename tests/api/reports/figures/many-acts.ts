import { today } from "../../../../api/src/core/colombia/days.ts";
import { START, type TestApp } from "../../../support/app.ts";
import type { Handle } from "../../../support/people.ts";
import { commissionsOf } from "../../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../../../support/story/payments.ts";
import { aBoughtItem, aCompletedContract } from "../../../support/story/purchases.ts";
import { aPaidRefund } from "../../../support/story/refunds.ts";

/** Number of acts. */
export const ACTS = 1_000;

const teams = [
  ["asesor", "lider", "gerente"],
  ["asesor2", "lider2", "gerente2"],
] as const satisfies readonly (readonly Handle[])[];

/** Makes each run do equal acts: a small generator with a seed (Numerical Recipes' LCG). */
let state = 20_261_121;
const below = (count: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
};
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const DAY = 86_400_000;
const somewhen = () => new Date(START.getTime() - below(400) * DAY - below(86_400) * 1_000);
/**
 * Returns a day from two months ago to five months ahead: overdue, within the reported weeks, or after them.
 */
const dueOn = () => today(new Date(START.getTime() + (below(210) - 60) * DAY));
const idOf = (kind: number, act: number) =>
  `0190${String(kind).padStart(4, "0")}-0000-7000-8000-${act.toString(16).padStart(12, "0")}`;

/**
 * Writes the rows of a thousand random acts of sales: a quote, a contract of one with its plan, its signature
 * or completion; a payment that is verified, waits or was reversed; a purchase at once or in installments,
 * voided too; a refund, a commission; and another seller for open or signed records.
 */
export async function manyActs(app: TestApp): Promise<void> {
  let em = app.app.services.orm.em.fork();
  const execute = <T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> =>
    em.execute<T[]>(query, [...values]);
  /** Rows that hold together when all of them are there. */
  const together = (write: () => Promise<void>): Promise<void> => {
    const outside = em;
    return outside
      .transactional((within) => {
        em = within as typeof em;
        return write();
      })
      .finally(() => (em = outside));
  };
  const columnsOf = new Map<string, string>();
  /** A row of a table as another one, with some columns of its own. */
  const copy = async (table: string, id: string, own: object, once = "") => {
    if (!columnsOf.has(table)) {
      const [found] = await execute<{ names: string }>(
        `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
          where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [table],
      );
      columnsOf.set(table, found!.names);
    }
    const columns = columnsOf.get(table)!;
    await execute(
      `insert into ${table} (${columns}) select ${columns.replaceAll(/[^, ]+/g, "r.$&")}
        from ${table} t, jsonb_populate_record(t, ?::jsonb) r where t.id = ? ${once}`,
      [JSON.stringify(own), id],
    );
  };
  const sellers = () => {
    const [asesor, lider, gerente] = oneOf(teams).map((who) => app.people[who].id);
    const own = oneOf([
      { asesor_id: asesor, lider_id: lider, gerente_id: gerente, admin_id: null },
      { asesor_id: null, lider_id: lider, gerente_id: gerente, admin_id: null },
      { asesor_id: null, lider_id: null, gerente_id: gerente, admin_id: null },
      { asesor_id: null, lider_id: null, gerente_id: null, admin_id: app.people.admin.id },
    ]);
    return { ...own, vendedor_id: own.asesor_id ?? own.lider_id ?? own.gerente_id ?? own.admin_id };
  };

  const base = await aSignedSimpleContract(app);
  const verified = await aVerifiedPayment(app, base.id, { monto: 1_000 });
  const waiting = await aPayment(app, base.id, { monto: 2_000 });
  const open = await aPayableContract(app);
  const bought = await aCompletedContract(app);
  await aBoughtItem(app, { proveedor: "Aerolínea del Llano" });
  const [commission] = await commissionsOf(app, bought.id);
  const refund = await aPaidRefund(app);
  const items = await execute<{ id: string; item: string }>(
    "select p.id, p.contract_item_id as item from purchases p order by p.id",
  );
  const [plan] = await execute<{ id: string }>("select id from plan_lines order by id limit 1");
  const prices = new Map(
    (await execute<{ id: string; price: string }>("select id, precio_total as price from contracts")).map(
      ({ id, price }) => [id, Number(price)],
    ),
  );
  const quotes: string[] = [];
  const contracts: string[] = [];
  const purchases: string[] = [];
  /** Payments not yet refunded: no more is refunded than was paid. */
  const paid: { readonly contract_id: string; readonly monto: number }[] = [];
  /** Balance of each contract: no more is paid than its price. */
  const owed = new Map<string, number>();

  const quoteOrSale = async (id: string, act: number) => {
    const status = oneOf(["pending", "sent", "approved"]);
    const at = somewhen();
    const own = { id, quote_number: `P-${act}`, status, created_at: at };
    await copy("quotes", base.quoteId, { ...own, ...sellers() });
    quotes.push(id);
    if (!below(2)) return;
    const { vendedor_id: _, ...sold } = sellers();
    const signed = below(3) > 0;
    const contract = idOf(90, act);
    const like = signed ? base.id : open.id;
    await copy("contracts", like, {
      id: contract,
      contract_number: `P-${act}`,
      quote_id: id,
      created_at: at,
      ...sold,
      total_pagado: 0,
      status: signed ? "signed" : "active",
      ...(signed && {
        ...Object.fromEntries(Object.entries(sold).map(([column, value]) => [`signed_${column}`, value])),
        signed_at: at,
      }),
    });
    // The plan adds up to the price.
    const price = prices.get(like)!;
    const first = 1_000 * (1 + below(price / 1_000 - 1));
    for (const [index, monto] of [first, price - first].entries()) {
      const pagado = oneOf([0, monto / 2, monto]);
      await copy("plan_lines", plan!.id, {
        id: idOf(92 + index, act),
        contract_id: contract,
        numero: index + 1,
        monto,
        pagado,
        fecha_vencimiento: dueOn(),
        fecha_pago: pagado === monto ? today(at) : null,
      });
    }
    owed.set(contract, price);
    contracts.push(contract);
  };

  const payment = async (id: string, act: number) => {
    const fecha_pago = today(somewhen());
    const own = { id, contract_id: oneOf(contracts), monto: 1_000 * (1 + below(900)), fecha_pago };
    if (below(4) === 0) return copy("payments", waiting.id, own);
    const left = owed.get(own.contract_id)! - own.monto;
    if (left < 0) return;
    owed.set(own.contract_id, left);
    paid.push(own);
    await copy("payments", verified.id, { ...own, receipt_number: `P-${act}`, balance_after: left });
    await execute("update contracts set total_pagado = total_pagado + ? where id = ?", [
      own.monto,
      own.contract_id,
    ]);
  };

  const purchase = async (id: string, act: number) => {
    const { id: like, item } = oneOf(items);
    const thing = idOf(95, act);
    await copy("contract_items", item, { id: thing, contract_id: oneOf(contracts), orden: 1_000 + act });
    const inParts = below(3) === 0;
    const costo = inParts ? 3_000_000 : 1_000 * (1 + below(900));
    const quoted = 1_000 * below(900);
    const done = below(inParts ? 3 : 2);
    const paidAt = somewhen();
    const left = inParts ? costo - (done * costo) / 2 : done ? 0 : costo;
    await copy("purchases", like, {
      id,
      contract_item_id: thing,
      fecha_compra: today(somewhen()),
      costo,
      costo_cotizado: quoted,
      diferencia_precio: costo - quoted,
      saldo_pendiente: left,
      tipo_pago: inParts ? "cuotas" : "contado",
      numero_cuotas: inParts ? 2 : 1,
      fecha_vencimiento_pago: below(4) ? dueOn() : null,
      paid_at: left === 0 ? paidAt : null,
    });
    for (const numero of inParts ? [1, 2] : [])
      await execute(
        `insert into installments (id, created_at, updated_at, purchase_id, numero_cuota, monto_cuota,
          fecha_vencimiento, fecha_pago, metodo_pago) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          ...[idOf(96 + numero, act), START, START, id, numero, costo / 2, dueOn()],
          ...(numero <= done ? [today(paidAt), "transferencia"] : [null, null]),
        ],
      );
    purchases.push(id);
  };

  const giveBack = async (id: string) => {
    const taken = paid.splice(below(paid.length), 1)[0];
    if (!taken) return;
    const own = { id, contract_id: taken.contract_id, monto: taken.monto, due_on: dueOn() };
    const isPaid = below(2) === 1;
    await copy("refunds", refund.id, {
      ...own,
      status: isPaid ? "pagada" : "abierta",
      ...(isPaid
        ? { paid_on: today(somewhen()) }
        : { paid_at: null, paid_on: null, means: null, paid_by_id: null, comprobante_key: null }),
    });
  };

  const earn = (id: string) => {
    const status = oneOf(["generated", "approved", "approved", "paid"]);
    const at = somewhen();
    const own = {
      id,
      contract_id: oneOf(contracts),
      vendedor_id: sellers().vendedor_id,
      fecha_generacion: at,
      // Each contract pays a seller once per kind.
      tipo_vendedor: `${oneOf(["asesor", "lider"])}`,
      status,
      monto_comision: 100_000 * (1 + below(30)),
      fecha_aprobacion: status === "generated" ? null : at,
      ...(status === "paid"
        ? { fecha_pago: at, pagado_por_id: app.people.contador.id, mes: `${today(at).slice(0, 7)}-01` }
        : { fecha_pago: null, pagado_por_id: null, mes: null }),
    };
    // Each contract pays a seller once.
    return copy("commissions", commission!.id, own, "on conflict do nothing");
  };

  const change = async (act: number) => {
    if (act % 3 === 0 && purchases.length > 0)
      return execute(
        `update purchases set voided_at = ?, void_reason = 'Se devolvió'
          where id = ? and voided_at is null`,
        [START, oneOf(purchases)],
      );
    return execute(
      `update contracts set status = 'completed', completed_at = ? where id = ? and status = 'signed'`,
      [somewhen(), oneOf(contracts)],
    );
  };

  const handOver = (table: "contracts" | "quotes") => {
    const { vendedor_id, ...own } = sellers();
    const columns = Object.entries(table === "quotes" ? { ...own, vendedor_id } : own);
    return execute(`update ${table} set ${columns.map(([column]) => `${column} = ?`).join()} where id = ?`, [
      ...columns.map(([, value]) => value),
      oneOf(table === "quotes" ? quotes : contracts),
    ]);
  };

  for (let act = 1; act <= ACTS; act++) {
    const kind = below(20);
    const id = idOf(kind, act);
    if (kind < 4 || contracts.length === 0) await together(() => quoteOrSale(id, act));
    else if (kind < 10) await payment(id, act);
    else if (kind < 13) await purchase(id, act);
    else if (kind < 14) await giveBack(id);
    else if (kind < 16) await earn(id);
    else if (kind < 18) await change(act);
    else await handOver(kind === 18 ? "contracts" : "quotes");
  }
}
