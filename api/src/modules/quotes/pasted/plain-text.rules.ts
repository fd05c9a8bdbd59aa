import { columnOrder } from "./columns.rules.ts";
import type { Piece } from "./read-value.rules.ts";

/**
 * A pasted text in the form that the rules read: lower case without accents, marks of bold and invisible
 * characters, with words and amounts joined that a line break cut. Its positions lead back to the text.
 */
export interface PlainText {
  readonly plain: string;
  /** Returns the pieces of the pasted text under `[start, end)` of the plain one. */
  readonly piecesOf: (start: number, end: number) => Piece[];
  /** Returns the pasted letters under `[start, end)`, with breaks of lines as spaces. */
  readonly written: (start: number, end: number) => string;
}

const SAME: Readonly<Record<string, string>> = {
  "–": "-",
  "—": "-",
  "−": "-",
  "‑": "-",
  "‐": "-",
  "’": "'",
  "‘": "'",
  "´": "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "«": '"',
  "»": '"',
  "✔": "✓",
  "✅": "✓",
  "☑": "✓",
  "❌": "✗",
  "✖": "✗",
  "✘": "✗",
  "🚫": "✗",
  "⛔": "✗",
  "⭐": "★",
  "🌟": "★",
  "✩": "★",
  "✪": "★",
  "…": ".",
  º: "°",
  "→": "-",
  "➡": "-",
  "✈": "-",
};

/** Words that a chat shortens to one letter. */
const short: Readonly<Record<string, string>> = { d: "de", q: "que" };

/** Sign for a picture, which has no letters. */
const PICTURE = "◆";

const invisible = /^[\p{M}\p{Cf}\p{Cc}]$/u;
const space = /^\p{Zs}$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

const known = new Map<string, string>();

function foldOf(sign: string): string {
  const own = SAME[sign];
  if (own !== undefined) return own;
  if (space.test(sign) || sign === "\t") return sign === "\t" ? "\t" : " ";
  if (sign === "\n") return "\n";
  if (invisible.test(sign)) return "";
  const [first = ""] = sign.normalize("NFKD");
  const low = first.toLowerCase();
  return low.length === 1 ? low : PICTURE;
}

/** Returns the form of one character in which it is compared; empty for one that is not seen. */
function folded(sign: string): string {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const fold = foldOf(sign);
  if (known.size < 5_000) known.set(sign, fold);
  return fold;
}

/** Returns the position behind a line break that cuts a word or an amount at `at`; `at` when none does. */
function behindCut(text: string, at: number, before: string): number {
  const end = text.indexOf("\n", at);
  if (end === -1 || end - at > 4) return at;
  const isHyphen = text[at] === "-" && /\p{Ll}/u.test(text[at - 1] ?? "");
  const isAmount = text[at] === "\n" && /\d[.']$/.test(before);
  if (!isHyphen && !isAmount) return at;
  if (isHyphen && text.slice(at + 1, end).trim() !== "") return at;
  let next = end + 1;
  while (next < text.length && next - end < 80 && (text[next] === " " || text[next] === "\t")) next += 1;
  const rest = text.slice(next, next + 4);
  return (isHyphen ? /^\p{Ll}/u : /^\d{3}(?!\d)/).test(rest) ? next : at;
}

/** Returns whether the sentence of a line continues on the next one, as on a narrow page. */
function isWrapped(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 4), at);
  const after = text.slice(at + 1, at + 40);
  if (/(?:usd|USD|\$)\s?$/.test(before)) return /^ *\d/.test(after);
  if (/[\p{L}\d,(]$/u.test(before) && /^ {6,}[\p{L}\d(]/u.test(text.slice(at + 1, at + 41))) return true;
  return /[\p{L}\d,(]$/u.test(before) && /^[\p{Ll}(]/u.test(after) && !/^[\p{L} ]{1,24}:/u.test(after);
}

/** Returns whether a `*` opens or closes bold type, given the characters beside it. */
function isBold(open: boolean, before: string, after: string): boolean {
  if (open) return !/\s/.test(before || " ");
  return !letterOrDigit.test(before) && !/[\s*]/.test(after || " ");
}

/** Returns a pasted text in the form that the rules read. */
export function plainText(pasted: string): PlainText {
  const { text, places } = columnOrder(pasted);
  const isNarrow =
    !/^\s*\[?\d{1,2}[/:.]/.test(pasted) &&
    !/\n\[?\d{1,2}[/:.]\d{1,2}[^\n]{4,40}(?:\]| - )/.test(pasted.slice(0, 5_000));
  const starts: number[] = [];
  const ends: number[] = [];
  const signs: string[] = [];
  let open = false;
  let last = "";
  for (let at = 0; at < text.length;) {
    const next = text[at] === "-" || text[at] === "\n" ? behindCut(text, at, last) : at;
    if (next > at) {
      at = next;
      continue;
    }
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    const { length } = sign;
    const after = text[at + length] ?? "";
    const isWrap = sign === "\n" && isNarrow && isWrapped(text, at);
    let fold = isWrap ? " " : sign === "\r" ? (after === "\n" ? "" : "\n") : folded(sign);
    if (sign === "*") {
      if (isBold(open, text[at - 1] ?? "", after)) {
        open = !open;
        fold = "";
      } else fold = "★";
    } else if (sign === "\n") open = false;
    else if ((sign === "_" || sign === "~") && !(isWord(text[at - 1]) && isWord(after))) fold = "";
    const isAlone =
      !isWord(text[at - 1]) && !isWord(after) && !/['.&-]/.test(text[at - 1] ?? "") && after === " ";
    const full = isAlone ? short[fold] : undefined;
    for (const one of full ?? fold) {
      signs.push(one);
      starts.push(places[at]!);
      ends.push(places[at + length - 1]! + 1);
      last = (last + one).slice(-2);
    }
    at += length;
    if (isWrap) while (text[at] === " ") at += 1;
  }
  const plain = signs.join("");
  const piecesOf = (start: number, end: number): Piece[] => {
    const pieces: [number, number][] = [];
    for (let at = start; at < end; at += 1) {
      const [from, to] = [starts[at], ends[at]];
      if (from === undefined || to === undefined) continue;
      const open = pieces.at(-1);
      // Characters without a meaning of their own belong to the piece around them.
      if (open && from >= open[1] && from - open[1] <= 2) open[1] = to;
      else if (!open || from < open[0] || to > open[1]) pieces.push([from, to]);
    }
    return pieces;
  };
  const written = (start: number, end: number): string =>
    Array.from({ length: Math.max(end - start, 0) }, (_, place) => {
      const at = start + place;
      return plain[at] === "\n" ? " " : pasted.slice(starts[at], ends[at]);
    })
      .join("")
      .normalize("NFC")
      .replace(/\s+/g, " ")
      .trim();
  return { plain, piecesOf, written };
}

const isWord = (sign: string | undefined): boolean => sign !== undefined && letterOrDigit.test(sign);
