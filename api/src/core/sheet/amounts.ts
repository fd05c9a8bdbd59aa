/** The decimal separator of a number. */
type Mark = "," | ".";

/** Maximum amount in a file, in hundredths of a peso. */
const MOST = 99_999_999_999_999;

const empty = /^(?:-{1,3}|—|–|#?n\/?a|nan|null|"")?$/i;

/** Returns whether a cell is blank: empty, `--`, `NaN`, `N/A`. */
export const isBlank = (text: string): boolean => empty.test(text.trim());

/** A number as written: its sign, and its digits and separators. */
interface Written {
  /** Sign as written; null when there is none. */
  readonly sign: "+" | "-" | null;
  readonly body: string;
}

/** Returns the sign and digits of `1.850.000,00`, `$ -1'850.000`, `(1.850.000)` or `1850000-`. */
function writtenOf(text: string): Written | null {
  const bare = text
    .replace(/[\s$]|COP/gi, "")
    .replace(/['’]/g, ".")
    .replace(/^\((.*)\)$/, "-$1")
    .replace("−", "-");
  const found = /^([+-]?)([\d.,]+)([+-]?)$/.exec(bare);
  if (!found || (found[1] && found[3]) || !/\d/.test(found[2] ?? "")) return null;
  return { sign: (found[1] || found[3] || null) as Written["sign"], body: found[2] ?? "" };
}

/** Returns whether an amount is written with a sign: `-1.850`, `+5`, `(5)`, `5-`. */
export const hasSign = (text: string): boolean => (writtenOf(text)?.sign ?? null) !== null;

const grouped: Readonly<Record<Mark, RegExp>> = {
  ".": /^(\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/,
  ",": /^(\d{1,3}(?:\.\d{3})+)(?:,(\d*))?$/,
};

/** Parts of a number: digits before and after the decimal separator. */
type Parts = readonly [whole: string, decimals: string];

/**
 * Returns the separator of a number that has exactly one, with the digits before and after it; null
 * otherwise.
 */
function single(body: string): { readonly mark: Mark; readonly parts: Parts } | null {
  const found = /^(\d*)([.,])(\d*)$/.exec(body);
  return found && { mark: found[2] as Mark, parts: [found[1] ?? "", found[3] ?? ""] };
}

/**
 * Returns the decimal separator of a number, judging by that number alone; null when it is ambiguous or has
 * none.
 */
function shownMark(body: string): Mark | null {
  const one = single(body);
  if (one) {
    const [whole, decimals] = one.parts;
    const mayGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    return mayGroup || decimals === "" ? null : one.mark;
  }
  return ([",", "."] as const).find((mark) => grouped[mark].test(body)) ?? null;
}

/**
 * Returns the parts of a number in a file whose decimal separator is `mark`; null when it is not a number or
 * is ambiguous.
 */
function partsOf(body: string, mark: Mark | null, undecided: Mark | null): Parts | null {
  if (/^\d+$/.test(body)) return [body, ""];
  const one = single(body);
  if (!one) {
    const found = grouped[","].exec(body) ?? grouped["."].exec(body);
    return found && [(found[1] ?? "").replace(/\D/g, ""), found[2] ?? ""];
  }
  const [whole, decimals] = one.parts;
  if (decimals.length !== 3) return one.parts;
  if (!/^[1-9]\d{0,2}$/.test(whole)) return one.mark === mark ? one.parts : null;
  const decimal = mark ?? undecided;
  if (decimal === null) return null;
  return decimal === one.mark ? one.parts : [whole + decimals, ""];
}

/**
 * Returns an amount in hundredths of a peso. Further decimals are truncated, so that no amount exceeds the
 * money received.
 */
function centsFrom({ sign }: Written, [whole, decimals]: Parts): number | null {
  const cents = Number(whole || "0") * 100 + Number(decimals.padEnd(2, "0").slice(0, 2));
  if (cents > MOST) return null;
  return sign === "-" ? 0 - cents : cents;
}

/**
 * Returns a function that reads the amounts of one file, in hundredths of a peso; null for a text that is not
 * an amount. Whether a separator before three digits (`1.400`) separates thousands or decimals is determined
 * by the file's other numbers. If no other number determines it, it separates thousands, or the amount is not
 * read if `doubtful` is "unread". If other numbers contradict each other, the amount is not read either.
 */
export function amountReader(
  texts: readonly string[],
  doubtful: "thousands" | "unread" = "thousands",
): (text: string) => number | null {
  const marks = new Set(
    texts.flatMap((text) => {
      const written = writtenOf(text);
      return (written && shownMark(written.body)) || [];
    }),
  );
  const [mark = null] = marks.size === 1 ? marks : [];
  return (text) => {
    const written = writtenOf(text);
    if (!written) return null;
    const undecided = doubtful === "unread" || marks.size > 1 ? null : other(written.body);
    const parts = partsOf(written.body, mark, undecided);
    return parts && centsFrom(written, parts);
  };
}

/** Returns the separator that does not occur in a number, so that the number's own separates thousands. */
const other = (body: string): Mark => (body.includes(".") ? "," : ".");

const alone = amountReader([]);

/**
 * Returns the amount in a text, in whole COP; null when there is none. It reads `1.850.000,00`,
 * `1,850,000.00`, `1'850.000`, `$ -1.850.000`, `(1.850.000)`, `1850000-` and `.07`. Cents are truncated.
 */
export function amountOf(text: string): number | null {
  const cents = alone(text);
  return cents === null ? null : Math.trunc(cents / 100) || 0;
}
