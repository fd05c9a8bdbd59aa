import { type Month, monthOf } from "../../../core/colombia/days.ts";
import { type VoucherType, voucherTypes } from "../mapping/account-keys.rules.ts";
import { Books, type BookSwitches } from "./books.rules.ts";
import { bookInvoice, bookNote } from "./booking/invoices.rules.ts";
import { bookBank, bookSettlement } from "./booking/bank.rules.ts";
import {
  bookAirline,
  bookCommission,
  bookKept,
  bookRaffle,
  bookRefund,
  bookSalary,
} from "./booking/payouts.rules.ts";
import { bookOutflow, bookPurchase, bookReturn, bookVoid } from "./booking/purchases.rules.ts";
import { bookFree, bookPayment, bookReversal, bookReview } from "./booking/receipts.rules.ts";
import type { Fact } from "./facts.type.ts";
import type { Entry, Voucher } from "./journal.type.ts";
import { netOf } from "./lines.rules.ts";

type Kind = Fact["kind"];
type FactOf<K extends Kind> = Extract<Fact, { kind: K }>;

/** Rule of each kind of fact, in the order in which facts of one day are booked. */
const rules: { readonly [K in Kind]: (books: Books, fact: FactOf<K>) => Entry } = {
  free: bookFree,
  review: bookReview,
  purchase: bookPurchase,
  payment: bookPayment,
  invoice: bookInvoice,
  note: bookNote,
  bank: bookBank,
  settlement: bookSettlement,
  outflow: bookOutflow,
  salary: bookSalary,
  commission: bookCommission,
  airline: bookAirline,
  refund: bookRefund,
  raffle: bookRaffle,
  void: bookVoid,
  reversal: bookReversal,
  kept: bookKept,
  return: bookReturn,
};

const placeOf = new Map(Object.keys(rules).map((kind, place) => [kind, place]));

const byDay = (a: Fact, b: Fact): number =>
  a.day.localeCompare(b.day) ||
  placeOf.get(a.kind)! - placeOf.get(b.kind)! ||
  (a.record.id < b.record.id ? -1 : a.record.id > b.record.id ? 1 : 0);

/** Journal up to the end of a month: every entry, and the amounts that they leave. */
export interface Journal {
  readonly entries: readonly Entry[];
  readonly books: Books;
}

/** Books facts in the order of their days; a fact without an amount gives no entry. */
export function journalOf(facts: readonly Fact[], switches: BookSwitches): Journal {
  const books = new Books(switches);
  const entries = [...facts].sort(byDay).flatMap((fact) => {
    const entry = rules[fact.kind](books, fact as never);
    return entry.lines.length === 0 ? [] : [entry];
  });
  return { entries, books };
}

const typeOrder = new Map(Object.keys(voucherTypes).map((type, place) => [type as VoucherType, place]));

/** Returns the vouchers of a month in their order: day, type, number, place; with their numbers. */
export function vouchersOf(entries: readonly Entry[], mes: Month): Voucher[] {
  const ofMonth = entries.filter(({ day }) => monthOf(day) === mes);
  const counted = new Map<VoucherType, number>();
  const byPlace = ofMonth.toSorted(
    (a, b) => a.day.localeCompare(b.day) || typeOrder.get(a.type)! - typeOrder.get(b.type)!,
  );
  return byPlace
    .map((entry) => {
      if (entry.number !== null) return entry as Voucher;
      const next = (counted.get(entry.type) ?? 0) + 1;
      counted.set(entry.type, next);
      return { ...entry, number: `${entry.type}-${mes}-${String(next).padStart(4, "0")}` };
    })
    .toSorted(
      (a, b) =>
        a.day.localeCompare(b.day) ||
        typeOrder.get(a.type)! - typeOrder.get(b.type)! ||
        (a.number < b.number ? -1 : a.number > b.number ? 1 : 0),
    );
}

/** Returns the vouchers whose debits are not their credits. */
export const unbalanced = (vouchers: readonly Voucher[]): Voucher[] =>
  vouchers.filter(({ lines }) => netOf(lines) !== 0);
