/** Returns a text without the marks of its letters: `Bogotá` becomes `Bogota`. */
export const unaccented = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Returns a text as it is compared: lower case without accents, as `plain_text` of the database. */
export const plain = (text: string): string => unaccented(text).toLowerCase();

/** Apostrophes and hyphens, however programs write them. */
const marks = /['’‘ʼ´`′\p{Pd}\u00AD−]/gu;

/** Returns a text without apostrophes and hyphens, which a search ignores: `O'Connor` becomes `OConnor`. */
export const unmarked = (text: string): string => text.replace(marks, "");

/** Returns a text as a search compares it: plain, without apostrophes and hyphens. */
export const searchedText = (text: string): string => unmarked(plain(text));

/** Returns the words of a text as they are compared, without its signs: `Fecha (día)` becomes `fecha dia`. */
export const plainWords = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Returns whether two texts have the same words, regardless of case, accents, blanks and final marks. */
export const isSameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  plainWords(one ?? "") === plainWords(other ?? "");

/** Returns the texts that are not empty, without repetitions. */
export const calledOnce = (...texts: readonly (string | null | undefined | false)[]): string[] =>
  texts.filter(
    (text, at): text is string =>
      Boolean(text) && !texts.slice(0, at).some((before) => before && isSameText(before, text as string)),
  );

/**
 * Returns the texts of a service beside its kind, each once and without the kind at their beginning: beside
 * `Tiquetes`, `Tiquetes (ida y vuelta)` becomes `ida y vuelta`. A kind that the next word belongs to stays:
 * `Seguro de viaje`.
 */
export const besideKind = (
  kind: string | null | undefined,
  ...texts: readonly (string | null | undefined | false)[]
): string[] => {
  if (!kind) return calledOnce(...texts);
  const rests = texts.map((text) => text && afterKind(kind, text));
  return calledOnce(kind, ...rests).slice(1);
};

function afterKind(kind: string, text: string): string {
  if (plain(text.slice(0, kind.length)) !== plain(kind)) return text;
  const rest = text.slice(kind.length).replace(/^[\s:·–-]+/u, "");
  const inParentheses = /^\(([^()]*)\)$/u.exec(rest);
  if (inParentheses?.[1]) return inParentheses[1];
  return /^[\p{Lu}\p{N}]/u.test(rest) && /^[\s:·–-]/u.test(text.slice(kind.length)) ? rest : text;
}

/** Returns a name as it is compared: plain, without needless blanks. */
export const plainName = (name: string): string => plain(name).replace(/\s+/g, " ").trim();

/**
 * Returns a text as an address or a file is named: `Cartagena, amurallada` becomes `cartagena-amurallada`.
 */
export const dashed = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
