import type { DocumentType } from "../../../core/colombia/documents.ts";
import { plainWords } from "../../../core/colombia/plain.ts";
import { readingsOf } from "./held-document.rules.ts";

/** Person who may sign a contract, as named in it; null for data that the contract does not have. */
export interface Holders {
  readonly names: readonly (string | null)[];
  readonly documents: readonly (string | null)[];
}

/**
 * Returns whether the signer is the person named in the contract. Letters are compared without case and
 * accents; documents without dots and without a type before the number. Data that the contract does not have
 * are not compared.
 */
export const isHolder = (
  { names, documents }: Holders,
  signer: { readonly name: string; readonly document: string; readonly documentType: DocumentType },
): boolean =>
  isAmong(
    names.map((name) => [lettersOf(name ?? "")]),
    signer.name,
  ) &&
  isAmong(
    documents.map((document) => readingsOf(document ?? "", signer.documentType)),
    signer.document,
  );

function isAmong(held: readonly (readonly string[])[], given: string): boolean {
  const known = held.flat().filter(Boolean);
  return known.length === 0 || known.includes(lettersOf(given));
}

const lettersOf = (text: string): string => plainWords(text).replaceAll(" ", "");
