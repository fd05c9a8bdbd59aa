import type { Day } from "../../../../core/colombia/days.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { sql } from "../../../../core/read/sql.ts";
import { bankKey } from "../../mapping/account-keys.rules.ts";
import type { Fact, FreeFact, Placed } from "../facts.type.ts";
import { cents } from "../lines.rules.ts";
import { clientParty, dayAt, saleId, saleName } from "../party.sql.ts";
import { awaitsSettlement } from "./awaits-settlement.rules.ts";
import { backingCase } from "./backing-case.rules.ts";
import { booked, type FactRow, type Source, type Until } from "./source.type.ts";

interface Backed {
  readonly movement: string;
  readonly account: string;
  readonly bank: string;
  readonly day: Day;
  /** Instant at which the movement was imported, and at which it was assigned to the payment. */
  readonly seen: string;
  readonly known: string;
  readonly amount: number;
  /** Whole movement in cents, when it backs this payment alone; else null. */
  readonly whole: number | null;
}

interface PaymentRow extends FactRow {
  readonly monto: number;
  readonly medio: string;
  readonly cuenta: string | null;
  readonly backed: readonly Backed[] | null;
  /** Transaction of an acquirer's report that it is. */
  readonly settled: { readonly known: string; readonly amount: number } | null;
  readonly withheld: Readonly<Record<keyof typeof withheldKeys, number | null>>;
}

const withheldKeys = { renta: "sufrida.renta", iva: "sufrida.iva", ica: "sufrida.ica" } as const;

const withheldIn = (amounts: PaymentRow["withheld"]): Placed[] =>
  (Object.keys(withheldKeys) as (keyof typeof withheldKeys)[]).flatMap((tax) =>
    amounts[tax] ? [{ key: withheldKeys[tax], amount: cents(amounts[tax]) }] : [],
  );

/** Returns the key of the account on which money by some means is received. */
export const placeOfMeans = (medio: string, account: string | null): string => {
  if (medio === "wompi" || medio === "datafono") return "pasarela";
  if (medio === "efectivo" || (medio === "cheque" && account === null)) return "caja";
  return bankKey(account);
};

/** Accounts of a payment: its movements in the bank, and for the rest the account that was named. */
function placesOf(row: PaymentRow, { closed }: Until): { places: Placed[]; found: Backed[] } {
  const places: Placed[] = [];
  const found: Backed[] = [];
  const usual = placeOfMeans(row.medio, row.cuenta);
  if (usual === "pasarela") return { places: [{ key: usual, amount: cents(row.monto) }], found };
  let left = cents(row.monto);
  for (const backing of row.backed ?? []) {
    const odd = backing.whole === null ? 0 : backing.whole - cents(backing.amount);
    // A movement that backs this payment alone has the centavos of the bank.
    const whole = Math.abs(left - cents(backing.amount) - odd) < 100;
    const amount = whole && backing.whole !== null ? backing.whole : cents(backing.amount);
    const where = backingCase(
      { day: backing.day, seen: new Date(backing.seen) },
      { day: row.day, known: new Date(row.known) },
      new Date(backing.known),
      closed,
    );
    left -= whole ? left : amount;
    if (where === "bank") places.push({ key: bankKey(backing.account), amount });
    else if (where === "unidentified") places.push({ key: "recibido.sin_identificar", amount });
    else {
      places.push({ key: bankKey(row.cuenta ?? backing.account), amount });
      found.push({ ...backing, amount });
    }
  }
  // Money that an acquirer deposits is in no account of the agency before its deposit.
  const { settled } = row;
  const isAwaited =
    settled !== null && awaitsSettlement({ ...settled, day: row.day, verified: row.known }, closed);
  const awaited = isAwaited ? Math.min(left, cents(settled.amount)) : 0;
  if (awaited > 0) places.push({ key: "pasarela", amount: awaited });
  if (left > awaited) places.push({ key: usual, amount: left - awaited });
  return { places, found };
}

/** Movements 1 to 3, 6, 16, 17, 24 and 34: verified payments, also the ones that were reversed later. */
export const payments: Source = {
  movements: [1, 2, 3, 6, 16, 17, 24, 34],
  async facts(scope: Scope, until: Until): Promise<Fact[]> {
    const rows = await scope.rows<{ fact: PaymentRow }>(
      sql`select jsonb_build_object('id', p.id, 'day', p.fecha_pago, 'known', p.verified_at,
          'name', p.receipt_number, 'party', ${clientParty("p")}, 'sale', ${saleId("p")},
          'contract', ${saleName("p")}, 'monto', p.monto, 'medio', p.medio, 'cuenta', p.agency_account_id,
          'withheld', jsonb_build_object('renta', p.retencion_renta, 'iva', p.retencion_iva,
            'ica', p.retencion_ica), 'backed', (select jsonb_agg(jsonb_build_object('movement', m.id,
              'account', m.account_id,
              'bank', a.bank, 'day', m.day, 'seen', m.created_at, 'known', b.created_at, 'amount', b.amount,
              'whole', case when m.backed = b.amount and m.state = 'asignado'
                then (m.amount - m.explained) * 100 + m.cents - m.explained_cents end) order by m.day, m.id)
            from bank_backings b join bank_movements m on m.id = b.movement_id
              join agency_accounts a on a.id = m.account_id
            where b.payment_id = p.id), 'settled', (select jsonb_build_object('amount', t.backs,
              'known', greatest(s.created_at, p.created_at))
            from bank_settlement_lines t join bank_settlements s on s.id = t.settlement_id
            where t.payment_id = p.id order by t.id limit 1)) as fact
        from payments p where p.receipt_number is not null and p.fecha_pago <= ${until.to}::date`,
    );
    return rows.flatMap(({ fact: row }) => {
      const { places, found } = placesOf(row, until);
      const payment: Fact = {
        kind: "payment",
        ...booked(row, "payment", until),
        party: row.party,
        sale: row.sale,
        contract: row.contract,
        number: row.name,
        amount: cents(row.monto),
        places,
        withheld: withheldIn(row.withheld),
      };
      return [payment, ...found.map((backing) => ownerFound(row, backing, until))];
    });
  },
};

/**
 * Correction of a receipt that was booked without an owner in a month that was closed before it was found.
 */
function ownerFound(row: PaymentRow, backing: Backed, until: Until): FreeFact {
  const { day, late } = until.closed.bookedOn(backing.day, new Date(backing.known));
  return {
    kind: "free",
    day,
    late: late ? backing.day : null,
    record: { kind: "bank-movement", id: backing.movement, name: row.name },
    party: { type: null, document: null, dv: null, name: backing.bank || "Banco" },
    place: bankKey(backing.account),
    amount: -backing.amount,
  };
}

/** Movement 25: reversals, by the day on which they were made. */
export const reversals: Source = {
  movements: [25],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FactRow & { payment: string } }>(
      sql`select jsonb_build_object('id', v.id, 'day', ${dayAt("v.at")}, 'known', v.at,
          'name', p.receipt_number, 'party', ${clientParty("p")}, 'sale', ${saleId("p")},
          'contract', ${saleName("p")}, 'payment', p.id) as fact
        from payment_reversals v join payments p on p.id = v.payment_id
        where p.receipt_number is not null and ${dayAt("v.at")} <= ${until.to}::date`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "reversal",
      ...booked(row, "payment", until),
      record: { kind: "payment", id: row.payment, name: row.name, of: row.sale },
      party: row.party,
      sale: row.sale,
      contract: row.contract,
      payment: row.payment,
    }));
  },
};

/** Movement 5, of payments: money that the online provider approved and that nobody has verified. */
export const reviews: Source = {
  movements: [5],
  async facts(scope, until) {
    const rows = await scope.rows<{
      fact: FactRow & { monto: number; medio: string; cuenta: string | null };
    }>(
      sql`select jsonb_build_object('id', p.id, 'day', p.fecha_pago, 'known', p.created_at,
          'name', 'Pago en revisión de ' || ${saleName("p")}, 'party', ${clientParty("p")},
          'sale', ${saleId("p")}, 'contract', ${saleName("p")}, 'monto', p.monto, 'medio', p.medio,
          'cuenta', p.agency_account_id) as fact
        from payments p where p.receipt_number is null and p.wompi_transaction_id is not null
          and p.fecha_pago <= ${until.to}::date and (p.in_review or exists (select from refunds r
            where r.payment_id = p.id and r.status <> 'anulada'))`,
    );
    return rows.map(({ fact: row }) => ({
      kind: "review",
      ...booked(row, "payment", until),
      party: row.party,
      amount: cents(row.monto),
      place: placeOfMeans(row.medio, row.cuenta),
    }));
  },
};

interface FreeRow extends Omit<FactRow, "sale" | "contract"> {
  readonly account: string;
  readonly total: number;
  readonly backed:
    readonly { amount: number; known: string; day: Day; verified: string; whole: boolean }[] | null;
}

/** Movement 5, of the bank: receipts of which a part has no owner at the end of their month. */
export const freeReceipts: Source = {
  movements: [5, 6],
  async facts(scope, until) {
    const rows = await scope.rows<{ fact: FreeRow }>(
      sql`select jsonb_build_object('id', m.id, 'day', m.day, 'known', m.created_at, 'name',
          concat_ws(' · ', nullif(m.text, ''), m.reference), 'party', jsonb_build_object('type', null,
            'document', null, 'dv', null, 'name', coalesce(nullif(a.bank, ''), 'Banco')),
          'account', m.account_id,
          'total', (m.amount - m.explained) * 100 + m.cents - m.explained_cents,
          'backed', (select jsonb_agg(jsonb_build_object('amount', b.amount, 'known', b.created_at,
              'day', p.fecha_pago, 'verified', p.verified_at, 'whole', m.backed = b.amount
                and m.state = 'asignado'))
            from bank_backings b join payments p on p.id = b.payment_id where b.movement_id = m.id)) as fact
        from bank_movements m join agency_accounts a on a.id = m.account_id
        where m.amount > 0 and m.state in ('libre', 'asignado') and m.day <= ${until.to}::date`,
    );
    return rows.flatMap(({ fact: row }) => {
      const where = booked(row, "bank-movement", until);
      const owned = (row.backed ?? []).reduce((sum, { amount, known, day, verified, whole }) => {
        const place = backingCase(
          { day: row.day, seen: new Date(row.known) },
          { day, known: new Date(verified) },
          new Date(known),
          until.closed,
        );
        return place === "bank" ? sum + (whole ? row.total : cents(amount)) : sum;
      }, 0);
      // An owner outside the months that are read is none yet.
      const free = row.total - owned;
      if (Math.abs(free) < 100) return [];
      return [
        { kind: "free" as const, ...where, party: row.party, place: bankKey(row.account), amount: free },
      ];
    });
  },
};
