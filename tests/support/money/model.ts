/*
 * The rules that the agency's money must obey, written from the decisions (sections 11, 14 and 18) and from
 * nothing else: it imports no code of the product. Amounts in COP.
 */

import type { ModelBank } from "./bank.ts";
import { drop, giveBack, goneOf, type ModelRefund, owe, shrink } from "./owed.ts";

/** Actors of the model: a manager who sells, the accountant, the owner. */
export type Actor = "gerente" | "contador" | "owner";
export const actors: readonly Actor[] = ["gerente", "contador", "owner"];

/** Day of a record: last month (`past`) or today. */
export interface Past {
  readonly past: boolean;
}

export interface ModelPayment extends Past {
  readonly id: string;
  readonly payable: string;
  readonly monto: number;
  /** Person who registered or reported it; null when an event of the card provider made it. */
  readonly author: Actor | "client" | null;
  status: "pending" | "verified" | "rejected";
  reversed: boolean;
  /** Last status from the card provider; null for payments without a card. */
  provider: "PENDING" | Reported | null;
  /** True when people must review it: the provider approved it unexpectedly. */
  inReview: boolean;
  /** The payment that took its place, where the provider approved after all what it had refused. */
  successor: string | null;
  /** The provider's transaction; null where nobody paid by card. */
  readonly transaction: Transaction | null;
}

/** Statuses that the card provider reports of a transaction. */
export type Reported = "APPROVED" | "DECLINED" | "VOIDED";

/** A transaction of the card provider, and its answer when it is queried. */
export interface Transaction {
  readonly id: string;
  readonly reference: string;
  readonly truth: "APPROVED" | "DECLINED";
}

/** Something that is paid: a contract that was sent to its client, or a reservation of some seats. */
export interface ModelPayable {
  readonly id: string;
  readonly kind: "contract" | "reservation";
  readonly price: number;
  /** The people of a reservation. */
  readonly people: number;
  cancelled: boolean;
  /** True when a reservation's verified payments reached its price. */
  paidUp: boolean;
}

/** The departure that is reserved. */
export interface ModelDeparture {
  readonly packId: number;
  readonly seats: number;
  /** Price per person, in COP. */
  readonly price: number;
}

/** The whole of the model: what is paid, and every payment of it in the order in which it was registered. */
export interface Money {
  readonly bank: ModelBank;
  readonly departure: ModelDeparture;
  readonly payables: ModelPayable[];
  readonly payments: ModelPayment[];
  /** Refunds in the order in which they were opened. */
  readonly refunds: ModelRefund[];
  /** True when last month is closed: no act of staff may have a day in it. */
  closed: boolean;
}

/** Outcome of an action: done, with the id of the record made or changed, or refused, with the code. */
export type Outcome =
  | {
      readonly done: string;
      readonly transaction?: Omit<Transaction, "truth">;
      /** Reference of the reported transaction. */
      readonly reference?: string;
      /** The payments that there are of the reference once the round is over. */
      readonly payments?: readonly string[];
    }
  | { readonly refused: string };

const DONE = null;
/** The code with which something is refused; null where it is done. */
export type Expected = string | typeof DONE;

export const copyOf = (money: Money): Money => structuredClone(money);

const of = ({ payments }: Money, payable: string) => payments.filter((one) => one.payable === payable);
const sum = (payments: readonly ModelPayment[]) => payments.reduce((all, { monto }) => all + monto, 0);

/** Verified payments alone are paid. */
export const paidOf = (money: Money, payable: string): number =>
  sum(of(money, payable).filter(({ status }) => status === "verified"));

/** Returns the amount that may still be registered: neither paid nor awaiting verification. */
export const openOf = (money: Money, { id, price }: ModelPayable): number =>
  price - paidOf(money, id) - sum(of(money, id).filter(waits));

/** One in review is pending and waits for no verification. */
const waits = ({ status, inReview }: ModelPayment): boolean => status === "pending" && !inReview;

/** Returns the balance; 0 for an annulled reservation. */
const balanceOf = (money: Money, { id, kind, price, cancelled }: ModelPayable): number =>
  kind === "reservation" && cancelled ? 0 : price - paidOf(money, id);

/** Seats that are free: a reservation takes its own until it is annulled. */
const freeSeats = ({ departure, payables }: Money): number =>
  payables.reduce((free, { people, cancelled }) => free - (cancelled ? 0 : people), departure.seats);

export const payableOf = ({ payables }: Money, id: string): ModelPayable =>
  payables.find((one) => one.id === id)!;
export const paymentOf = ({ payments }: Money, id: string): ModelPayment =>
  payments.find((one) => one.id === id)!;

const verifies = (actor: Actor) => actor !== "gerente";

/** Returns whether a day is in a closed month. */
export const isClosedOn = ({ closed }: Money, past: boolean): boolean => closed && past;

/** An amount above what is unpaid and not waiting is refused; a cancelled contract takes no payments. */
export function reporting(money: Money, payable: ModelPayable, monto: number): Expected {
  if (payable.cancelled) return "CONFLICT";
  return monto > openOf(money, payable) ? "BAD_USER_INPUT" : DONE;
}

/** Staff registers what a client may report, but nothing of a closed month. */
export const registering = (money: Money, payable: ModelPayable, monto: number, past: boolean): Expected =>
  reporting(money, payable, monto) ?? (isClosedOn(money, past) ? "CONFLICT" : DONE);

/**
 * Returns the expected outcome of a decision on a payment: verifiers decide once, and never on their own
 * payments, except the owner.
 */
export function deciding(
  money: Money,
  actor: Actor,
  { payable, status, author, monto, provider, inReview, past }: ModelPayment,
  decision: "verified" | "rejected",
): Expected {
  if (!verifies(actor) || (author === actor && actor !== "owner")) return "FORBIDDEN";
  if (status !== "pending" || provider === "PENDING") return "CONFLICT";
  if (decision === "rejected" && inReview) return "CONFLICT";
  const isTooMuch = monto > balanceOf(money, payableOf(money, payable));
  return decision === "verified" && (isTooMuch || isClosedOn(money, past)) ? "CONFLICT" : DONE;
}

/**
 * Updates a reservation after its verified payments change: fully paid it becomes paid, and annulled when
 * that is undone.
 */
export function settle(money: Money, id: string): void {
  const payable = payableOf(money, id);
  if (payable.kind !== "reservation" || payable.cancelled) return;
  const isPaid = paidOf(money, id) === payable.price;
  if (payable.paidUp && !isPaid) cancel(money, payable);
  payable.paidUp ||= isPaid;
}

/**
 * Ends a thing: the payments of a reservation are refunded automatically, a contract's as far as a person
 * decides.
 */
export function cancel(money: Money, payable: ModelPayable): void {
  payable.cancelled = true;
  if (payable.kind === "reservation") giveBack(money, payable, paidOf(money, payable.id));
}

/** Lets a payment count; money that counts only after its contract ended is refunded automatically. */
export function count(money: Money, payment: ModelPayment): void {
  const { payable, monto } = payment;
  Object.assign(payment, { status: "verified", inReview: false });
  const { kind, cancelled } = payableOf(money, payable);
  if (kind === "contract" && cancelled) owe(money, { payable, payment: null, monto }, null);
  settle(money, payable);
}

/** Takes a payment back that counted. */
export function takeBack(money: Money, payment: ModelPayment): void {
  Object.assign(payment, { status: "rejected", reversed: true });
  settle(money, payment.payable);
  shrink(money, payment.payable, paidOf(money, payment.payable));
}

/**
 * Returns the expected outcome of a booking: managers of reservations book seats for a customer while there
 * are enough.
 */
export function booking(money: Money, actor: Actor, people: number): Expected {
  if (actor === "contador") return "FORBIDDEN";
  return people > freeSeats(money) ? "CONFLICT" : DONE;
}

/**
 * Returns the expected outcome of withdrawing a payment: only its author may, and only while it is pending.
 */
export function withdrawing(actor: Actor, { author, status }: ModelPayment): Expected {
  if (author !== actor) return "FORBIDDEN";
  return status === "pending" ? DONE : "CONFLICT";
}

/**
 * A client withdraws a payment that they reported while nobody decided on it; they know no other payments.
 */
export function takingBack({ author, status }: ModelPayment): Expected {
  if (author !== "client") return "NOT_FOUND";
  return status === "pending" ? DONE : "CONFLICT";
}

/**
 * Returns the expected outcome of refunding a payment in review: verifiers may, but only the owner on their
 * own payments.
 */
export function refunding(actor: Actor, { status, author, inReview }: ModelPayment): Expected {
  if (!verifies(actor) || (author === actor && actor !== "owner")) return "FORBIDDEN";
  return status === "pending" && inReview ? DONE : "CONFLICT";
}

/**
 * Returns the expected outcome of a payment by card: up to the amount that may still be registered, from
 * 1,500 COP on.
 */
export function payingByCard(money: Money, payable: ModelPayable, monto: number): Expected {
  if (payable.cancelled) return "CONFLICT";
  return monto > openOf(money, payable) || monto < 1_500 ? "BAD_USER_INPUT" : DONE;
}

/**
 * Applies the provider's status to a transaction's payment: an approved one counts, or is reviewed by people
 * where it does not fit; a declined one is rejected; a voided one is reversed. Repeated, late or out-of-order
 * events change nothing, except an approval after a decline, which is a payment of its own.
 */
export function hear(
  money: Money,
  first: ModelPayment,
  reported: Reported,
  payments: readonly string[],
): boolean {
  const payment = first.successor === null ? first : paymentOf(money, first.successor);
  if (payment.provider === "PENDING") decideByProvider(money, payment, reported);
  else if (payment.provider === "APPROVED" && reported === "VOIDED") {
    if (payment.status === "verified") takeBack(money, payment);
    else if (payment.status === "pending") payment.status = "rejected";
    Object.assign(payment, { provider: reported, inReview: false });
    drop(money, payment.id);
  } else if (payment.provider === "DECLINED" && reported === "APPROVED") {
    const id = payments.find((one) => money.payments.every((known) => known.id !== one));
    if (id === undefined) return false;
    first.successor = id;
    money.payments.push({
      ...payment,
      id,
      status: "pending",
      provider: reported,
      inReview: true,
      successor: null,
      past: false,
    });
  }
  settle(money, payment.payable);
  return true;
}

function decideByProvider(money: Money, payment: ModelPayment, reported: Reported): void {
  const payable = payableOf(money, payment.payable);
  payment.provider = reported;
  if (payment.status !== "pending") return;
  if (reported !== "APPROVED") payment.status = "rejected";
  else if (payable.cancelled || payment.monto > balanceOf(money, payable)) payment.inReview = true;
  else count(money, payment);
}

/** The owner reverses a verified payment, unless it was refunded to its client. */
export function reversing(
  money: Money,
  actor: Actor,
  { status, past, payable, monto }: ModelPayment,
): Expected {
  if (actor !== "owner") return "FORBIDDEN";
  const isGone = goneOf(money, payable) > paidOf(money, payable) - monto;
  return status !== "verified" || isClosedOn(money, past) || isGone ? "CONFLICT" : DONE;
}

/** The owner cancels a contract, people who manage reservations one that awaits no payment; once. */
export function cancelling(money: Money, actor: Actor, { id, kind, cancelled }: ModelPayable): Expected {
  if (actor === "contador" || (kind === "contract" && actor !== "owner")) return "FORBIDDEN";
  const isAwaited = kind === "reservation" && of(money, id).some(waits);
  return cancelled || isAwaited ? "CONFLICT" : DONE;
}

/** Returns whether an outcome is the expected one. */
export const agrees = (expected: Expected, outcome: Outcome): boolean =>
  "refused" in outcome ? outcome.refused === expected : expected === DONE;
