import type { FiscalFact, HeldLine } from "../facts.type.ts";
import type { Entry, EntryLine, Party } from "../journal.type.ts";
import { type Books, creditClient, hold, type SaleState } from "../books.rules.ts";
import { credit, debit, partyKey } from "../lines.rules.ts";
import { cross } from "./purchases.rules.ts";
import { since } from "./receipts.rules.ts";

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Movements 12 to 15: an invoice, the purchases for it, and the earlier payments. */
export function bookInvoice(books: Books, fact: FiscalFact): Entry {
  const sale = books.sale(fact.sale);
  const total = sumOf([
    ...fact.own.map(({ base }) => base),
    fact.vat,
    ...fact.held.map(({ amount }) => amount),
  ]);
  const detail = `${since(fact.late)}Factura ${fact.number}`;
  const said = { party: fact.party, contract: fact.contract, detail };
  const lines: EntryLine[] = [
    ...debit("cliente", total, said),
    ...fact.own.flatMap(({ key, base }) => credit(key, base, said)),
    ...credit("iva.generado", fact.vat, said),
    ...fact.held.flatMap(({ party, amount }) => {
      hold(sale, party, amount);
      return credit("terceros", amount, { ...said, party, detail: `${detail} · Cliente: ${fact.client}` });
    }),
  ];
  for (const bought of sale.bought) if (!bought.voided) lines.push(...cross(sale, bought));
  const before = Math.min(Math.max(sale.advance, 0), total);
  sale.advance -= before;
  sale.invoices.push({ id: fact.invoice, open: total - before, living: total });
  lines.push(...debit("anticipo.cliente", before, said), ...credit("cliente", before, said));
  return {
    type: fact.late ? "AJ" : "FV",
    number: fact.late ? null : fact.number,
    day: fact.day,
    record: fact.record,
    lines,
  };
}

/** Movement 19: a line of third parties that a note credits; the purchases for it are open again. */
function uncrossed(
  sale: SaleState,
  { party, amount }: HeldLine,
  said: Omit<EntryLine, "key" | "debit" | "credit">,
) {
  const lines = debit("terceros", amount, { ...said, party });
  hold(sale, party, -amount);
  let left = amount;
  for (const bought of sale.bought) {
    const isOfIt = bought.mandante !== null && partyKey(bought.mandante) === partyKey(party);
    if (!isOfIt || !bought.fact.mandate || bought.voided) continue;
    const taken = Math.min(bought.crossed, left);
    left -= taken;
    bought.crossed -= taken;
    bought.waiting += taken;
    hold(sale, party, taken);
    const provider: Party = bought.fact.party;
    lines.push(
      ...debit("terceros.por_facturar", taken, { ...said, party: provider }),
      ...credit("terceros", taken, { ...said, party }),
    );
  }
  return lines;
}

/**
 * Movements 18 and 19: a credit note, against what is open of its invoice, the rest in favour of the client.
 */
export function bookNote(books: Books, fact: FiscalFact): Entry {
  const sale = books.sale(fact.sale);
  const detail = `${since(fact.late)}Nota crédito ${fact.number}`;
  const said = { party: fact.party, contract: fact.contract, detail };
  const base = sumOf(fact.own.map((line) => line.base));
  const total = sumOf([base, fact.vat, ...fact.held.map(({ amount }) => amount)]);
  const invoice = sale.invoices.find(({ id }) => id === fact.invoice);
  if (invoice) invoice.living -= total;
  const lines = [
    ...debit("ingreso.devolucion", base, said),
    ...debit("iva.generado", fact.vat, said),
    ...credited(sale, fact.invoice, base + fact.vat, said),
  ];
  for (const held of fact.held) {
    const named = { ...said, detail: `${detail} · Cliente: ${fact.client}` };
    const [own, ...undone] = uncrossed(sale, held, named);
    if (own) lines.push(own);
    lines.push(...credited(sale, fact.invoice, held.amount, said), ...undone);
  }
  return {
    type: fact.late ? "AJ" : "NC",
    number: fact.late ? null : fact.number,
    day: fact.day,
    record: fact.record,
    lines,
  };
}

/** Returns the credit of a note: first the open part of the invoice itself, then the client's advances. */
function credited(
  sale: SaleState,
  invoiceId: string,
  amount: number,
  said: Omit<EntryLine, "key" | "debit" | "credit">,
): EntryLine[] {
  return creditClient(
    sale,
    amount,
    said,
    sale.invoices.filter(({ id }) => id === invoiceId),
  );
}
