import type { Day } from "../../../core/colombia/days.ts";
import type { Party, SourceRecord } from "./journal.type.ts";

/** Parts that every fact has: the day on which it is booked, its record and its third party. */
interface Booked {
  readonly day: Day;
  /** Day of the fact when its month was closed before it was known; then its voucher is AJ. */
  readonly late: Day | null;
  readonly record: SourceRecord;
  readonly party: Party;
}

/** Fact about the money of a sale: a contract or a reservation, by its id, with its number. */
interface OfSale extends Booked {
  readonly sale: string;
  readonly contract: string;
}

/** Amount in cents on an account of money: a bank, the cash box, the online provider. */
export interface Placed {
  readonly key: string;
  readonly amount: number;
}

/** Verified payment of a client, on the accounts that received it. */
export interface PaymentFact extends OfSale {
  readonly kind: "payment";
  /** `RC-2026-000310`. */
  readonly number: string;
  readonly amount: number;
  readonly places: readonly Placed[];
  /** Tax that the client withheld, which pays the contract as money does. */
  readonly withheld: readonly Placed[];
}

/** Money of a payment that nobody has verified: approved online, in review. */
export interface ReviewFact extends Booked {
  readonly kind: "review";
  readonly amount: number;
  readonly place: string;
}

/** Verified payment that was reversed, by the payment's id. */
export interface ReversalFact extends OfSale {
  readonly kind: "reversal";
  readonly payment: string;
}

/** Receipt in the bank without an owner; a negative amount is one whose owner was found after the closing. */
export interface FreeFact extends Booked {
  readonly kind: "free";
  readonly place: string;
  readonly amount: number;
}

/** Purchase for a contract; amounts in cents. */
export interface PurchaseFact extends OfSale {
  readonly kind: "purchase";
  readonly purchase: string;
  /** Client for whom it is bought, as the details of lines of third parties name them. */
  readonly client: string;
  readonly mandate: boolean;
  /** Cost with IVA. */
  readonly cost: number;
  readonly vat: number;
  readonly withheld: readonly Placed[];
}

/** Purchase that was annulled. */
export interface VoidFact extends OfSale {
  readonly kind: "void";
  readonly purchase: string;
}

/** Money that is paid: from the accounts whose movements show it, the rest from one other account. */
export interface PaidFrom {
  readonly place: string;
  readonly shown?: readonly Placed[];
}

/** Payment to providers: one or several purchases in one payment. */
export interface OutflowFact extends Booked, PaidFrom {
  readonly kind: "outflow";
  readonly parts: readonly {
    readonly purchase: string;
    readonly contract: string;
    readonly party: Party;
    readonly amount: number;
  }[];
}

/** Line of third parties of an invoice or a note: the mandante and the amount. */
export interface HeldLine {
  readonly party: Party;
  readonly amount: number;
}

/** Own lines of an invoice or a note, by the key of their income. */
export interface OwnLine {
  readonly key: string;
  readonly base: number;
}

/** Invoice or credit note that counts: neither a test nor rejected. */
export interface FiscalFact extends OfSale {
  readonly kind: "invoice" | "note";
  readonly number: string;
  /** Id of the invoice: its own, or the one that the note credits. */
  readonly invoice: string;
  readonly client: string;
  readonly own: readonly OwnLine[];
  readonly vat: number;
  readonly held: readonly HeldLine[];
}

/** Refund that was paid; `ofReview` when it is of a payment in review. */
export interface RefundFact extends OfSale, PaidFrom {
  readonly kind: "refund";
  readonly amount: number;
  readonly ofReview: boolean;
}

/** Amount of a retracto that the airline keeps. */
export interface AirlineFact extends OfSale {
  readonly kind: "airline";
  readonly amount: number;
}

/** Commissions paid to one seller in one payment, with the adjustments deducted from them. */
export interface CommissionFact extends Booked, PaidFrom {
  readonly kind: "commission";
  readonly lines: readonly {
    readonly contract: string;
    readonly amount: number;
    readonly retefuente: number;
    readonly reteIca: number;
    readonly detail: string;
    /** Salary: accrued when it was approved, or an adjustment of it. */
    readonly salary?: "accrued" | "adjusted";
  }[];
}

/** Commission of an employee, by the day of its approval: payroll withholds and pays it. */
export interface SalaryFact extends Booked {
  readonly kind: "salary";
  readonly contract: string;
  readonly amount: number;
}

/** Amount that is kept of a cancelled contract; negative when that is undone. */
export interface KeptFact extends OfSale {
  readonly kind: "kept";
  readonly penalty: number;
  /** Part that providers do not refund. */
  readonly lost: number;
}

/** Paid part of a voided purchase that its provider refunded, as far as the bank does not show it. */
export interface ReturnFact extends OfSale {
  readonly kind: "return";
  readonly amount: number;
  readonly place: string;
}

/** Part of a movement of the bank, with its sign: a concept, an advance, money that a provider refunds. */
export interface BankPart {
  readonly key: string;
  readonly amount: number;
  readonly party: Party;
  readonly detail: string;
  /** Purchase of which a provider refunds money. */
  readonly purchase?: { readonly id: string; readonly contract: string };
}

/** Movement of the bank that concepts explain. */
export interface BankFact extends Booked {
  readonly kind: "bank";
  readonly place: string;
  readonly parts: readonly BankPart[];
}

/** Deposit of an acquirer: what came in and what it took off, and the accounts of the sales that it settles. */
export interface SettlementFact extends Booked {
  readonly kind: "settlement";
  readonly detail: string;
  readonly places: readonly Placed[];
  readonly cleared: readonly Placed[];
}

/** Number of a raffle that was paid. */
export interface RaffleFact extends Booked {
  readonly kind: "raffle";
  readonly amount: number;
}

/** Anything that the journal books. */
export type Fact =
  | PaymentFact
  | ReviewFact
  | ReversalFact
  | FreeFact
  | PurchaseFact
  | VoidFact
  | OutflowFact
  | FiscalFact
  | RefundFact
  | AirlineFact
  | CommissionFact
  | RaffleFact
  | SalaryFact
  | KeptFact
  | ReturnFact
  | BankFact
  | SettlementFact;
