import type { OutflowFact, PurchaseFact, ReturnFact, VoidFact } from "../facts.type.ts";
import type { Entry, EntryLine } from "../journal.type.ts";
import { type Books, type BoughtState, heldFor, hold, isInvoiced, type SaleState } from "../books.rules.ts";
import { credit, debit, paidOut, partyKey } from "../lines.rules.ts";
import { since } from "./receipts.rules.ts";

const keysOf = ({ mandate }: PurchaseFact) =>
  mandate
    ? ({ waiting: "terceros.por_facturar", crossed: "terceros" } as const)
    : ({ waiting: "costo.por_facturar", crossed: "costo" } as const);

/** Returns the cost of a purchase without the IVA that is booked apart. */
const netCost = ({ cost, vat }: PurchaseFact): number => cost - vat;

/**
 * Takes a purchase to the money that an invoice holds for its mandante, or to the cost of the sale; returns
 * the lines of the taken part.
 */
export function cross(sale: SaleState, bought: BoughtState): EntryLine[] {
  const { fact } = bought;
  const { crossed, waiting } = keysOf(fact);
  const detail = `Cliente: ${fact.client}`;
  const said = { party: fact.party, contract: fact.contract, detail };
  const lines: EntryLine[] = [];
  const take = (amount: number, party = fact.party): void => {
    bought.waiting -= amount;
    bought.crossed += amount;
    bought.mandante = party;
    lines.push(...debit(crossed, amount, { ...said, party }), ...credit(waiting, amount, said));
  };
  if (!fact.mandate) take(bought.waiting);
  else
    for (const held of heldFor(sale, fact.party)) {
      const amount = Math.min(held.amount, bought.waiting);
      if (amount <= 0) continue;
      hold(sale, held.party, -amount);
      take(amount, held.party);
    }
  return lines;
}

/** Movements 7 to 9: a purchase for a sale; after its invoice it is crossed at once. */
export function bookPurchase(books: Books, fact: PurchaseFact): Entry {
  const sale = books.sale(fact.sale);
  const withheld = fact.withheld.reduce((sum, { amount }) => sum + amount, 0);
  const bought: BoughtState = {
    fact,
    owed: fact.cost - withheld,
    paid: 0,
    waiting: netCost(fact),
    crossed: 0,
    mandante: null,
    voided: false,
  };
  books.purchases.set(fact.purchase, bought);
  sale.bought.push(bought);
  const detail = `${since(fact.late)}Compra para ${fact.client}`;
  const said = { party: fact.party, contract: fact.contract, detail };
  const isCost = !fact.mandate && books.switches.costAtOnce;
  const now = isInvoiced(sale) || isCost ? cross(sale, bought) : [];
  // The part that is crossed at once never lies on the account of purchases to be invoiced.
  const { waiting } = keysOf(fact);
  const direct = now.filter(({ key }) => key !== waiting);
  return {
    type: fact.late ? "AJ" : "CM",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...debit(waiting, bought.waiting, said),
      ...direct,
      ...debit("iva.descontable", fact.vat, said),
      ...fact.withheld.flatMap(({ key, amount }) => credit(key, amount, said)),
      ...credit("proveedor", bought.owed, said),
    ],
  };
}

/** Movement 29: an annulled purchase; its paid part is a claim on the provider. */
export function bookVoid(books: Books, fact: VoidFact): Entry {
  const bought = books.purchases.get(fact.purchase);
  const said = { party: fact.party, contract: fact.contract, detail: `${since(fact.late)}Compra anulada` };
  const lines: EntryLine[] = [];
  if (bought && !bought.voided) {
    const { waiting, crossed } = keysOf(bought.fact);
    const mandante = bought.mandante ?? fact.party;
    lines.push(
      ...debit("proveedor", bought.owed - bought.paid, said),
      ...debit("anticipo.proveedor", bought.paid, said),
      ...bought.fact.withheld.flatMap(({ key, amount }) => debit(key, amount, said)),
      ...credit(waiting, bought.waiting, said),
      ...credit(crossed, bought.crossed, { ...said, party: bought.fact.mandate ? mandante : fact.party }),
      ...credit("iva.descontable", bought.fact.vat, said),
    );
    if (bought.fact.mandate) hold(books.sale(fact.sale), mandante, bought.crossed);
    bought.voided = true;
    bought.waiting = 0;
    bought.crossed = 0;
  }
  return { type: "AJ", number: null, day: fact.day, record: fact.record, lines };
}

/** Second part of movement 29: a provider refunded the paid part of a voided purchase. */
export function bookReturn(_: Books, fact: ReturnFact): Entry {
  const detail = `${since(fact.late)}El proveedor devuelve una compra anulada`;
  const said = { party: fact.party, contract: fact.contract, detail };
  return {
    type: fact.late ? "AJ" : "NB",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [...debit(fact.place, fact.amount, said), ...credit("anticipo.proveedor", fact.amount, said)],
  };
}

/** Takes an advance of a provider for a payment of which no account is known; returns the amount taken. */
function ofAdvance(books: Books, fact: OutflowFact, total: number): number {
  if (fact.place !== "banco.sin_decir" || fact.shown?.length) return 0;
  const key = partyKey(fact.party);
  const advance = books.advances.get(key) ?? 0;
  const taken = Math.min(Math.max(advance, 0), total);
  books.advances.set(key, advance - taken);
  return taken;
}

/** Movements 10 and 11: money to one or several providers; an advance is crossed before a bank is asked. */
export function bookOutflow(books: Books, fact: OutflowFact): Entry {
  const detail = `${since(fact.late)}Pago a proveedor`;
  const lines = fact.parts.flatMap(({ purchase, contract, party, amount }) => {
    const bought = books.purchases.get(purchase);
    if (bought) bought.paid += amount;
    return debit("proveedor", amount, { party, contract, detail });
  });
  const total = fact.parts.reduce((sum, { amount }) => sum + amount, 0);
  const crossed = ofAdvance(books, fact, total);
  const only = new Set(fact.parts.map(({ contract }) => contract)).size === 1;
  const contract = only ? (fact.parts[0]?.contract ?? null) : null;
  return {
    type: fact.late ? "AJ" : "CE",
    number: null,
    day: fact.day,
    record: fact.record,
    lines: [
      ...lines,
      ...credit("anticipo.proveedor", crossed, { party: fact.party, contract, detail }),
      ...paidOut(fact, total - crossed, { party: fact.party, contract, detail }),
    ],
  };
}
