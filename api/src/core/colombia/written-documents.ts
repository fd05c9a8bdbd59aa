import { type DocumentType, formatDocument, nitCheckDigit, normalDocumentType } from "./documents.ts";
import { plainWords } from "./plain.ts";

/**
 * Words for the types of identity document in files of other programs, without accents, punctuation and
 * spaces.
 */
const words: Readonly<Record<DocumentType, readonly string[]>> = {
  cc: ["cedula", "ceduladeciudadania", "cedulaciudadania", "ceduladeciudadano", "cedciudadania"],
  ce: ["ceduladeextranjeria", "cedulaextranjeria", "cex", "extranjeria"],
  ti: ["tarjetadeidentidad", "tarjetaidentidad"],
  rc: ["registrocivil", "registrocivildenacimiento"],
  passport: ["pasaporte", "passport", "pas", "pp"],
  pep: ["permisoespecialdepermanencia", "permisoespecial"],
  ppt: ["permisoporprotecciontemporal", "permisodeprotecciontemporal", "pt"],
  nit: ["numerodeidentificaciontributaria"],
  nuip: ["numerounicodeidentificacionpersonal"],
  dni: ["documentonacionaldeidentidad"],
  salvoconducto: ["salvoconductodepermanencia"],
  cedula_diplomatica: ["ceduladiplomatica", "carnediplomatico"],
  ms: ["menorsinidentificacion"],
};

const meanings: ReadonlyMap<string, DocumentType> = new Map(
  Object.entries(words).flatMap(([type, spellings]) =>
    spellings.map((spelling) => [spelling, type as DocumentType] as const),
  ),
);

/**
 * Returns the type of identity document that a text in a file means, written in full or abbreviated, in any
 * case: `Cédula de Ciudadanía (CC)`, `C.C.`, `T.I.`, `22 - Cédula de extranjería`; null when it means none.
 */
export function documentTypeMeant(text: string): DocumentType | null {
  const parts = [text, ...text.split(/[-–—(/:]/)];
  return parts.map(typeOfWords).find((type) => type !== null) ?? null;
}

function typeOfWords(text: string): DocumentType | null {
  const bare = plainWords(text)
    .replace(/^\d+ (?=\D)/, "")
    .replace(/\s/g, "");
  return meanings.get(bare) ?? normalDocumentType(bare);
}

/** Pattern of a number after its type, optionally with `No.`: `C.C. 12.345.678`, `Pasaporte AV123456`. */
const behindType =
  /^([\p{L}.\s]*?\p{L}[.\s]*?)[.:#\s-]+(?:(?:n[.°º]*|no|nro|num|n[uú]mero)[.°º:\s]+)?(\d[\d.,\s-]*|(?=\S*\d)[\p{L}\d]+)$/iu;

/**
 * Identity document in a row of a file: the number, the cell with its type and the title of the number's
 * column.
 */
interface DocumentCells {
  readonly number: string;
  readonly type: string;
  readonly heading: string;
}

/** An identity document read from a file. */
export interface WrittenDocument {
  /** Type of the document; null when neither the file nor the number shows it. */
  readonly type: DocumentType | null;
  /** Number with punctuation for display; a NIT has its check digit. */
  readonly number: string;
  /** NIT of the person with this cédula, when the file writes the cédula with a check digit. */
  readonly nit: string | null;
  /** True when the file has no check digit, so that it was computed. */
  readonly computed: boolean;
}

const read = (type: DocumentType | null, number: string): WrittenDocument => ({
  type,
  number,
  nit: null,
  computed: false,
});

/**
 * Returns the identity document of a row by its number, its type and the title of its column. A number in a
 * column titled `NIT` is a NIT or a cédula, depending on its length and first digit. A number without type
 * and without letters is a cédula.
 */
export function writtenDocument({ number, type, heading }: DocumentCells): WrittenDocument {
  const text = number.replace(/^['’\s]+/, "").trim();
  const [, prefix = "", rest = text] = behindType.exec(text) ?? [];
  const typed = documentTypeMeant(type) ?? documentTypeMeant(prefix);
  const bare = (typed || !prefix ? rest : text).replace(/[\s.,]/g, "");
  const [, digits, check = null] = /^(\d+)(?:-(\d))?$/.exec(bare) ?? [];
  if (type.trim() && !typed) return read(null, text);
  if (digits && (typed === "nit" || (!typed && isNitTitle(heading))))
    return underNit(digits, check, typed === "nit");
  if (typed) return read(typed, prefix && documentTypeMeant(prefix) === typed ? rest : text);
  if (!digits) return read(documentTypeMeant(heading) === "passport" ? "passport" : null, text);
  if (check !== null && nitCheckDigit(digits) === Number(check)) return underNit(digits, check, true);
  return read(check === null && /^\d{6,10}$/.test(digits) ? "cc" : null, text);
}

/** Returns whether a column title means only NITs: `NIT`, `NIT del cliente`, but not `NIT o cédula`. */
const isNitTitle = (heading: string): boolean => {
  const title = ` ${plainWords(heading).replace(/\bn i t\b/, "nit")} `;
  return title.includes(" nit ") && !/ (?:o|y|cc|cedula|documento|identificacion) /.test(title);
};

/**
 * Returns the document for a number in a column titled `NIT`. Nine digits are a NIT whose check digit is
 * computed; ten digits that begin with 1 are a cédula; eleven digits are a cédula with its check digit. For
 * any other number the last digit is the check digit.
 */
function underNit(digits: string, check: string | null, typed: boolean): WrittenDocument {
  if (check === null && digits.length === 9)
    return { ...read("nit", `${digits}-${nitCheckDigit(digits)}`), computed: true };
  if (check === null && /^1\d{9}$/.test(digits)) return read("cc", digits);
  if (check === null && digits.length < 9 && !typed) return read("cc", digits);
  const [number, last] = check === null ? [digits.slice(0, -1), digits.slice(-1)] : [digits, check];
  const whole = `${number}-${last}`;
  const isPerson = number.length === 10 && nitCheckDigit(number) === Number(last);
  return isPerson ? { ...read("cc", number), nit: whole } : read("nit", whole);
}

/** Returns the sentence that reports the computed check digit of a NIT. */
export const computedNit = (nit: string): string =>
  `NIT sin dígito de verificación: queda ${formatDocument(nit)}`;
