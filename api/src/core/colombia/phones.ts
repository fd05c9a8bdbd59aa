/** A mobile (3 and 9 digits) or a landline (60, 1–8, 7 digits) of Colombia, without its country. */
const colombian = /^(?:3\d{9}|60[1-8]\d{7})$/;
/** A number of another country with its country (E.164). */
const foreign = /^[1-9]\d{7,14}$/;
/**
 * Characters that people and programs write around and between digits: blanks, invisible characters, dashes,
 * brackets.
 */
const separators = /[\s\p{C}\p{Z}\p{Pd}\p{Ps}\p{Pe}\p{Pc}\p{Pi}\p{Pf}.,·•/\\'´`_~|:−]/gu;
/** The zero of calls within a country, which numbers written for calls from abroad have in brackets. */
const trunk = /[(]\s*0\s*[)]/;
/** Word before a number that labels it. */
const label = /^[^\p{L}\d+(]*(?:tel(?:[eé]fono)?|cel(?:ular)?|m[oó]vil|whats ?app|wsp)\b[\s.:]*/iu;
/** A landline of Colombia as it was written before 2021, with one digit for its area: `1 234 5678`. */
const ofBefore = /^[124-8]\d{7}$/;
/** The longest text that is looked at: a number with a mark before and after each digit. */
const LONGEST = 120;

/** Returns the digits of a telephone, and whether its country is written before them (`+` or `00`). */
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
 * Returns a phone as it is stored (E.164); null when it is not a phone. A Colombian mobile or landline needs
 * no country: `+573001234567`. A phone of another country needs `+` or `00` before it, and 8 to 15 digits.
 * Blanks, dashes, dots, brackets, invisible characters and an apostrophe before it are ignored.
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

/** Returns a phone as it is typed at home: `3001234567`, of another country `+13055550100`; else the text. */
export function nationalPhone(stored: string | null | undefined): string {
  const phone = normalPhone(stored ?? "");
  return phone?.replace(/^\+57/, "") ?? stored?.trim() ?? "";
}

/** Returns the ten digits of a Colombian mobile, `3001234567`; null of every other phone. */
export function mobileDigits(input: string | null | undefined): string | null {
  return /^\+57(3\d{9})$/.exec(normalPhone(input ?? "") ?? "")?.[1] ?? null;
}

/**
 * Returns whether a phone is a Colombian mobile: codes are sent to it by SMS, and its owner needs no e-mail.
 */
export const isMobile = (input: string | null | undefined): boolean => mobileDigits(input) !== null;

/**
 * Returns a phone as WhatsApp addresses it, `573001234567`: a Colombian mobile or a phone of another country.
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
 * Returns a phone as a person reads it: `300 123 4567`, `(601) 123 4567`, of another country `+13055550100`;
 * another text stays as it is.
 */
export function formatPhone(phone: string): string {
  const stored = normalPhone(phone);
  const digits = stored?.startsWith("+57") ? stored.slice(3) : null;
  if (!digits) return stored ?? phone;
  const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return area.startsWith("60") ? `(${area}) ${middle} ${last}` : `${area} ${middle} ${last}`;
}

/** Returns a phone with only its last digits shown: `••• 1234`. */
export const maskedPhone = (phone: string): string => `••• ${phone.slice(-4)}`;
