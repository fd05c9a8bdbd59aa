import { nationalPhone, normalPhone } from "@travesia/api/colombia/phones";
import { plain } from "@travesia/api/colombia/plain";

/** Act that a typed text requests, with the values that it names; only a form that is sent does it. */
export type Intent =
  | { readonly kind: "payment"; readonly amount: number | null; readonly about: string }
  | { readonly kind: "quote"; readonly about: string }
  | { readonly kind: "customer"; readonly about: string; readonly phone: string };

/** Words by which each act begins, as they are compared. */
const beginnings: readonly (readonly [Intent["kind"], RegExp])[] = [
  ["payment", /^(?:(?:registrar|nuevo) )?(?:pago|pagos|abono|abonar)\b/],
  ["quote", /^(?:cotizar|nueva cot(?:izacion)?)\b/],
  ["customer", /^(?:nuevo cliente|cliente nuevo|crear cliente)\b/],
];

/** Words without meaning between an act and its subject: `pago de $450.000 a luz`. */
const LINKS = /^(?:de|del|a|al|para|por|con|en)$/;

const AMOUNT = /\$?\s*(\d[\d.]*(?:,\d+)?)\s*(mil|millon|millones)?(?=\s|$)/;
const times: Readonly<Record<string, number>> = { mil: 1_000, millon: 1_000_000, millones: 1_000_000 };

/** Amounts outside of these are something else: a number of a record, a telephone. */
const LEAST = 1_000;
const MOST = 999_999_999;

const PHONE = /(?:^|\s)([+(\p{C}]*\d[\d\s().\p{Pd}\p{C}]{8,}\d\p{C}*)(?=\s|$)/u;

/**
 * Returns the act that a text requests: `pago 450000 luz`, `cotizar cartagena`, `cliente nuevo ana díaz 300
 * 123 4567`; null if it begins with no act, or names nothing.
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
