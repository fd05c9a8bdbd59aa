/**
 * Free texts of a contract, in the order of its document. The form, the print, the page before the signature,
 * the comparison and the history walk over this list. `hashedEmpty` texts are part of every version's hash; a
 * later text only of the versions that have it, so that the hash of older versions stays.
 */
export const contractTexts = {
  condicionesEspeciales: { title: "Condiciones especiales", most: 10_000, hashedEmpty: true },
  observaciones: { title: "Observaciones", most: 5_000, hashedEmpty: true },
} as const;

export type ContractText = keyof typeof contractTexts;

/** Values of the texts of a contract; null when empty. */
export type ContractTexts = Readonly<Record<ContractText, string | null>>;

/** Names of the texts, in the order of the document. */
export const contractTextNames = Object.keys(contractTexts) as readonly ContractText[];

/** Returns an object with a value for each text. */
export const ofEachText = <T>(valueOf: (name: ContractText) => T): Record<ContractText, T> =>
  Object.fromEntries(contractTextNames.map((name) => [name, valueOf(name)])) as Record<ContractText, T>;
