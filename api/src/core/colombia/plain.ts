/** Returns a text without diacritics: `Bogotá` becomes `Bogota`. */
export const unaccented = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/**
 * Returns a text in the form used for comparison: lower case without accents, like the database function
 * `plain_text`.
 */
export const plain = (text: string): string => unaccented(text).toLowerCase();

/** Apostrophes and hyphens, in all variants that programs write. */
const marks = /['’‘ʼ´`′\p{Pd}\u00AD−]/gu;

/** Returns a text without apostrophes and hyphens, which a search ignores: `O'Connor` becomes `OConnor`. */
export const unmarked = (text: string): string => text.replace(marks, "");

/** Returns a text in the form used by searches: lower case without accents, apostrophes and hyphens. */
export const searchedText = (text: string): string => unmarked(plain(text));

/** Returns the words of a text for comparison, without punctuation: `Fecha (día)` becomes `fecha dia`. */
export const plainWords = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Returns whether two texts have the same words, regardless of case, accents, spaces and punctuation. */
export const isSameText = (one: string | null | undefined, other: string | null | undefined): boolean =>
  plainWords(one ?? "") === plainWords(other ?? "");

/** Returns the texts that are not empty, without duplicates. */
export const calledOnce = (...texts: readonly (string | null | undefined | false)[]): string[] =>
  texts.filter(
    (text, at): text is string =>
      Boolean(text) && !texts.slice(0, at).some((before) => before && isSameText(before, text as string)),
  );

/**
 * Returns the texts of a service to display beside its kind, without duplicates and without the kind at their
 * beginning: beside `Tiquetes`, `Tiquetes (ida y vuelta)` becomes `ida y vuelta`. The kind is kept when the
 * next word belongs to it: `Seguro de viaje`.
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

/** Returns a name in the form used for comparison: lower case without accents, with single spaces. */
export const plainName = (name: string): string => plain(name).replace(/\s+/g, " ").trim();

/**
 * Returns a text as a slug for addresses and file names: `Cartagena, amurallada` becomes
 * `cartagena-amurallada`.
 */
export const dashed = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
