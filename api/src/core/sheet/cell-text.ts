/** Marks without width that other programs leave in texts: blanks, hyphens, byte order and direction. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** An apostrophe that keeps a spreadsheet from taking the text for a formula. */
const guarded = /^['’](?=[=+\-@＝＋－＠\t\r])/;

/** A long whole number that a program wrote as a decimal one, `52123456.0`, or with its power of ten. */
const decimal = /^(\d{5,})[.,]0+$/;
const power = /^(\d)[.,](\d{4,})e\+?0*(\d{1,2})$/i;

/**
 * Returns the intended text of a cell of a file: without invisible marks, with plain blanks, without the
 * apostrophe that keeps `+57…` or `=…` a text; a number in scientific notation with all its digits as these:
 * `3.001234567E+09`.
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
 * `mailto:ana@correo.co` and `ana@correo.co;`; another text unchanged.
 */
export function mailOf(cell: string): string {
  const [, within = cell] = /[<(]([^<>()\s]+@[^<>()\s]+)[>)]\s*$/.exec(cell) ?? [];
  return within
    .trim()
    .replace(/[;,.]+$/, "")
    .replace(/^mailto:\s*/i, "")
    .replace(/\?[^@]*$/, "");
}
