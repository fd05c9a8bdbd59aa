import { type DocumentType, documentKinds } from "../../../core/colombia/documents.ts";
import { plainWords } from "../../../core/colombia/plain.ts";

/** Other words and abbreviations that precede a document number, by type of document. */
const otherNames: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  cc: ["cedula ciudadania", "cedula", "ced", "cc", "c c"],
  ce: ["cedula extranjeria", "ce", "c e"],
  ti: ["tarjeta identidad", "ti", "t i"],
  rc: ["registro civil de nacimiento", "rc", "r c"],
  passport: ["passport", "pas", "pa", "pp"],
  pep: ["pep", "p e p"],
  ppt: ["permiso de proteccion temporal", "ppt", "p p t"],
  nit: ["n i t"],
  nuip: ["n u i p"],
  dni: ["d n i", "documento nacional de identidad"],
};

const names = Object.entries(documentKinds)
  .flatMap(([type, { label }]) => [plainWords(label), ...(otherNames[type as DocumentType] ?? [])])
  .sort((one, other) => other.length - one.length)
  .join("|");
const afterType = new RegExp(
  `^(?:(?:${names}) )+(?:(?:no|nro|num|numero|n|nº) )?(?<number>(?=.*\\d).+)$`,
  "u",
);

/** Types whose abbreviation may directly precede the digits: `CC68321945`. */
const joined: readonly DocumentType[] = ["cc", "ce", "ti", "rc", "nit", "ppt", "pep", "nuip"];

/**
 * Returns the possible readings of a document in a contract, as plain letters and digits: the whole text,
 * and the part after a type of document (`C.C. No. 68.321.945`, `Pasaporte AB123456`). Because passport
 * numbers begin with letters too, letters directly before digits count as a type only if the signer's
 * document has that type.
 */
export function readingsOf(held: string, signersType: DocumentType): readonly string[] {
  const words = plainWords(held);
  const whole = words.replaceAll(" ", "");
  const behind = afterType.exec(words)?.groups?.["number"]?.replaceAll(" ", "");
  const digits = joined.includes(signersType)
    ? new RegExp(`^${signersType}(\\d{5,})$`).exec(whole)?.[1]
    : undefined;
  return [whole, behind, digits].filter((reading) => reading !== undefined);
}
