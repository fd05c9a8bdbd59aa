import { sql } from "../../../../core/read/sql.ts";
import { acquirerLabels } from "../../../bank/settlement/settlement-labels.rules.ts";
import type { AcquirerName } from "../../../bank/statement/reading/acquirers.ts";
import { bankKey } from "../../mapping/account-keys.rules.ts";
import type { Placed, SettlementFact } from "../facts.type.ts";
import { cents } from "../lines.rules.ts";
import { placeOfMeans } from "./payments.ts";
import { awaitsSettlement, type Settled } from "./awaits-settlement.rules.ts";
import { booked, type FactRow, type Source, type Until } from "./source.type.ts";

/** Accounts of the deductions of an acquirer, in the order of the lines. */
const deductionKeys = {
  fee: "pasarela.comision",
  feeVat: "iva.descontable",
  renta: "sufrida.renta",
  iva: "sufrida.iva",
  ica: "sufrida.ica",
  other: "banco.gastos",
} as const;
type Deduction = keyof typeof deductionKeys;

/** Payment that a transaction of a report is, with the amount in COP that the transaction covers. */
interface SettledPayment extends Settled {
  readonly medio: string;
  readonly cuenta: string | null;
  readonly amount: number;
}

interface SettlementRow extends Omit<FactRow, "party" | "sale" | "contract"> {
  readonly acquirer: AcquirerName;
  readonly account: string;
  /** Amount that the bank shows of this deposit with its debits apart, and the amounts of the report. */
  readonly shown: number;
  readonly net: number;
  readonly gross: number;
  readonly deducted: Readonly<Record<Deduction, number>>;
  readonly paid: readonly SettledPayment[] | null;
}

/** Accounts on which the sales of a deposit were booked until the bank showed them. */
function clearedBy({ gross, paid }: SettlementRow, until: Until): Placed[] {
  const elsewhere = (paid ?? []).flatMap((payment): Placed[] => {
    const key = placeOfMeans(payment.medio, payment.cuenta);
    const isAwaited = key === "pasarela" || awaitsSettlement(payment, until.closed);
    return isAwaited ? [] : [{ key, amount: cents(payment.amount) }];
  });
  const left = elsewhere.reduce((rest, { amount }) => rest - amount, gross);
  return [{ key: "pasarela", amount: left }, ...elsewhere];
}

/**
 * Movement 4: deposits of acquirers by their reports. Whether the bank shows a deposit net, or gross with its
 * deductions debited apart, the entry is the same; debits that the bank shows in another month are named by
 * the sum of the banks.
 */
export const settlements: Source = {
  movements: [4],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: SettlementRow }>(
      sql`select jsonb_build_object('id', s.id, 'day', m.day, 'known', d.created_at, 'acquirer', s.acquirer,
          'name', coalesce(nullif(concat_ws(' · ', nullif(m.text, ''), m.reference), ''), s.filename),
          'account', s.account_id, 'net', l.net, 'gross', l.gross, 'deducted', l.deducted, 'paid', l.paid,
          'shown', m.amount * 100 + m.cents + coalesce((select sum(x.amount * 100 + x.cents)
            from bank_settlement_movements e join bank_movements x on x.id = e.movement_id
            where e.settlement_id = s.id and e.kind = 'descuento' and d.kind = 'bruto'
              and e.part is not distinct from d.part), 0)) as fact
        from bank_settlement_movements d join bank_settlements s on s.id = d.settlement_id
          join bank_movements m on m.id = d.movement_id
          cross join lateral (select sum(t.net) as net, sum(t.gross) as gross,
              jsonb_build_object('fee', sum(t.fee), 'feeVat', sum(t.fee_vat), 'renta', sum(t.withheld_renta),
                'iva', sum(t.withheld_iva), 'ica', sum(t.withheld_ica), 'other', sum(t.other)) as deducted,
              jsonb_agg(jsonb_build_object('medio', p.medio, 'cuenta', p.agency_account_id,
                'day', p.fecha_pago, 'verified', p.verified_at, 'amount', t.backs,
                'known', greatest(s.created_at, p.created_at)) order by t.position)
                filter (where p.id is not null) as paid
            from bank_settlement_lines t left join payments p on p.id = t.payment_id
            where t.settlement_id = s.id and t.status <> 'rechazada'
              and (d.part is null or t.part = d.part)) l
        where d.kind <> 'descuento' and m.day <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }): SettlementFact => {
      const acquirer = acquirerLabels[row.acquirer];
      const odd = row.shown - row.net;
      const deductions = (Object.keys(deductionKeys) as Deduction[]).map((name) => ({
        key: deductionKeys[name],
        amount: row.deducted[name],
      }));
      return {
        kind: "settlement",
        ...booked(row, "bank-settlement", until),
        party: { type: null, document: null, dv: null, name: acquirer },
        detail: `Abono de ${acquirer}`,
        // Debits that the bank has not shown yet are taken off all the same; centavos are the bank's.
        places: [
          { key: bankKey(row.account), amount: Math.abs(odd) < 100 ? row.shown : row.net },
          ...deductions,
        ],
        cleared: clearedBy(row, until),
      };
    });
  },
};
