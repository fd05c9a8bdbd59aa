import { type DocumentType, documentProblem, normalDocument } from "../../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import type { FieldFailure } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

export const customerKindLabels = { persona: "Persona", empresa: "Empresa" } as const;

export const customerStatusLabels = {
  active: "Activo",
  merged: "Unido a otro",
  erased: "Suprimido",
} as const;

export const customerSourceLabels = {
  quote: "Cotización",
  contract: "Contrato",
  reservation: "Reserva",
  office: "Oficina",
  import: "Importación",
} as const;

/** Sort orders of the list of customers. */
export const customerOrder = listOrder({
  name: "CustomerOrder",
  columns: { name: "text", email: "optional", ciudad: "optional", createdAt: "plain" },
  first: { by: "name", direction: "asc" },
});

/** Columns of each part of a customer's data, used when merging two customers. */
export const customerParts = {
  name: ["name"],
  kind: ["kind"],
  email: ["email"],
  telefono: ["telefono"],
  documento: ["tipoDocumento", "documentoIdentidad"],
  fechaNacimiento: ["fechaNacimiento"],
  direccion: ["direccion"],
  ciudad: ["ciudad"],
} as const;

/** Columns of a customer that identify the person or company. */
export const customerColumns = { email: "email", type: "tipo_documento", number: "documento_identidad" };

/** Maximum number of documents and of notes per customer. */
export const MOST_PAPERS = 100;
export const MOST_NOTES = 500;

/** An identity document: its type and its number, as they are stored. */
export interface IdentityDocument {
  readonly type: DocumentType;
  readonly number: string;
}

/** Returns a customer's name in its stored form: Unicode NFC, single spaces. */
export const customerName = (input: string): string => input.normalize("NFC").replace(/\s+/g, " ").trim();

/** Returns the search key for an e-mail; equal to `customer_mail_key` of the database. */
export const mailKey = (email: string): string => `correo ${normalEmail(email)}`;

/** Documents whose number stays the same for life, from a child's registration to the adult's card. */
const forLife: readonly string[] = ["rc", "ti", "cc", "nuip"];

/**
 * Returns the search key for a document: its group and number; null without a number. Equal to
 * `customer_document_key` of the database.
 */
export const documentKey = ({ type, number }: IdentityDocument): string | null =>
  number && type !== "ms" ? `${forLife.includes(type) ? "nuip" : type} ${number}` : null;

/** Types of document whose number may be searched without its type. */
const typeable: readonly DocumentType[] = [
  ...(["nuip", "ce", "passport", "pep", "ppt", "nit", "dni", "salvoconducto"] as const),
  "cedula_diplomatica",
];

/** Returns the possible search keys for a typed text: as an e-mail, or as a document of any type. */
export function keysOf(typed: string): readonly string[] {
  const text = typed.trim();
  if (emailProblem(text) === null) return [mailKey(text)];
  return typeable.flatMap((type) => {
    const asNuip = type === "nuip" && /^[\d.\s]{6,15}$/.test(text);
    if (!asNuip && documentProblem(type, text) !== null) return [];
    return documentKey({ type, number: normalDocument(type, text) }) ?? [];
  });
}

/** Data of a customer as typed, by field name. */
export interface TypedCustomer {
  readonly email?: string | null;
  readonly telefono?: string | null;
  readonly tipoDocumento?: DocumentType | null;
  readonly documentoIdentidad?: string | null;
}

/** Returns the errors in a customer's contact data and document, by field; empty when there are none. */
export function customerProblems(typed: TypedCustomer): FieldFailure[] {
  const { email, telefono, tipoDocumento: type, documentoIdentidad: number } = typed;
  const problems: readonly (readonly [keyof TypedCustomer, string | null])[] = [
    ["email", email?.trim() ? emailProblem(email) : null],
    ["telefono", telefono?.trim() ? phoneProblem(telefono) : null],
    ["documentoIdentidad", type || number?.trim() ? documentProblem(type, number) : null],
  ];
  return problems.flatMap(([field, message]): FieldFailure[] =>
    message === null ? [] : [{ field, message }],
  );
}

/**
 * Returns a customer's contact data in their stored form: e-mail in lower case, telephone as `+57…`; null
 * when empty.
 */
export const storedContact = ({ email, telefono }: TypedCustomer) => ({
  email: email?.trim() ? normalEmail(email) : null,
  telefono: telefono?.trim() ? normalPhone(telefono) : null,
});

/** Returns a customer's document in its stored form; null when empty. */
export const storedDocument = ({
  tipoDocumento,
  documentoIdentidad,
}: TypedCustomer): IdentityDocument | null =>
  tipoDocumento && documentoIdentidad?.trim()
    ? { type: tipoDocumento, number: normalDocument(tipoDocumento, documentoIdentidad) }
    : null;
