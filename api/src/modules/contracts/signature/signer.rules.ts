import { plainWords } from "../../../core/colombia/plain.ts";

/** People who may sign a contract, as far as it names them; null for data that it does not have. */
export interface Holders {
  readonly names: readonly (string | null)[];
  readonly documents: readonly (string | null)[];
}

/**
 * Returns whether the signer is the person whom the contract names: letters are compared without case and
 * accents, documents without dots. Data that the contract does not have are not compared.
 */
export const isHolder = (
  { names, documents }: Holders,
  signer: { readonly name: string; readonly document: string },
): boolean => isAmong(names, signer.name) && isAmong(documents, signer.document);

function isAmong(held: readonly (string | null)[], given: string): boolean {
  const known = held.map((text) => lettersOf(text ?? "")).filter(Boolean);
  return known.length === 0 || known.includes(lettersOf(given));
}

const lettersOf = (text: string): string => plainWords(text).replaceAll(" ", "");
