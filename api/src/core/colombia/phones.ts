/**
 * Pattern of a Colombian mobile (3 and 9 digits) or landline (60, 1–8, 7 digits), without the country code.
 */
const colombian = /^(?:3\d{9}|60[1-8]\d{7})$/;
/** Pattern of a number of another country, with its country code (E.164). */
const foreign = /^[1-9]\d{7,14}$/;
/**
 * Characters that people and programs write around and between digits: spaces, invisible characters, dashes,
 * brackets.
 */
const separators = /[\s\p{C}\p{Z}\p{Pd}\p{Ps}\p{Pe}\p{Pc}\p{Pi}\p{Pf}.,·•/\\'´`_~|:−]/gu;
/** The `(0)` of numbers written for calls from abroad: the trunk prefix that only domestic calls dial. */
const trunk = /[(]\s*0\s*[)]/;
/** Word in front of a number that labels it, such as `Tel.`. */
const label = /^[^\p{L}\d+(]*(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whats ?app|wsp)\b[\s.:]*/iu;
/** Pattern of a Colombian landline as written before 2021, with a one-digit area code: `1 234 5678`. */
const ofBefore = /^[124-8]\d{7}$/;
/**
 * Maximum length of a text that is parsed as a phone: a number with a character before and after each digit.
 */
const LONGEST = 120;

/**
 * Returns the digits of a phone, and whether a country code precedes them (`+` or `00`); null when the text
 * is not a phone.
 */
function digitsOf(input: string): { readonly digits: string; readonly withCountry: boolean } | null {
  if (input.length > LONGEST) return null;
  const typed = input.normalize("NFKC").replace(label, "");
  const isAbroad = /^(?:\+|00)/.test(bare(typed));
  const written = bare(isAbroad ? typed.replace(trunk, "") : typed);
  const [, country, digits] = /^(\+?(?:00)?)(\d{7,17})$/.exec(written) ?? [];
  return digits === undefined ? null : { digits, withCountry: country !== "" };
}

const bare = (text: string): string => text.replace(separators, "");

/**
 * Returns a phone in its stored form (E.164); null when it is not a phone. A Colombian mobile or landline
 * needs no country code: `+573001234567`. A phone of another country needs `+` or `00` in front, and 8 to 15
 * digits. Spaces, dashes, dots, brackets, invisible characters and a leading apostrophe are ignored.
 */
export function normalPhone(input: string): string | null {
  const typed = digitsOf(input);
  if (!typed) return null;
  const { digits, withCountry } = typed;
  const own = digits.replace(withCountry ? /^57/ : /^57(?=\d{10}$)/, "");
  if (withCountry && own !== digits && ofBefore.test(own)) return `+5760${own}`;
  if (colombian.test(own) && (!withCountry || own !== digits)) return `+57${own}`;
  return withCountry && own === digits && foreign.test(digits) ? `+${digits}` : null;
}

/**
 * Returns a phone as people dial it in Colombia: `3001234567`, or `+13055550100` for another country. A text
 * that is not a phone is returned unchanged.
 */
export function nationalPhone(stored: string | null | undefined): string {
  const phone = normalPhone(stored ?? "");
  return phone?.replace(/^\+57/, "") ?? stored?.trim() ?? "";
}

/** Returns the ten digits of a Colombian mobile, `3001234567`; null for every other phone. */
export function mobileDigits(input: string | null | undefined): string | null {
  return /^\+57(3\d{9})$/.exec(normalPhone(input ?? "") ?? "")?.[1] ?? null;
}

/**
 * Returns whether a phone is a Colombian mobile: it can receive codes by SMS, and its owner needs no e-mail.
 */
export const isMobile = (input: string | null | undefined): boolean => mobileDigits(input) !== null;

/**
 * Returns a phone in WhatsApp's format, `573001234567`, for a Colombian mobile or a phone of another country;
 * otherwise null.
 */
export function whatsAppNumber(input: string | null | undefined): string | null {
  const phone = normalPhone(input ?? "");
  return phone && !phone.startsWith("+5760") ? phone.slice(1) : null;
}

/** Returns the fault of a phone as a sentence in Spanish, or null. */
export function phoneProblem(input: string | null | undefined): string | null {
  if (!input?.trim()) return "El teléfono es requerido";
  return normalPhone(input)
    ? null
    : "Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567";
}

/**
 * Returns a phone for display: `300 123 4567`, `(601) 123 4567`, or `+13055550100` for another country. Any
 * other text is returned unchanged.
 */
export function formatPhone(phone: string): string {
  const stored = normalPhone(phone);
  const digits = stored?.startsWith("+57") ? stored.slice(3) : null;
  if (!digits) return stored ?? phone;
  const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return area.startsWith("60") ? `(${area}) ${middle} ${last}` : `${area} ${middle} ${last}`;
}

/** Returns a phone with only its last digits visible: `••• 1234`. */
export const maskedPhone = (phone: string): string => `••• ${phone.slice(-4)}`;

/** Returns the address that calls a phone number: `tel:+573001234567`. */
export const callAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/**
 * Returns the address of a WhatsApp chat with a phone: a Colombian mobile, or a number with a country code.
 * Null for a landline, or without a phone.
 */
export function whatsAppOf(phone: string | null | undefined): string | null {
  const number = whatsAppNumber(phone);
  return number && `https://wa.me/${number}`;
}

/** Returns the address of a WhatsApp chat with a number, which begins with a text. */
export const chatAddress = (whatsapp: string, text: string): string =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
