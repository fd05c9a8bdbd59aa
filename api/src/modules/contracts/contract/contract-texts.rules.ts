/**
 * Free texts of a contract, in document order. Editing, printing, the reading before a signature, comparison
 * and history labels all iterate over this list. A text with `hashedEmpty` is always part of a version's
 * hash; any other text is omitted while empty, so that the hashes of older versions do not change.
 */
export const contractTexts = {
  condicionesEspeciales: { title: "Condiciones especiales", most: 10_000, hashedEmpty: true },
  observaciones: { title: "Observaciones", most: 5_000, hashedEmpty: true },
} as const;

export type ContractText = keyof typeof contractTexts;

/** Values of the texts of a contract; null when empty. */
export type ContractTexts = Readonly<Record<ContractText, string | null>>;

/** Names of the texts, in document order. */
export const contractTextNames = Object.keys(contractTexts) as readonly ContractText[];

/** Returns an object with one value per text. */
export const ofEachText = <T>(valueOf: (name: ContractText) => T): Record<ContractText, T> =>
  Object.fromEntries(contractTextNames.map((name) => [name, valueOf(name)])) as Record<ContractText, T>;
