import type { EntryLine, Party } from "./journal.type.ts";
import { credit, debit, partyKey } from "./lines.rules.ts";
import type { PurchaseFact } from "./facts.type.ts";

/** Invoice with the part that nobody has paid, and the part that notes have not credited, in cents. */
export interface OpenInvoice {
  readonly id: string;
  open: number;
  living: number;
}

/** Purchase for a sale, and the accounts on which its cost lies, in cents. */
export interface BoughtState {
  readonly fact: PurchaseFact;
  /** Owed to the provider: the cost less the withheld taxes. */
  readonly owed: number;
  paid: number;
  /** Part on `terceros.por_facturar` or `costo.por_facturar`. */
  waiting: number;
  /** Part that an invoice took to `terceros` or `costo`. */
  crossed: number;
  /** Mandante under which the crossed part was taken. */
  mandante: Party | null;
  voided: boolean;
}

/** Amounts of one sale as far as they are booked, in cents. */
export interface SaleState {
  /** Balance of `anticipo.cliente`. */
  advance: number;
  readonly invoices: OpenInvoice[];
  /** Balance of `terceros` by mandante. */
  readonly held: Map<string, { readonly party: Party; amount: number }>;
  readonly bought: BoughtState[];
}

/** Choices of the accountant on which the lines depend. */
export interface BookSwitches {
  /** Own purchases are cost at once instead of with the invoice. */
  readonly costAtOnce: boolean;
}

/** Amounts booked so far, by sale and purchase: each fact changes them in the order of days. */
export class Books {
  readonly sales = new Map<string, SaleState>();
  readonly purchases = new Map<string, BoughtState>();
  /** Balance of `anticipo.proveedor` by provider, of money that no purchase has taken. */
  readonly advances = new Map<string, number>();
  /** Accounts on which a payment was received, by the payment's id. */
  readonly payments = new Map<string, { readonly lines: readonly EntryLine[]; readonly amount: number }>();

  constructor(readonly switches: BookSwitches) {}

  sale(id: string): SaleState {
    let sale = this.sales.get(id);
    if (!sale) {
      sale = { advance: 0, invoices: [], held: new Map(), bought: [] };
      this.sales.set(id, sale);
    }
    return sale;
  }
}

/** Returns whether a sale has an invoice that notes have not credited whole. */
export const isInvoiced = ({ invoices }: SaleState): boolean => invoices.some(({ living }) => living > 0);

type Said = Pick<EntryLine, "party" | "contract" | "detail">;

/**
 * Credits money of a client: to the open invoices of the sale, or to some of them, as far as it reaches, the
 * rest to the client's advances.
 */
export function creditClient(
  sale: SaleState,
  amount: number,
  said: Said,
  invoices: readonly OpenInvoice[] = sale.invoices,
): EntryLine[] {
  let left = amount;
  for (const invoice of invoices) {
    const taken = Math.min(invoice.open, left);
    invoice.open -= taken;
    left -= taken;
  }
  sale.advance += left;
  return [...credit("cliente", amount - left, said), ...credit("anticipo.cliente", left, said)];
}

/**
 * Debits money of a client that is reversed: from the advances as far as they reach; the rest is owed again
 * on the last invoice.
 */
export function debitClient(sale: SaleState, amount: number, said: Said): EntryLine[] {
  const last = sale.invoices.findLast(({ living }) => living > 0);
  const ofAdvance = last ? Math.min(Math.max(sale.advance, 0), amount) : amount;
  const ofInvoice = amount - ofAdvance;
  sale.advance -= ofAdvance;
  if (last) last.open += ofInvoice;
  return [...debit("anticipo.cliente", ofAdvance, said), ...debit("cliente", ofInvoice, said)];
}

/** Adds to the balance of the money held for a mandante; returns the new balance. */
export function hold(sale: SaleState, party: Party, amount: number): number {
  const key = partyKey(party);
  const held = sale.held.get(key) ?? { party, amount: 0 };
  held.amount += amount;
  sale.held.set(key, held);
  return held.amount;
}

/**
 * Returns the mandantes for whom a sale holds money that a purchase may take, the purchase's own provider
 * first.
 */
export const heldFor = (sale: SaleState, provider: Party): { readonly party: Party; amount: number }[] => {
  const key = partyKey(provider);
  const all = [...sale.held.entries()].filter(([, { amount }]) => amount > 0);
  return all.sort(([a], [b]) => Number(b === key) - Number(a === key)).map(([, held]) => held);
};

const isWaiting = ({ voided, waiting }: BoughtState): boolean => !voided && waiting > 0;

/**
 * Credits the amount that providers do not refund: from purchases for third parties, then from own ones;
 * an amount beyond them, or a negative one, is of third parties.
 */
export function notGivenBack(sale: SaleState, amount: number, said: Said): EntryLine[] {
  const waiting = sale.bought.filter(isWaiting);
  const order = [
    ...waiting.filter(({ fact }) => fact.mandate),
    ...waiting.filter(({ fact }) => !fact.mandate),
  ];
  const lines: EntryLine[] = [];
  let left = amount;
  for (const bought of order) {
    const taken = Math.min(bought.waiting, Math.max(left, 0));
    bought.waiting -= taken;
    left -= taken;
    const key = bought.fact.mandate ? "terceros.por_facturar" : "costo.por_facturar";
    lines.push(...credit(key, taken, { ...said, party: bought.fact.party }));
  }
  return [...lines, ...credit("terceros.por_facturar", left, said)];
}
