import { earns } from "../accounts/staff.rules.ts";
import { listOrder } from "../../core/list/order.rules.ts";
import { plainName } from "../../core/colombia/plain.ts";

/** Name of the document with a person's signature, which a payment request requires. */
export const SIGNATURE = "Firma Digital";

/** Documents that people who earn commissions must upload, in display order (shapes 1). */
export const requiredDocuments = [
  SIGNATURE,
  "RUT",
  "Cédula Escaneada",
  "Certificado Bancario",
  "Hoja de Vida",
] as const;

/** Kind of all other documents; each is distinguished by its description. */
export const OTHER = "Otro";

/** Returns the documents that a role must upload. */
const requiredOf = (role: number): readonly string[] => (earns({ role }) ? requiredDocuments : []);

/**
 * Returns a document's name in stored form: a known name in its standard spelling, ignoring case and accents.
 */
export const documentName = (typed: string): string =>
  [...requiredDocuments, OTHER].find((name) => plainName(name) === plainName(typed)) ??
  typed.replace(/\s+/g, " ").trim();

/** Fields that identify the kind of a person's document. */
export interface DocumentKind {
  readonly documentName: string;
  readonly description: string;
}

/**
 * Returns the name of a document for use in a sentence; for a document of kind `Otro`, its description if it
 * has one.
 */
export const spokenDocument = ({ documentName: name, description }: DocumentKind): string =>
  (name === OTHER && description.trim()) || name;

/** Returns whether two documents of a person are of the same kind, of which only one file is current. */
export const isSameKind = (one: DocumentKind, other: DocumentKind): boolean => kindOf(one) === kindOf(other);

/**
 * Returns the kind key of a document; the unique index `staff_documents_one_current` defines the same key in
 * SQL.
 */
const kindOf = ({ documentName: name, description }: DocumentKind): string =>
  name === OTHER ? `${name}: ${description.trim().toLowerCase()}` : name.toLowerCase();

/** Document, with the fields from which the person's progress is computed. */
interface Counted {
  readonly documentName: string;
  readonly status: "pending" | "approved" | "rejected";
}

/** Progress of a person with the documents that the role requires. */
export interface DocumentsProgress {
  readonly requiresDocumentation: boolean;
  /** True when all required documents are approved, or none are required. */
  readonly isComplete: boolean;
  readonly totalRequired: number;
  readonly approvedDocuments: number;
  /** Number of required documents that were uploaded, in any status. */
  readonly uploadedDocuments: number;
  readonly rejectedDocuments: number;
  /** Names of the required documents that were never uploaded. */
  readonly missingDocuments: readonly string[];
  readonly required: readonly string[];
  /** True when commissions can be paid to the person. */
  readonly canReceivePayments: boolean;
}

/** Computes a person's progress from the current documents and the documents that the role requires. */
export function documentsProgress(role: number, documents: readonly Counted[]): DocumentsProgress {
  const required = requiredOf(role);
  const handedIn = documents.filter(({ documentName }) => required.includes(documentName));
  const count = (status: Counted["status"]) => handedIn.filter((one) => one.status === status).length;
  const isComplete = count("approved") === required.length;
  return {
    requiresDocumentation: required.length > 0,
    isComplete,
    totalRequired: required.length,
    approvedDocuments: count("approved"),
    uploadedDocuments: handedIn.length,
    rejectedDocuments: count("rejected"),
    missingDocuments: required.filter((name) => !handedIn.some((one) => one.documentName === name)),
    required,
    canReceivePayments: isComplete,
  };
}

/** Sort orders of the list of staff documents; the default depends on the filter. */
export const staffDocumentOrder = listOrder({
  name: "StaffDocumentOrder",
  columns: { createdAt: "plain" },
});
