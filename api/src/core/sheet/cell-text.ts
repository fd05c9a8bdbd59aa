/**
 * Invisible characters that other programs leave in texts: spaces, hyphens, byte order and direction marks.
 */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Pattern of an apostrophe that prevents a spreadsheet from reading the text as a formula. */
const guarded = /^['’](?=[=+\-@＝＋－＠\t\r])/;

/**
 * Patterns of a long whole number that a program wrote as a decimal, `52123456.0`, or in scientific notation.
 */
const decimal = /^(\d{5,})[.,]0+$/;
const power = /^(\d)[.,](\d{4,})e\+?0*(\d{1,2})$/i;

/**
 * Returns the intended text of a cell: without invisible characters, with normal spaces, without the
 * apostrophe that keeps `+57…` or `=…` a text. A number in scientific notation such as `3.001234567E+09` is
 * written out.
 */
export const cellText = (cell: string): string =>
  cell
    .replace(invisible, "")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .trim()
    .replace(guarded, "")
    .replace(decimal, "$1")
    .replace(power, (text, first: string, rest: string, zeros: string) =>
      rest.length === Number(zeros) ? first + rest : text,
    );

/** Returns the first of several values that an address book writes into one cell. */
export const firstValue = (cell = ""): string => cell.split(" ::: ")[0] ?? "";

/**
 * Returns the e-mail address in a cell such as `Ana <ana@correo.co>`, `Ana (ana@correo.co)`,
 * `mailto:ana@correo.co` and `ana@correo.co;`; any other text is returned unchanged.
 */
export function mailOf(cell: string): string {
  const [, within = cell] = /[<(]([^<>()\s]+@[^<>()\s]+)[>)]\s*$/.exec(cell) ?? [];
  return within
    .trim()
    .replace(/[;,.]+$/, "")
    .replace(/^mailto:\s*/i, "")
    .replace(/\?[^@]*$/, "");
}
