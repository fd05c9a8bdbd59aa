import { documentProblem } from "../../../core/colombia/documents.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";

/** Calendar days within which money goes back to a client (decisions 15, Ley 1480 de 2011, art. 47). */
export const REFUND_DAYS = 15;

/** Days before it is due on which those who pay a refund are told. */
export const NOTICE_DAYS = 3;

/** What stands as the reason of a payment in review that goes back to the client. */
export const REFUNDED = "Devuelto";

/** Where a client has money: at a bank, in a wallet of their phone, or behind a key of Bre-B. */
export type AccountKind = "ahorros" | "corriente" | "deposito" | "llave";

/** What each kind of account is called. */
export const accountKindLabels: Readonly<Record<AccountKind, string>> = {
  ahorros: "Ahorros",
  corriente: "Corriente",
  deposito: "Depósito electrónico (Nequi, Daviplata)",
  llave: "Llave Bre-B",
};

/** An account of a client, as it is typed. */
export interface TypedAccount {
  readonly kind: AccountKind;
  readonly number: string;
  readonly documentType: string;
  readonly document: string;
}

const numbers: Readonly<Record<AccountKind, readonly [form: RegExp, problem: string]>> = {
  ahorros: [/^\d{6,20}$/, "El número de cuenta tiene entre 6 y 20 dígitos"],
  corriente: [/^\d{6,20}$/, "El número de cuenta tiene entre 6 y 20 dígitos"],
  deposito: [/^3\d{9}$/, "Escribe el celular de 10 dígitos del depósito"],
  llave: [/^\S{3,80}$/, "Escribe la llave sin espacios, de 3 a 80 caracteres"],
};

/** The number of an account as it is kept: without spaces, and but for a key without hyphens. */
export const accountNumber = ({ kind, number }: Pick<TypedAccount, "kind" | "number">): string =>
  number.replace(kind === "llave" ? /\s/g : /[\s-]/g, "");

/** What is wrong with the number of an account, in Spanish, or null. */
export function accountProblem(account: Pick<TypedAccount, "kind" | "number">): string | null {
  const [form, problem] = numbers[account.kind];
  return form.test(accountNumber(account)) ? null : problem;
}

/** @throws Refusal BAD_USER_INPUT for a number or a document that cannot be right. */
export function refuseAccount(account: TypedAccount): void {
  const wrong = accountProblem(account);
  if (wrong) throw badInput("number", wrong);
  const document = documentProblem(account.documentType, account.document);
  if (document) throw badInput("document", document);
}

/** @throws Refusal BAD_USER_INPUT for a day by which nothing can be paid any more. */
export function refuseDueDay(dueOn: Day, today: Day, field = "dueOn"): void {
  if (dueOn < today) throw badInput(field, "La fecha límite no puede estar en el pasado");
}

/** @throws Refusal BAD_USER_INPUT for a payment on a day that has not come. */
export function refusePaidDay(paidOn: Day, today: Day): void {
  if (paidOn > today) throw badInput("paidOn", "La fecha de pago no puede estar en el futuro");
}

/** How soon a refund is to be paid, for whoever looks at the list. */
export type DueState = "overdue" | "near" | "later";

/** How soon a refund that is owed is due: late, within the days of the notice, or later. */
export function dueState(dueOn: Day, today: Day, near: Day): DueState {
  if (dueOn < today) return "overdue";
  return dueOn <= near ? "near" : "later";
}
