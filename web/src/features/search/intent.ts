import { nationalPhone, normalPhone } from "@travesia/api/colombia/phones";
import { plain } from "@travesia/api/colombia/plain";

/**
 * Action that a typed text requests, with the values it contains; it is performed only when the user submits
 * its form.
 */
export type Intent =
  | { readonly kind: "payment"; readonly amount: number | null; readonly about: string }
  | { readonly kind: "quote"; readonly about: string }
  | { readonly kind: "customer"; readonly about: string; readonly phone: string };

/** Patterns of the words that start each action, applied to normalised text. */
const beginnings: readonly (readonly [Intent["kind"], RegExp])[] = [
  ["payment", /^(?:(?:registrar|nuevo) )?(?:pago|pagos|abono|abonar)\b/],
  ["quote", /^(?:cotizar|nueva cot(?:izacion)?)\b/],
  ["customer", /^(?:nuevo cliente|cliente nuevo|crear cliente)\b/],
];

/** Prepositions to ignore between an action and its subject: `pago de $450.000 a luz`. */
const LINKS = /^(?:de|del|a|al|para|por|con|en)$/;

const AMOUNT = /\$?\s*(\d[\d.]*(?:,\d+)?)\s*(mil|millon|millones)?(?=\s|$)/;
const times: Readonly<Record<string, number>> = { mil: 1_000, millon: 1_000_000, millones: 1_000_000 };

/** Minimum amount in COP; a smaller number is taken as a record's number or a telephone. */
const LEAST = 1_000;
const MOST = 999_999_999;

const PHONE = /(?:^|\s)([+(\p{C}]*\d[\d\s().\p{Pd}\p{C}]{8,}\d\p{C}*)(?=\s|$)/u;

/**
 * Returns the action that a text requests: `pago 450000 luz`, `cotizar cartagena`, `cliente nuevo ana díaz
 * 300 123 4567`; null if the text starts with no action or contains no values.
 */
export function intentOf(text: string): Intent | null {
  const typed = text.normalize("NFC").trim().replace(/\s+/g, " ");
  const [kind, beginning] = beginnings.find(([, words]) => words.test(plain(typed))) ?? [];
  if (!kind || !beginning) return null;
  // A letter and its mark count as one: the compared text is as long as the typed text.
  const rest = typed.slice(beginning.exec(plain(typed))![0].length).trim();
  if (rest === "") return null;
  if (kind === "payment") return paymentOf(rest);
  if (kind === "quote") return { kind, about: withoutLinks(rest) };
  const phone = PHONE.exec(rest)?.[1] ?? "";
  const digits = normalPhone(phone) ? nationalPhone(phone) : phone.replace(/\D/g, "");
  return { kind, phone: digits, about: withoutLinks(rest.replace(phone, " ")) };
}

function paymentOf(rest: string): Intent {
  const found = AMOUNT.exec(plain(rest));
  const amount = found
    ? Math.round(Number(found[1]!.replaceAll(".", "").replace(",", ".")) * (times[found[2] ?? ""] ?? 1))
    : 0;
  if (!found || amount < LEAST || amount > MOST)
    return { kind: "payment", amount: null, about: withoutLinks(rest) };
  const about = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  return { kind: "payment", amount, about: withoutLinks(about) };
}

const withoutLinks = (text: string): string => {
  const words = text.split(" ").filter(Boolean);
  const first = words.findIndex((word) => !LINKS.test(plain(word)));
  return first < 0
    ? ""
    : words
        .slice(first)
        .filter((word, at, all) => at < all.length - 1 || !LINKS.test(plain(word)))
        .join(" ");
};
