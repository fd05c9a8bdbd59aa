import { earns } from "../accounts/staff.rules.ts";
import { listOrder } from "../../core/list/order.rules.ts";
import { plainName } from "../../core/colombia/plain.ts";

/** Name of the document with a person's signature, which a payment request needs. */
export const SIGNATURE = "Firma Digital";

/** Documents that people who earn commissions must upload, in the order of the screens (shapes 1). */
export const requiredDocuments = [
  SIGNATURE,
  "RUT",
  "Cédula Escaneada",
  "Certificado Bancario",
  "Hoja de Vida",
] as const;

/** Kind of all other documents; each is distinguished by its description. */
export const OTHER = "Otro";

/** Returns the documents that a role has to hand in. */
const requiredOf = (role: number): readonly string[] => (earns({ role }) ? requiredDocuments : []);

/**
 * Returns a document's name in its stored form: a known one in our spelling, whatever its case and accents.
 */
export const documentName = (typed: string): string =>
  [...requiredDocuments, OTHER].find((name) => plainName(name) === plainName(typed)) ??
  typed.replace(/\s+/g, " ").trim();

/** Fields that distinguish a document of a person from their others. */
export interface DocumentKind {
  readonly documentName: string;
  readonly description: string;
}

/**
 * Returns the name of a document for a sentence: that of another document is its description, when it has
 * one.
 */
export const spokenDocument = ({ documentName: name, description }: DocumentKind): string =>
  (name === OTHER && description.trim()) || name;

/** Returns whether two documents of a person are of one kind, of which only one file counts. */
export const isSameKind = (one: DocumentKind, other: DocumentKind): boolean => kindOf(one) === kindOf(other);

/** Returns the kind of a document; the unique index `staff_documents_one_current` defines the same in SQL. */
const kindOf = ({ documentName: name, description }: DocumentKind): string =>
  name === OTHER ? `${name}: ${description.trim().toLowerCase()}` : name.toLowerCase();

/** A document as its person's status counts it. */
interface Counted {
  readonly documentName: string;
  readonly status: "pending" | "approved" | "rejected";
}

/** Progress of a person with the documents that their role must upload. */
export interface DocumentsProgress {
  readonly requiresDocumentation: boolean;
  /** True when all of them are approved; a person who needs none is complete. */
  readonly isComplete: boolean;
  readonly totalRequired: number;
  readonly approvedDocuments: number;
  /** Number of required documents that were uploaded, whatever the decision on them. */
  readonly uploadedDocuments: number;
  readonly rejectedDocuments: number;
  /** Names of those never handed in. */
  readonly missingDocuments: readonly string[];
  readonly required: readonly string[];
  /** True when commissions can be paid to them. */
  readonly canReceivePayments: boolean;
}

/** Counts the current documents of a person against the required ones of their role. */
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

/** Orders of the list of the team's documents; without one, the order follows the list shown. */
export const staffDocumentOrder = listOrder({
  name: "StaffDocumentOrder",
  columns: { createdAt: "plain" },
});
