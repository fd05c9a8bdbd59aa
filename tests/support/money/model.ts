/*
 * What the agency's money must be, written from the decisions (sections 11, 14 and 18) and from nothing else:
 * it imports no code of the product. Amounts in COP.
 */

/** Whoever acts: a manager who sells, the accountant, the owner. */
export type Actor = "gerente" | "contador" | "owner";
export const actors: readonly Actor[] = ["gerente", "contador", "owner"];

export interface ModelPayment {
  readonly id: string;
  readonly payable: string;
  readonly monto: number;
  /** Who registered it; null where the card provider told of it. */
  readonly author: Actor | null;
  status: "pending" | "verified" | "rejected";
  reversed: boolean;
}

/** Something that is paid: a contract that was sent to its client. */
export interface ModelPayable {
  readonly id: string;
  readonly price: number;
  cancelled: boolean;
}

/** The whole of the model: what is paid, and every payment of it in the order in which it was registered. */
export interface Money {
  readonly payables: readonly ModelPayable[];
  readonly payments: ModelPayment[];
}

/** What an action came to: done, with the id of what it made or changed, or the code it was refused with. */
export type Outcome = { readonly done: string } | { readonly refused: string };

const DONE = null;
type Expected = string | typeof DONE;

export const copyOf = (money: Money): Money => structuredClone(money);

const of = ({ payments }: Money, payable: string) => payments.filter((one) => one.payable === payable);
const sum = (payments: readonly ModelPayment[]) => payments.reduce((all, { monto }) => all + monto, 0);

/** Verified payments alone are paid. */
export const paidOf = (money: Money, payable: string): number =>
  sum(of(money, payable).filter(({ status }) => status === "verified"));

/** What may still be registered: neither paid nor waiting to be verified. */
export const openOf = (money: Money, { id, price }: ModelPayable): number =>
  price - paidOf(money, id) - sum(of(money, id).filter(({ status }) => status === "pending"));

export const payableOf = ({ payables }: Money, id: string): ModelPayable =>
  payables.find((one) => one.id === id)!;
export const paymentOf = ({ payments }: Money, id: string): ModelPayment =>
  payments.find((one) => one.id === id)!;

const verifies = (actor: Actor) => actor !== "gerente";

/** An amount above what is unpaid and not waiting is refused; a cancelled contract takes no payments. */
export function registering(money: Money, payable: ModelPayable, monto: number): Expected {
  if (payable.cancelled) return "CONFLICT";
  return monto > openOf(money, payable) ? "BAD_USER_INPUT" : DONE;
}

/** Those who verify decide once, never on what they registered themselves, but for the owner. */
export function deciding(
  money: Money,
  actor: Actor,
  { payable, status, author, monto }: ModelPayment,
  decision: "verified" | "rejected",
): Expected {
  if (!verifies(actor) || (author === actor && actor !== "owner")) return "FORBIDDEN";
  if (status !== "pending") return "CONFLICT";
  const balance = payableOf(money, payable).price - paidOf(money, payable);
  return decision === "verified" && monto > balance ? "CONFLICT" : DONE;
}

/** Whoever registered a payment takes it back while it waits, and nobody else. */
export function withdrawing(actor: Actor, { author, status }: ModelPayment): Expected {
  if (author !== actor) return "FORBIDDEN";
  return status === "pending" ? DONE : "CONFLICT";
}

/** The owner takes a verified payment back. */
export function reversing(actor: Actor, { status }: ModelPayment): Expected {
  if (actor !== "owner") return "FORBIDDEN";
  return status === "verified" ? DONE : "CONFLICT";
}

/** The owner cancels a contract, once. */
export function cancelling(actor: Actor, { cancelled }: ModelPayable): Expected {
  if (actor !== "owner") return "FORBIDDEN";
  return cancelled ? "CONFLICT" : DONE;
}

/** Whether an answer is the one that was expected. */
export const agrees = (expected: Expected, outcome: Outcome): boolean =>
  "refused" in outcome ? outcome.refused === expected : expected === DONE;
