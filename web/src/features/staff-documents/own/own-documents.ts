import type { OwnDocumentsQuery } from "../document/staff-documents.generated.ts";

export type OwnProgress = OwnDocumentsQuery["staffDocumentProgress"];

/** Documents that block payments to the person: missing, rejected, and under review. */
export interface Unfinished {
  readonly missing: readonly string[];
  readonly rejected: readonly string[];
  readonly waiting: readonly string[];
}

/** Returns the required documents that are not approved, grouped by the next step. */
export function unfinished({ required, missingDocuments, documents }: OwnProgress): Unfinished {
  const named = (status: string) =>
    required.filter((name) => documents.some((one) => one.documentName === name && one.status === status));
  return { missing: missingDocuments, rejected: named("rejected"), waiting: named("pending") };
}
