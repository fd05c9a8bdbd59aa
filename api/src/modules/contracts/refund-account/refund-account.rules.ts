import { documentProblem } from "../../../core/colombia/documents.ts";
import { mobileDigits } from "../../../core/colombia/phones.ts";
import { badInput } from "../../../core/failure.ts";

/** Kinds of a client's account: bank account, mobile wallet, or Bre-B key. */
export type AccountKind = "ahorros" | "corriente" | "deposito" | "llave";

/** Labels of the kinds of account. */
export const accountKindLabels: Readonly<Record<AccountKind, string>> = {
  ahorros: "Ahorros",
  corriente: "Corriente",
  deposito: "Depósito electrónico (Nequi, Daviplata)",
  llave: "Llave Bre-B",
};

/** Account as typed by a client. */
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

/**
 * Returns an account number in its stored form: the ten digits of a mobile, otherwise the number without
 * spaces. Hyphens are removed too, except in a key.
 */
export const accountNumber = ({ kind, number }: Pick<TypedAccount, "kind" | "number">): string =>
  (kind === "deposito" ? mobileDigits(number) : null) ??
  number.replace(kind === "llave" ? /\s/g : /[\s-]/g, "");

/** Returns the error in an account's number, in Spanish; null when the number is valid. */
export function accountProblem(account: Pick<TypedAccount, "kind" | "number">): string | null {
  const [form, problem] = numbers[account.kind];
  return form.test(accountNumber(account)) ? null : problem;
}

/** @throws Refusal BAD_USER_INPUT for an invalid account number or document. */
export function refuseAccount(account: TypedAccount): void {
  const wrong = accountProblem(account);
  if (wrong) throw badInput("number", wrong);
  const document = documentProblem(account.documentType, account.document);
  if (document) throw badInput("document", document);
}
