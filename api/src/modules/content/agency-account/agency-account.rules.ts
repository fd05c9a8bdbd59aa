import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { isMobile, mobileDigits } from "../../../core/colombia/phones.ts";

/** The kinds of account in which the agency receives money. */
export type AgencyAccountKind = "ahorros" | "corriente" | "bre_b" | "nequi" | "daviplata";

/** The kinds of Bre-B keys. */
export type BreBKeyKind = "documento" | "celular" | "correo" | "alfanumerica" | "comercio";

/** Spanish names of the kinds of account. */
export const accountKindLabels: Readonly<Record<AgencyAccountKind, string>> = {
  ahorros: "Cuenta de ahorros",
  corriente: "Cuenta corriente",
  bre_b: "Llave Bre-B",
  nequi: "Nequi",
  daviplata: "Daviplata",
};

/** Spanish names of the kinds of Bre-B key. */
export const keyKindLabels: Readonly<Record<BreBKeyKind, string>> = {
  documento: "Documento",
  celular: "Celular",
  correo: "Correo",
  alfanumerica: "Alfanumérica",
  comercio: "Código de comercio",
};

/** Fields of an account from which its name is composed. */
interface NamedAccount {
  readonly kind: AgencyAccountKind;
  readonly keyKind: BreBKeyKind | null;
  readonly bank: string;
}

/** Returns the name of an account: `Bancolombia · Cuenta de ahorros`, `Llave Bre-B (celular)`. */
export function accountName({ kind, keyKind, bank }: NamedAccount): string {
  const label = keyKind
    ? `${accountKindLabels[kind]} (${keyKindLabels[keyKind].toLowerCase()})`
    : accountKindLabels[kind];
  return bank && bank !== label ? `${bank} · ${label}` : label;
}

/** Returns a short text for an account: `Bancolombia ··4321`, `Bre-B @travesia`. */
export function shortAccount({
  kind,
  bank,
  number,
}: Omit<NamedAccount, "keyKind"> & { number: string }): string {
  const name = kind === "bre_b" ? "Bre-B" : bank || accountKindLabels[kind];
  return `${name} ${/^\d{5,}$/.test(number) ? `··${number.slice(-4)}` : number}`;
}

/** Returns whether an account is at a bank, with a number that the bank assigned. */
export const isOfBank = (kind: AgencyAccountKind): boolean => kind === "ahorros" || kind === "corriente";

/** Returns whether an account can be paid by scanning a QR code. */
export const hasQr = (kind: AgencyAccountKind): boolean => !isOfBank(kind);

const digitsOf = (typed: string) => typed.replace(/[\s.-]/g, "");

/** Format of an account's number: a bank account, a mobile number, or another kind of Bre-B key. */
type NumberForm = "bank" | "mobile" | Exclude<BreBKeyKind, "celular">;

const formOf = (kind: AgencyAccountKind, keyKind: BreBKeyKind | null): NumberForm => {
  if (isOfBank(kind)) return "bank";
  return kind !== "bre_b" || keyKind === "celular" ? "mobile" : (keyKind ?? "alfanumerica");
};

const isRight: Readonly<Record<NumberForm, (typed: string) => boolean>> = {
  bank: (typed) => /^\d{6,20}$/.test(digitsOf(typed)),
  mobile: isMobile,
  documento: (typed) => /^[A-Z0-9]{5,15}$/i.test(digitsOf(typed)),
  correo: (typed) => emailProblem(typed) === null,
  alfanumerica: (typed) => /^@[A-Z0-9]{5,20}$/i.test(typed.trim()),
  comercio: (typed) => /^\d{6,15}$/.test(digitsOf(typed)),
};

const clean: Readonly<Record<NumberForm, (typed: string) => string>> = {
  bank: digitsOf,
  mobile: (typed) => mobileDigits(typed) ?? "",
  documento: (typed) => digitsOf(typed).toUpperCase(),
  correo: normalEmail,
  alfanumerica: (typed) => typed.trim().toUpperCase(),
  comercio: digitsOf,
};

/**
 * Returns the problem of an account's number or key, in Spanish, or null (keys: Banco de la República, 2025).
 */
export function numberProblem(
  kind: AgencyAccountKind,
  keyKind: BreBKeyKind | null,
  typed: string,
): string | null {
  if (!typed.trim()) return kind === "bre_b" ? "La llave es obligatoria" : "El número es obligatorio";
  const form = formOf(kind, keyKind);
  return isRight[form](typed) ? null : wrong(form);
}

function wrong(form: NumberForm): string {
  switch (form) {
    case "bank":
      return "El número de cuenta tiene entre 6 y 20 dígitos";
    case "mobile":
      return "Escribe un celular colombiano de 10 dígitos, por ejemplo 3001234567";
    case "documento":
      return "El documento tiene entre 5 y 15 dígitos o letras";
    case "correo":
      return "Escribe un correo, por ejemplo pagos@tu-agencia.co";
    case "alfanumerica":
      return "La llave alfanumérica empieza por @ y tiene de 5 a 20 letras o números";
    case "comercio":
      return "El código de comercio tiene entre 6 y 15 dígitos";
  }
}

/** Returns the valid number or key of an account in its stored form. */
export const cleanNumber = (kind: AgencyAccountKind, keyKind: BreBKeyKind | null, typed: string): string =>
  clean[formOf(kind, keyKind)](typed);

/** Returns the problem of a bank QR code's content, in Spanish, or null; empty content is valid. */
export function qrProblem(typed: string | null | undefined): string | null {
  const said = typed?.trim() ?? "";
  if (!said || isPaymentQr(said)) return null;
  return "No es el contenido de un código QR de pagos: empieza por 000201 y termina en 6304 y cuatro caracteres";
}

/**
 * Returns whether a text is the content of a payment QR (EMVCo Merchant-Presented QR 1.1): it begins with the
 * format indicator and ends with the CRC-16 of everything before it.
 */
const isPaymentQr = (text: string): boolean =>
  text.length <= 512 &&
  /^000201.*6304[0-9A-F]{4}$/s.test(text) &&
  crc16(text.slice(0, -4)) === text.slice(-4);

/**
 * Returns the CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF) of a text's bytes, as four
 * hexadecimal digits.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/**
 * Returns a stored number formatted for display: a bank account in groups of four, a mobile number like a
 * phone.
 */
export function shownNumber(kind: AgencyAccountKind, keyKind: BreBKeyKind | null, number: string): string {
  if (isOfBank(kind)) return number.replace(/(\d{4})(?=\d)/g, "$1 ");
  const phone = kind !== "bre_b" || keyKind === "celular";
  return phone ? number.replace(/^(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3") : number;
}
