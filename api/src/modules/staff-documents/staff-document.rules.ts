import { earns } from "../accounts/staff.rules.ts";
import { listOrder } from "../../core/list/order.rules.ts";
import { plainName } from "../../core/colombia/plain.ts";

/** What is said of a person's signature, which a request of payment needs. */
export const SIGNATURE = "Firma Digital";

/** The documents that whoever earns commissions hands in, in the order of the screens (shapes 1). */
export const requiredDocuments = [
  SIGNATURE,
  "RUT",
  "Cédula Escaneada",
  "Certificado Bancario",
  "Hoja de Vida",
] as const;

/** The kind of every other document: one of them is told from the next by its description. */
export const OTHER = "Otro";

/** The documents that a role has to hand in. */
const requiredOf = (role: number): readonly string[] => (earns({ role }) ? requiredDocuments : []);

/** A document's name as it is kept: a known one in our spelling, whatever its case and accents. */
export const documentName = (typed: string): string =>
  [...requiredDocuments, OTHER].find((name) => plainName(name) === plainName(typed)) ??
  typed.replace(/\s+/g, " ").trim();

/** What tells a document of a person from their others. */
export interface DocumentKind {
  readonly documentName: string;
  readonly description: string;
}

/** What a document is called in a sentence: another one by its description, where it has one. */
export const spokenDocument = ({ documentName: name, description }: DocumentKind): string =>
  (name === OTHER && description.trim()) || name;

/** Whether two documents of a person are of one kind, of which only one file counts. */
export const isSameKind = (one: DocumentKind, other: DocumentKind): boolean => kindOf(one) === kindOf(other);

/** The unique index `staff_documents_one_current` says the same in SQL. */
const kindOf = ({ documentName: name, description }: DocumentKind): string =>
  name === OTHER ? `${name}: ${description.trim().toLowerCase()}` : name.toLowerCase();

/** A document as its person's status counts it. */
interface Counted {
  readonly documentName: string;
  readonly status: "pending" | "approved" | "rejected";
}

/** Where somebody stands with the documents that their role has to hand in. */
export interface DocumentsProgress {
  readonly requiresDocumentation: boolean;
  /** Whether all of them are approved: who has to hand in none is complete. */
  readonly isComplete: boolean;
  readonly totalRequired: number;
  readonly approvedDocuments: number;
  /** Those handed in, whatever became of them. */
  readonly uploadedDocuments: number;
  readonly rejectedDocuments: number;
  /** Names of those never handed in. */
  readonly missingDocuments: readonly string[];
  readonly required: readonly string[];
  /** Whether commissions can be paid to them. */
  readonly canReceivePayments: boolean;
}

/** Counts the current documents of somebody against what their role has to hand in. */
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

/** What the list of the team's documents can be ordered by; without, they come by what is shown. */
export const staffDocumentOrder = listOrder({
  name: "StaffDocumentOrder",
  columns: { createdAt: "plain" },
});
