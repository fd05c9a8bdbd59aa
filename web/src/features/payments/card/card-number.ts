// The card data in this file are never sent to our own server.

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Card brands that can be recognized by their first digits. */
export type CardBrand = "visa" | "mastercard" | "amex" | "diners";

/** Returns the brand of a number typed so far; null when it cannot be recognized. */
export function brandOf(number: string): CardBrand | null {
  const digits = digitsOf(number);
  if (/^4/.test(digits)) return "visa";
  if (/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  return /^3(0[0-5]|[68])/.test(digits) ? "diners" : null;
}

export const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  diners: "Diners Club",
};

/** Returns the digits in the groups used on cards: four by four, for American Express 4-6-5. */
export function spacedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const groups = brandOf(digits) === "amex" ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  const found = groups ? groups.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (found ?? []).filter(Boolean).join(" ");
}

/**
 * Returns the expiry date formatted as `MM/AA` while it is typed; a first digit above 1 is a one-digit month.
 */
export function spacedExpiry(text: string): string {
  const typed = digitsOf(text).slice(0, 4);
  const digits = /^[2-9]/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
  if (digits.length < 3) return digits.length === 2 && text.endsWith("/") ? `${digits}/` : digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/**
 * Returns whether a number passes the Luhn check: every second digit from the right is doubled, and the sum
 * is a multiple of 10.
 */
export function passesLuhn(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the error of a card's number, in Spanish; null when it is valid. */
export function numberProblem(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === "") return "El número de la tarjeta es obligatorio";
  if (digits.length < 13) return "Al número le faltan dígitos";
  return passesLuhn(digits) ? null : "El número no es válido. Revísalo";
}

/**
 * Returns the error of a card's expiry, compared with today's month (`today`: `YYYY-MM-DD`); null when it is
 * valid.
 */
export function expiryProblem(text: string, today: string): string | null {
  if (text.trim() === "") return "El vencimiento es obligatorio";
  const [, month = "", year = ""] = /^(\d{2})\/(\d{2})$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return "Escribe el vencimiento como MM/AA";
  return `20${year}-${month}` < today.slice(0, 7) ? "La tarjeta está vencida" : null;
}

/**
 * Returns the error of a card's security code, which has four digits on an American Express; null when it is
 * valid.
 */
export function cvcProblem(text: string, number: string): string | null {
  const length = brandOf(number) === "amex" ? 4 : 3;
  if (text === "") return "El código de seguridad es obligatorio";
  return new RegExp(`^\\d{${length}}$`).test(text) ? null : `El código tiene ${length} dígitos`;
}

/** Returns the error of the name on a card; null when it is valid. */
export const holderProblem = (text: string): string | null =>
  text.trim().length < 5 ? "Escribe el nombre como aparece en la tarjeta" : null;

/** Card data in the provider's format. */
export interface SentCard {
  readonly number: string;
  readonly cvc: string;
  readonly exp_month: string;
  readonly exp_year: string;
  readonly card_holder: string;
}

/** Returns the entered card in the provider's format. */
export function sentCard({
  number,
  expiry,
  cvc,
  holder,
}: {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}): SentCard {
  const [month = "", year = ""] = expiry.split("/");
  return {
    number: digitsOf(number),
    cvc,
    exp_month: month,
    exp_year: year,
    card_holder: holder.trim(),
  };
}
