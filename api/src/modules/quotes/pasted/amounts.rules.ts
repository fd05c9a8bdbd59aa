import { AMOUNT_IN_WORDS, numberOf } from "./number-words.rules.ts";
import { pattern } from "./patterns.rules.ts";

/** Amount of money in a text; null when its size is not clear, as of «280» for 280.000. */
export interface AmountMention {
  readonly start: number;
  readonly end: number;
  readonly currency: string;
  readonly amount: number | null;
}

const NUMBER = "(\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,3})?)(?!\\d)";
const FOREIGN =
  "(us\\$|u\\$s?|usd\\$?|usd|dolares|dolar|us|eur|euros|euro|€|\\$ ?usd|mxn|cop\\$?|\\$ ?cop|pesos)";
const SCALE =
  "( ?(?:mil(?:lon(?:es)?)?(?: y medio| de pesos)?|millon(?:cito|citos)?|palos?|" +
  "k|lucas|m\\b|mm\\b|barras?)\\b)?";

const led = pattern(
  `(?<![a-z\\d])${FOREIGN} ?:?\\$? ?${NUMBER}${SCALE}(?:(?<=mill[a-z]*) (\\d{3})(?: mil)?(?![.\\d]))?`,
);
const signed = pattern(`\\$ ?${NUMBER}${SCALE}(?: ?(usd|us|dolares|cop|pesos|m/?cte|eur|euros|mxn)\\b)?`);
const followed = pattern(
  `(?<![\\d.,/:$-])(?<!\\d ?[-/] ?)${NUMBER}${SCALE} ?(?:de )?(usd|us\\$|dolares|` +
    "dolar|eur|euros?|€|cop|pesos)(?![a-z])",
);
const scaled = pattern(
  `(?<![\\d.,/:$-])${NUMBER} ?(mil(?! ?(?:metros|gracias|kilometros|millas|` +
    "hectareas|bendiciones))|k(?!g)|lucas|palos?|millon(?:es|cito|citos)?|barras)\\b(?: (\\d{3})(?" +
    ": mil)?(?![.\\d])| (y medio))?",
);
const grouped = pattern(
  "(?<![\\d.,/:$+-])(?<!(?:nit|cc|no|cel|tel|rnt|cuenta|documento|cedula|wsp|" +
    "whatsapp|resolucion|registro)[ .:#°]{0,3})(\\d{1,3}(?:[.']\\d{3}){1,3})(?![\\d.,'-]*\\d|" +
    "[°])(?! ?(?:km|m2|mts|metros|personas|habitantes|kilometros|msnm))",
);
const worded = pattern(
  `(?<![a-z])((?:${AMOUNT_IN_WORDS})(?:mil|millon|millones))(?: ?(?:de )?(pesos|` +
    `dolares))?\\b|(?<![a-z])((?:${AMOUNT_IN_WORDS}) (?:mil|millon(?:es)?)(?: (?:${AMOUNT_IN_WORDS}` +
    "))?)(?: ?(?:de )?(pesos|dolares))?(?![a-z])",
);

const currencyOf = (text: string | undefined): string => {
  const one = (text ?? "").replace(/[ $]/g, "");
  if (/^(?:us|usd|u|us|dolares|dolar|uss)$/.test(one)) return "USD";
  if (/^(?:eur|euros?|€)$/.test(one)) return "EUR";
  return one === "mxn" ? "MXN" : "COP";
};

const scaleOf = (text: string | undefined): number => {
  const one = (text ?? "").trim();
  if (/^(?:mill|palo|mm|barra)/.test(one)) return 1_000_000;
  if (/^m$/.test(one)) return 1_000_000;
  return /^(?:mil|k|luca)/.test(one) ? 1_000 : 1;
};

/** Returns a number with points, commas or apostrophes as it is written in Colombia. */
function sizeOf(text: string, scale: number): number {
  const tight = text.replace(/ (?=\d)/g, "");
  if (scale > 1) {
    const whole =
      /^\d{1,3}(?:[.,']\d{3})+$/.test(tight) && scale === 1_000
        ? tight.replace(/[.,']/g, "")
        : tight.replace(",", ".");
    return Math.round(Number(whole) * scale);
  }
  const cents = /^(.*)[.,](\d{1,2})$/.exec(tight);
  const [head = tight, tail = ""] = cents ? [cents[1], cents[2]] : [];
  if (/^\d{1,3}(?:[.,']\d{3})+$/.test(head) || /^\d+$/.test(head)) {
    const whole = Number(head.replace(/[.,']/g, ""));
    return tail && Number(tail) > 0 ? Number(`${whole}.${tail}`) : whole;
  }
  return NaN;
}

const FEWEST_PESOS = 1_000;

/** Returns the amounts of money in a plain text, in its order. */
export function amountsIn(plain: string): AmountMention[] {
  const found: AmountMention[] = [];
  const taken = new Uint8Array(plain.length + 1);
  const add = (start: number, end: number, currency: string, amount: number) => {
    if (taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    const isClear = Number.isFinite(amount) && amount > 0 && !(currency === "COP" && amount < FEWEST_PESOS);
    found.push({ start, end, currency, amount: isClear ? amount : null });
  };
  const half = (scale: string | undefined) => (scale && / y medio/.test(scale) ? 500_000 : 0);
  for (const match of plain.matchAll(led)) {
    const scale = scaleOf(match[3]);
    const rest = match[4] ? Number(match[4]) * 1_000 : 0;
    add(
      match.index,
      match.index + match[0].length,
      currencyOf(match[1]),
      sizeOf(match[2]!, scale) + rest + half(match[3]),
    );
  }
  for (const match of plain.matchAll(signed)) {
    const currency = currencyOf(match[3]);
    add(
      match.index,
      match.index + match[0].length,
      match[3] ? currency : "COP",
      sizeOf(match[1]!, scaleOf(match[2])) + half(match[2]),
    );
  }
  for (const match of plain.matchAll(followed))
    add(
      match.index,
      match.index + match[0].length,
      currencyOf(match[3]),
      sizeOf(match[1]!, scaleOf(match[2])) + half(match[2]),
    );
  for (const match of plain.matchAll(scaled)) {
    const scale = scaleOf(match[2]);
    const rest = match[3] && scale === 1_000_000 ? Number(match[3]) * 1_000 : match[4] ? scale / 2 : 0;
    add(match.index, match.index + match[0].length, "COP", sizeOf(match[1]!, scale) + rest);
  }
  for (const match of plain.matchAll(grouped)) {
    const amount = sizeOf(match[1]!, 1);
    if (
      amount >= 10_000 ||
      /(?:valor|precio|total|persona|vale|sale|queda)[^\n]{0,20}$/.test(
        plain.slice(Math.max(0, match.index - 30), match.index),
      )
    )
      add(match.index, match.index + match[0].length, "COP", amount);
  }
  for (const match of plain.matchAll(worded)) {
    const words = match[1] ?? match[3]!;
    const amount = numberOf(words.trim());
    if (!/mil/.test(words) || amount < 10_000) continue;
    add(
      match.index,
      match.index + match[0].length,
      /dolar/.test(match[2] ?? match[4] ?? "") ? "USD" : "COP",
      amount,
    );
  }
  return found.sort((a, b) => a.start - b.start);
}
