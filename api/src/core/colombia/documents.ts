interface DocumentKind {
  readonly label: string;
  readonly form: "digits" | "alphanumeric" | "nit" | "none";
  readonly min: number;
  readonly max: number;
}

/** Types of identity document, each with its label, allowed characters, and minimum and maximum length. */
export const documentKinds = {
  cc: { label: "Cédula de Ciudadanía", form: "digits", min: 6, max: 10 },
  ce: { label: "Cédula de Extranjería", form: "digits", min: 6, max: 10 },
  ti: { label: "Tarjeta de Identidad", form: "digits", min: 10, max: 11 },
  rc: { label: "Registro Civil", form: "digits", min: 10, max: 11 },
  passport: { label: "Pasaporte", form: "alphanumeric", min: 6, max: 12 },
  pep: { label: "Permiso Especial de Permanencia", form: "digits", min: 1, max: 15 },
  ppt: { label: "Permiso por Protección Temporal", form: "digits", min: 1, max: 15 },
  nit: { label: "NIT", form: "nit", min: 6, max: 11 },
  nuip: { label: "NUIP", form: "digits", min: 8, max: 11 },
  dni: { label: "DNI", form: "alphanumeric", min: 1, max: 15 },
  salvoconducto: { label: "Salvoconducto", form: "alphanumeric", min: 1, max: 15 },
  cedula_diplomatica: { label: "Cédula Diplomática", form: "alphanumeric", min: 1, max: 15 },
  ms: { label: "Menor sin identificación", form: "none", min: 0, max: 0 },
} as const satisfies Record<string, DocumentKind>;

/** Type of identity document, as stored and returned. */
export type DocumentType = keyof typeof documentKinds;

/** Labels of the types of identity document. */
export const documentLabels: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(documentKinds).map(([type, { label }]) => [type, label]),
);

const synonyms: Readonly<Record<string, DocumentType>> = {
  cedula: "cc",
  cedula_extranjeria: "ce",
  pa: "passport",
};

/**
 * Returns the document type that an input means, in any case and by its synonyms (`cedula`, `PA`); null when
 * there is no such type.
 */
export function normalDocumentType(input: string): DocumentType | null {
  const name = input.trim().toLowerCase();
  const type = Object.hasOwn(synonyms, name) ? synonyms[name] : name;
  return type !== undefined && isDocumentType(type) ? type : null;
}

/**
 * Returns the fault of an identity document as a sentence in Spanish, or null. It checks first the type, then
 * the number, which may contain dots and spaces.
 */
export function documentProblem(
  type: string | null | undefined,
  number: string | null | undefined,
): string | null {
  if (!type?.trim()) return "El tipo de documento es requerido";
  const known = normalDocumentType(type);
  if (!known) return "Tipo de documento no válido";
  const kind: DocumentKind = documentKinds[known];
  if (kind.form === "none") return null;
  const value = compact(number);
  if (!value) return "El número de documento es requerido";
  if (known === "passport" && !/^[A-Z0-9]{6,12}$/.test(value))
    return "El pasaporte debe contener solo letras y números (6-12 caracteres)";
  if (value.length < kind.min || value.length > kind.max)
    return `${kind.label} debe tener entre ${kind.min} y ${kind.max} caracteres`;
  if (kind.form === "alphanumeric")
    return /^[A-Z0-9]+$/.test(value) ? null : `${kind.label} debe contener solo letras y números`;
  if (!/^\d+$/.test(value)) return `${kind.label} debe contener solo números`;
  if (kind.form === "nit" && nitCheckDigit(value.slice(0, -1)) !== Number(value.at(-1)))
    return "El dígito de verificación del NIT no es correcto";
  return null;
}

/**
 * Returns a document number in its stored form: without dots and spaces, upper-case; a NIT with `-` before
 * its check digit; empty for `ms`.
 */
export function normalDocument(type: DocumentType, number: string | null | undefined): string {
  const value = compact(number);
  if (type === "ms") return "";
  return type === "nit" ? `${value.slice(0, -1)}-${value.slice(-1)}` : value;
}

/**
 * Returns a stored document number for display: seven digits or more with dots, `1.020.304.050`,
 * `890.903.938-8`.
 */
export function formatDocument(number: string): string {
  const [digits = "", check] = number.split("-");
  if (!/^\d{7,}$/.test(digits)) return number;
  const dotted = digits.replace(/\B(?=(\d{3})+$)/g, ".");
  return check === undefined ? dotted : `${dotted}-${check}`;
}

/**
 * Returns the stored forms that a complete document number, typed with dots and spaces, may have: unchanged,
 * and as a NIT. Empty unless the text has 5 to 15 letters and digits, at least one of them a digit.
 */
export function documentsMeant(text: string): readonly string[] {
  const number = compact(text);
  if (!/^(?=.*\d)[A-Z0-9]{5,15}$/.test(number)) return [];
  return [number, `${number.slice(0, -1)}-${number.slice(-1)}`];
}

const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/**
 * Returns the check digit of a NIT that is passed without it (DIAN: digits from the right by prime weights,
 * modulo 11).
 */
export function nitCheckDigit(nit: string): number {
  const rest =
    [...nit].reverse().reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0) % 11;
  return rest < 2 ? rest : 11 - rest;
}

const isDocumentType = (name: string): name is DocumentType => Object.hasOwn(documentKinds, name);
const compact = (number: string | null | undefined): string =>
  (number ?? "").replace(/[\s.-]/g, "").toUpperCase();
