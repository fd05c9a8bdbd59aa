import { sql } from "../../../../core/read/sql.ts";
import { bankKey } from "../../mapping/account-keys.rules.ts";
import { cents, FINAL_CONSUMER } from "../lines.rules.ts";
import { clientParty, dayAt, personParty, saleId, saleName } from "../party.sql.ts";
import { placesShown, type Shown, shownBy } from "./shown.ts";
import { booked, type FactRow, type Source } from "./source.type.ts";

interface RefundRow extends FactRow {
  readonly monto: number;
  readonly means: string;
  readonly ofReview: boolean;
  readonly shown: readonly Shown[] | null;
}

/** Movement 20, and the money of 21: refunds that were paid. */
export const refunds: Source = {
  movements: [20, 21],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: RefundRow }>(
      sql`select jsonb_build_object('id', f.id, 'day', f.paid_on, 'known', f.paid_at,
          'name', 'Devolución de ' || ${saleName("f")}, 'party', ${clientParty("f")}, 'sale', ${saleId("f")},
          'contract', ${saleName("f")}, 'monto', f.monto, 'means', f.means,
          'ofReview', f.payment_id is not null,
          'shown', ${shownBy(sql`b.refund_id = f.id`)}) as fact
        from refunds f where f.status = 'pagada' and f.paid_on <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "refund",
      ...booked(row, "refund", until),
      party: row.party,
      sale: row.sale,
      contract: row.contract,
      amount: cents(row.monto),
      place: row.means === "efectivo" ? "caja" : bankKey(null),
      shown: placesShown(row.shown, row.day, until),
      ofReview: row.ofReview,
    }));
  },
};

/** Movement 21: the amount that the airline keeps of a retracto, by the day on which it was noted. */
export const airlines: Source = {
  movements: [21],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FactRow & { monto: number } }>(
      sql`select jsonb_build_object('id', t.id, 'day', ${dayAt("t.retenido_at")}, 'known', t.retenido_at,
          'name', 'Retracto de ' || c.contract_number, 'sale', c.id, 'contract', c.contract_number,
          'monto', t.retenido,
          'party', (select ${clientParty("x")} from (select c.id as contract_id, null::uuid as order_id) x)
          ) as fact
        from retractos t join contracts c on c.id = t.contract_id
        where t.retenido > 0 and ${dayAt("t.retenido_at")} <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "airline",
      ...booked(row, "contract", until),
      record: { kind: "contract", id: row.sale, name: row.name, of: row.sale },
      party: row.party,
      sale: row.sale,
      contract: row.contract,
      amount: cents(row.monto),
    }));
  },
};

interface CommissionRow extends Omit<FactRow, "sale" | "contract"> {
  readonly lines: readonly {
    contract: string;
    monto: number;
    retefuente: number;
    reteIca: number;
    salary: boolean;
    adjusts: boolean;
  }[];
  readonly shown: readonly Shown[] | null;
  /** Account that shows the payment of all sellers. */
  readonly wholeShown: readonly Shown[] | null;
}

/** Movements 26 and 28: commissions paid to a seller in one payment, less the adjustments deducted in it. */
export const commissions: Source = {
  movements: [26, 28],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: CommissionRow }>(
      sql`select jsonb_build_object('id', coalesce(m.payout_id, min(m.id::text)::uuid) || ':' || u.id,
          'day', min(coalesce(${dayAt("y.paid_at")}, ${dayAt("m.fecha_pago")})),
          'known', min(coalesce(y.paid_at, m.fecha_pago)),
          'name', 'Comisiones de ' || trim(concat_ws(' ', u.name, u.lastname)),
          'party', ${personParty("u")},
          'lines', jsonb_agg(jsonb_build_object('contract', c.contract_number, 'monto', m.monto_comision,
            'retefuente', coalesce(m.retefuente, 0), 'reteIca', coalesce(m.rete_ica, 0),
            'salary', coalesce(m.vinculo = 'empleado', false), 'adjusts', m.clase = 'ajuste')
            order by m.clase desc, c.contract_number, m.id),
          'shown', ${shownBy(sql`b.payout_id = m.payout_id and b.seller_id = u.id`)},
          'wholeShown', ${shownBy(sql`b.payout_id = m.payout_id and b.seller_id is null`)}) as fact
        from commissions m join users u on u.id = m.vendedor_id join contracts c on c.id = m.contract_id
          left join commission_payouts y on y.id = m.payout_id
        where (m.status = 'paid' or (m.clase = 'ajuste' and m.payout_id is not null))
          and coalesce(${dayAt("y.paid_at")}, ${dayAt("m.fecha_pago")}) <= ${until.to}::date
        group by m.payout_id, u.id, case when m.payout_id is null then m.id end`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "commission",
      ...booked(row, "commission", until),
      party: row.party,
      lines: row.lines.map(({ contract, monto, retefuente, reteIca, salary, adjusts }) => ({
        contract,
        amount: cents(monto),
        retefuente: cents(retefuente),
        reteIca: cents(reteIca),
        detail: monto < 0 ? `Ajuste de comisión de ${contract}` : `Comisión de ${contract}`,
        ...(salary && { salary: adjusts ? ("adjusted" as const) : ("accrued" as const) }),
      })),
      place: placesShown(row.wholeShown, row.day, until)[0]?.key ?? bankKey(null),
      shown: placesShown(row.shown, row.day, until),
    }));
  },
};

/** Movement 27: commissions of employees, by the day of their approval. */
export const salaries: Source = {
  movements: [27],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: Omit<FactRow, "sale"> & { monto: number } }>(
      sql`select jsonb_build_object('id', m.id, 'day', ${dayAt("m.fecha_aprobacion")},
          'known', m.fecha_aprobacion, 'name', 'Comisión de ' || c.contract_number,
          'party', ${personParty("u")}, 'contract', c.contract_number, 'monto', m.monto_comision) as fact
        from commissions m join users u on u.id = m.vendedor_id join contracts c on c.id = m.contract_id
        where m.clase = 'comision' and m.vinculo = 'empleado' and m.status in ('approved', 'paid')
          and ${dayAt("m.fecha_aprobacion")} <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "salary",
      ...booked(row, "commission", until),
      party: row.party,
      contract: row.contract,
      amount: cents(row.monto),
    }));
  },
};

/** Movements 22 and 23: amounts kept of cancelled contracts, and annulled ones. */
export const kept: Source = {
  movements: [22, 23],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FactRow & { penalty: number; lost: number; sign: 1 | -1 } }>(
      sql`select jsonb_build_object('id', h.id, 'day', q.day, 'known', q.known,
          'name', 'Retenido de ' || c.contract_number, 'sale', c.id, 'contract', c.contract_number,
          'party', ${clientParty("h")}, 'penalty', h.penalidad, 'lost', h.no_reembolsado,
          'sign', q.sign) as fact
        from (select x.*, null::uuid as order_id from kept_amounts x) h
          join contracts c on c.id = h.contract_id
          cross join lateral (values (h.dia, h.created_at, 1),
            (${dayAt("h.annulled_at")}, h.annulled_at, -1)) q (day, known, sign)
        where q.day <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "kept",
      ...booked(row, "contract", until),
      record: { kind: "contract", id: row.sale, name: row.name, of: row.sale },
      party: row.party,
      sale: row.sale,
      contract: row.contract,
      penalty: row.sign * cents(row.penalty),
      lost: row.sign * cents(row.lost),
    }));
  },
};

/** Movement 30: numbers of raffles that were paid. */
export const raffleNumbers: Source = {
  movements: [30],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: Omit<FactRow, "party" | "sale" | "contract"> & { price: number } }>(
      sql`select jsonb_build_object('id', n.id, 'day', ${dayAt("n.paid_at")}, 'known', n.paid_at,
          'name', 'Número ' || n.value || ' de ' || r.title, 'price', r.price) as fact
        from raffle_numbers n join raffles r on r.id = n.raffle_id
        where n.is_paid and ${dayAt("n.paid_at")} <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "raffle",
      ...booked(row, "raffle-number", until),
      party: FINAL_CONSUMER,
      amount: cents(row.price),
    }));
  },
};
