/** Marks without width that other programs leave in texts: blanks, hyphens, byte order and direction. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** An apostrophe that keeps a spreadsheet from taking the text for a formula. */
const guarded = /^['’](?=[=+\-@＝＋－＠\t\r])/;

/**
 * Returns a cell of a file as it was meant: without invisible marks, with plain blanks, and without the
 * apostrophe that keeps `+57…` or `=…` a text.
 */
export const cellText = (cell: string): string =>
  cell
    .replace(invisible, "")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .trim()
    .replace(guarded, "");

/** Returns the first of several values that an address book writes into one cell. */
export const firstValue = (cell = ""): string => cell.split(" ::: ")[0] ?? "";

/**
 * Returns the e-mail address of a cell: that of `Ana <ana@correo.co>` and of `mailto:ana@correo.co`; another
 * text as it is.
 */
export function mailOf(cell: string): string {
  const [, within = cell] = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(cell) ?? [];
  return within
    .trim()
    .replace(/^mailto:\s*/i, "")
    .replace(/\?[^@]*$/, "");
}
