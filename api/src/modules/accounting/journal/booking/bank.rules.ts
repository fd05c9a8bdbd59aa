import type { BankFact, BankPart, SettlementFact } from "../facts.type.ts";
import type { Entry, EntryLine } from "../journal.type.ts";
import type { Books } from "../books.rules.ts";
import { credit, debit, netOf, partyKey } from "../lines.rules.ts";
import { since } from "./receipts.rules.ts";

/** Returns the account of money that a provider refunds: a claim, or a purchase that is not invoiced. */
function givenBack(books: Books, { key, amount, purchase }: BankPart): string {
  const bought = purchase && books.purchases.get(purchase.id);
  if (!bought || bought.voided) return key;
  const taken = Math.min(bought.waiting, amount);
  bought.waiting -= taken;
  bought.crossed -= Math.min(bought.crossed, amount - taken);
  const kept = taken > 0;
  if (bought.fact.mandate) return kept ? "terceros.por_facturar" : "terceros";
  return kept ? "costo.por_facturar" : "costo";
}

/** Movements 11, 31 to 33, and the last part of 21: a movement of the bank that concepts explain. */
export function bookBank(books: Books, fact: BankFact): Entry {
  const lines = fact.parts.flatMap((part): EntryLine[] => {
    const { amount, party, detail, purchase } = part;
    const said = { party, contract: purchase?.contract ?? null, detail: `${since(fact.late)}${detail}` };
    const key = purchase ? givenBack(books, part) : part.key;
    if (key === "anticipo.proveedor" && !purchase)
      books.advances.set(partyKey(party), (books.advances.get(partyKey(party)) ?? 0) - amount);
    return [...debit(fact.place, amount, said), ...credit(key, amount, said)];
  });
  return { type: fact.late ? "AJ" : "NB", number: null, day: fact.day, record: fact.record, lines };
}

/** Movement 4: an acquirer deposits sales, less its fee, the IVA of the fee and what it withholds. */
export function bookSettlement(_: Books, fact: SettlementFact): Entry {
  const said = { party: fact.party, contract: null, detail: `${since(fact.late)}${fact.detail}` };
  const lines = [
    ...fact.places.flatMap(({ key, amount }) => debit(key, amount, said)),
    ...fact.cleared.flatMap(({ key, amount }) => credit(key, amount, said)),
  ];
  // Centavos by which the bank differs from the report.
  const odd = netOf(lines);
  const adjusted = odd > 0 ? credit("ajuste.ingreso", odd, said) : debit("ajuste.gasto", -odd, said);
  return {
    type: fact.late ? "AJ" : "WO",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [...lines, ...adjusted],
  };
}
