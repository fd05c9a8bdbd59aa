import { sql } from "../../../../core/read/sql.ts";
import { bankKey } from "../../mapping/account-keys.rules.ts";
import type { OutflowFact, Placed } from "../facts.type.ts";
import type { Party } from "../journal.type.ts";
import { cents } from "../lines.rules.ts";
import { dayAt, providerParty } from "../party.sql.ts";
import { placesShown, type Shown, shownBy } from "./shown.ts";
import { booked, type FactRow, type Source } from "./source.type.ts";

interface PurchaseRow extends FactRow {
  readonly client: string;
  readonly mandate: boolean;
  readonly costo: number;
  readonly iva: number;
  readonly retefuente: number;
  readonly reteIva: number;
  readonly reteIca: number;
}

const withheldIn = ({ retefuente, reteIva, reteIca }: PurchaseRow): Placed[] =>
  [
    { key: "retefuente.servicios", amount: cents(retefuente) },
    { key: "reteiva", amount: cents(reteIva) },
    { key: "reteica", amount: cents(reteIca) },
  ].filter(({ amount }) => amount > 0);

const clientName = sql`trim(concat_ws(' ', c.cliente->>'name', c.cliente->>'lastname'))`;

/**
 * Movements 7 to 9: purchases, also the ones that were annulled later. IVA of purchases for third parties is
 * theirs.
 */
export const purchases: Source = {
  movements: [7, 8, 9],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: PurchaseRow }>(
      sql`select jsonb_build_object('id', p.id, 'day', p.fecha_compra, 'known', p.created_at,
          'name', concat_ws(' · ', p.proveedor, i.descripcion), 'party', ${providerParty("w")},
          'sale', c.id, 'contract', c.contract_number, 'client', ${clientName},
          'mandate', coalesce(w.mandate, false), 'costo', p.costo, 'iva', coalesce(p.iva, 0),
          'retefuente', coalesce(p.retefuente, 0), 'reteIva', coalesce(p.rete_iva, 0),
          'reteIca', coalesce(p.rete_ica, 0)) as fact
        from purchases p join contract_items i on i.id = p.contract_item_id
          join contracts c on c.id = i.contract_id join providers w on w.id = p.provider_id
        where p.fecha_compra <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "purchase",
      ...booked(row, "purchase", until),
      party: row.party,
      sale: row.sale,
      contract: row.contract,
      purchase: row.id,
      client: row.client,
      mandate: row.mandate,
      cost: cents(row.costo),
      vat: row.mandate ? 0 : cents(row.iva),
      withheld: withheldIn(row),
    }));
  },
};

/** Movement 29: purchases that were annulled, by the day of the annulment. */
export const voidedPurchases: Source = {
  movements: [29],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FactRow & { purchase: string } }>(
      sql`select jsonb_build_object('id', p.id, 'day', greatest(p.fecha_compra, ${dayAt("p.voided_at")}),
          'known', p.voided_at, 'name', concat_ws(' · ', p.proveedor, i.descripcion),
          'party', ${providerParty("w")}, 'sale', c.id, 'contract', c.contract_number) as fact
        from purchases p join contract_items i on i.id = p.contract_item_id
          join contracts c on c.id = i.contract_id join providers w on w.id = p.provider_id
        where p.voided_at is not null and ${dayAt("p.voided_at")} <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "void",
      ...booked(row, "purchase", until),
      party: row.party,
      sale: row.sale,
      contract: row.contract,
      purchase: row.id,
    }));
  },
};

interface OutflowRow extends FactRow {
  readonly payment: string | null;
  readonly purchase: string;
  readonly monto: number;
  readonly metodo: string | null;
  readonly shown: readonly Shown[] | null;
  /** Parts of the bank that show the whole payment of several. */
  readonly wholeShown: readonly Shown[] | null;
}

/** Returns the key of the account from which a provider is paid by some means. */
const placeOfOutflow = (metodo: string | null, account: string | null): string =>
  metodo === "efectivo" ? "caja" : metodo === "tarjeta" ? "tarjeta.agencia" : bankKey(account);

/**
 * Movements 10 and 11: purchases at once, installments, and payments of several of them. A payment of several
 * is one voucher; the account of the agency is the unnamed bank until a movement of the bank shows it.
 */
export const outflows: Source = {
  movements: [10, 11],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: OutflowRow }>(
      sql`with dues as (
          select n.id, n.purchase_id, n.monto_cuota as monto, n.fecha_pago as day, n.metodo_pago as metodo,
            n.provider_payment_id as payment, n.updated_at as known, 'cuota ' || n.numero_cuota as what
          from installments n where n.fecha_pago is not null
          union all
          select p.id, p.id, p.costo - p.retenido, coalesce(y.fecha_pago, ${dayAt("p.paid_at")}),
            y.metodo_pago, p.provider_payment_id, p.paid_at, 'de contado'
          from purchases p left join provider_payments y on y.id = p.provider_payment_id
          where p.tipo_pago = 'contado' and p.paid_at is not null and p.saldo_pendiente = 0)
        select jsonb_build_object('id', d.id, 'day', d.day, 'known', d.known,
          'name', concat_ws(' · ', p.proveedor, d.what), 'party', ${providerParty("w")},
          'sale', c.id, 'contract', c.contract_number, 'payment', d.payment, 'purchase', p.id,
          'monto', d.monto, 'metodo', d.metodo,
          'shown', ${shownBy(sql`b.installment_id = d.id
            or (b.concept = 'compra' and b.purchase_id = d.id)`)},
          'wholeShown', ${shownBy(sql`b.provider_payment_id = d.payment`)}) as fact
        from dues d join purchases p on p.id = d.purchase_id
          join contract_items i on i.id = p.contract_item_id join contracts c on c.id = i.contract_id
          join providers w on w.id = p.provider_id
        where d.day <= ${until.to}::date order by d.day, d.id`,
    );
    const groups = new Map<string, OutflowRow[]>();
    for (const { fact: row } of rows) {
      const key = row.payment ?? row.id;
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return [...groups].map(([id, parts]): OutflowFact => {
      const [first] = parts as [OutflowRow, ...OutflowRow[]];
      const names = new Set(parts.map(({ party }) => party.name));
      const several: Party = { type: null, document: null, dv: null, name: "Varios proveedores" };
      const name = parts.length === 1 ? first.name : `Pago de ${parts.length} a ${[...names].join(", ")}`;
      const { payment, sale, ...own } = first;
      return {
        kind: "outflow",
        ...booked({ ...own, id, name, ...(payment === null ? { sale } : {}) }, "provider-outflow", until),
        // A due is paid in an open month: later changes of it make it no later.
        day: first.day,
        late: null,
        party: names.size === 1 ? first.party : several,
        parts: parts.map((part) => ({
          purchase: part.purchase,
          contract: part.contract,
          party: part.party,
          amount: cents(part.monto),
        })),
        place: placeOfOutflow(first.metodo, null),
        shown: placesShown(
          [...(first.wholeShown ?? []), ...parts.flatMap(({ shown }) => shown ?? [])],
          first.day,
          until,
        ),
      };
    });
  },
};

/**
 * Second part of movement 29: refunds of voided purchases by providers, which no movement of the bank shows.
 */
export const returnedClaims: Source = {
  movements: [29],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FactRow & { amount: number } }>(
      sql`select jsonb_build_object('id', k.id, 'day', k.returned_on, 'known', k.returned_at,
          'name', concat_ws(' · ', p.proveedor, i.descripcion), 'party', ${providerParty("w")},
          'sale', c.id, 'contract', c.contract_number, 'amount', k.monto * 100 - coalesce((
            select sum(b.amount * 100 + b.cents) from bank_allocations b
            where b.concept = 'devolucion_proveedor' and b.purchase_id = p.id), 0)) as fact
        from provider_claims k join purchases p on p.id = k.purchase_id
          join contract_items i on i.id = p.contract_item_id
          join contracts c on c.id = i.contract_id join providers w on w.id = p.provider_id
        where k.returned_on <= ${until.to}::date`,
    );
    return rows
      .filter(({ fact: { amount } }) => amount >= 100)
      .map(({ fact: row }) => ({
        kind: "return",
        ...booked(row, "purchase", until),
        party: row.party,
        sale: row.sale,
        contract: row.contract,
        amount: row.amount,
        place: bankKey(null),
      }));
  },
};
