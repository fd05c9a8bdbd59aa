import { spokenDay } from "../../../../core/colombia/spoken.ts";
import type { Month } from "../../../../core/colombia/days.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { OpeningKind } from "../../../opening/opening.rules.ts";
import { bankKey } from "../../mapping/account-keys.rules.ts";
import type { Entry, EntryLine, Party } from "../journal.type.ts";
import { credit, debit, netOf } from "../lines.rules.ts";
import { bankParty, clientParty, providerParty } from "../party.sql.ts";

/** Balances with which the journal begins: the month from which it counts, and their voucher. */
export interface OpeningEntry {
  readonly mes: Month;
  readonly entry: Entry;
}

interface OpeningRow {
  readonly id: string;
  readonly mes: Month;
  readonly dia: string;
  readonly lines:
    | readonly {
        readonly clase: OpeningKind;
        readonly account: string | null;
        readonly contract: string | null;
        readonly party: Party;
        readonly amount: number;
      }[]
    | null;
}

const sides: Readonly<Record<OpeningKind, readonly [key: string, side: typeof debit]>> = {
  anticipo_cliente: ["anticipo.cliente", credit],
  cliente_por_cobrar: ["cliente", debit],
  proveedor_por_pagar: ["proveedor", credit],
  terceros_por_facturar: ["terceros.por_facturar", debit],
  costo_por_facturar: ["costo.por_facturar", debit],
  cuenta: ["", debit],
};

const ofContract: Fragment = sql`(select ${clientParty("x")}
  from (select l.contract_id, null::uuid as order_id) x)`;

/** Reads the confirmed opening balances as a voucher of the first day of their month; null without them. */
export async function readOpening(scope: Scope): Promise<OpeningEntry | null> {
  const [row] = await scope.rows<{ fact: OpeningRow }>(
    sql`select jsonb_build_object('id', o.id, 'mes', o.mes, 'dia', o.dia, 'lines',
        (select jsonb_agg(jsonb_build_object('clase', l.clase, 'account', l.account_id,
            'contract', c.contract_number, 'amount', l.monto * 100 + l.centavos,
            'party', case when l.contract_id is not null then ${ofContract}
              when w.id is not null then ${providerParty("w")} else ${bankParty("a")} end)
            order by l.clase, l.id)
          from opening_lines l left join contracts c on c.id = l.contract_id
            left join providers w on w.id = l.provider_id left join agency_accounts a on a.id = l.account_id
          where l.opening_id = o.id)) as fact
      from openings o where o.confirmed_at is not null`,
  );
  if (!row) return null;
  const { id, mes, dia, lines } = row.fact;
  const detail = `Saldo al ${spokenDay(dia)}`;
  const opened = (lines ?? []).flatMap(({ clase, account, contract, party, amount }): EntryLine[] => {
    const [key, side] = sides[clase];
    return side(key || bankKey(account), amount, { party, contract, detail });
  });
  const party: Party = { type: null, document: null, dv: null, name: "Saldos iniciales" };
  const rest = credit("saldos.iniciales", netOf(opened), { party, contract: null, detail });
  return {
    mes,
    entry: {
      type: "SI",
      number: null,
      day: `${mes}-01`,
      record: { kind: "opening", id, name: "Saldos iniciales" },
      lines: [...opened, ...rest],
    },
  };
}
