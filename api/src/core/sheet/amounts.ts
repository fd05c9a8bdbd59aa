/** The decimal mark of a number. */
type Mark = "," | ".";

/** The most that an amount of a file may be, in hundredths of a peso. */
const MOST = 99_999_999_999_999;

const empty = /^(?:-{1,3}|—|–|#?n\/?a|nan|null|"")?$/i;

/** Returns whether a cell is blank: empty, `--`, `NaN`, `N/A`. */
export const isBlank = (text: string): boolean => empty.test(text.trim());

/** A number as it is written: its sign, its digits and marks. */
interface Written {
  /** Written sign; null when there is none. */
  readonly sign: "+" | "-" | null;
  readonly body: string;
}

/** Returns sign and digits of `1.850.000,00`, `$ -1'850.000`, `(1.850.000)` or `1850000-`. */
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

/** A number by its parts: digits before and after the decimal mark. */
type Parts = readonly [whole: string, decimals: string];

/** Returns the mark of a number that has exactly one, with the digits around it. */
function single(body: string): { readonly mark: Mark; readonly parts: Parts } | null {
  const found = /^(\d*)([.,])(\d*)$/.exec(body);
  return found && { mark: found[2] as Mark, parts: [found[1] ?? "", found[3] ?? ""] };
}

/** Returns the decimal mark that a number shows on its own; null when it is ambiguous or has none. */
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
 * Returns the parts of a number in a file whose decimal mark is `mark`; null when it is not a number, or may
 * be two.
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

/** Returns hundredths of a peso. More decimals are cut off, so that no amount exceeds the money received. */
function centsFrom({ sign }: Written, [whole, decimals]: Parts): number | null {
  const cents = Number(whole || "0") * 100 + Number(decimals.padEnd(2, "0").slice(0, 2));
  if (cents > MOST) return null;
  return sign === "-" ? 0 - cents : cents;
}

/**
 * Returns a function that reads the amounts of one file, in hundredths of a peso; null for a text that is not
 * an amount. A mark with three digits behind it (`1.400`) separates thousands or decimals as the file's other
 * numbers show. When none shows it, it separates thousands, or the amount is not read if `doubtful` is
 * "unread". When they contradict each other, it is not read either.
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

/** Returns the mark that a number does not have: its own one then parts thousands. */
const other = (body: string): Mark => (body.includes(".") ? "," : ".");

const alone = amountReader([]);

/**
 * Returns the amount in a text, in whole COP; null when there is none. It reads `1.850.000,00`,
 * `1,850,000.00`, `1'850.000`, `$ -1.850.000`, `(1.850.000)`, `1850000-` and `.07`. Cents are cut off.
 */
export function amountOf(text: string): number | null {
  const cents = alone(text);
  return cents === null ? null : Math.trunc(cents / 100) || 0;
}
