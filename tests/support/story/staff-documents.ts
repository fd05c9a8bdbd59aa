import { requiredDocuments } from "../../../api/src/modules/staff-documents/staff-document.rules.ts";
import type { TestApp } from "../app.ts";
import type { SentFile } from "../client.ts";
import type { Handle } from "../people.ts";

/** Fields of a staff document that the tests read. */
const SHOWN = `id userId documentName description filename fileType isRequired status verifiedById verifiedAt
  reviewedAt reviewComments rejectionReason endedAt ending earlierFiles version`;

export const UPLOAD_DOCUMENT = `mutation ($input: UploadStaffDocumentInput!, $file: Upload!) {
  uploadStaffDocument(input: $input, file: $file) { created message document { ${SHOWN} } } }`;
export const APPROVE_DOCUMENT = `mutation ($id: ID!, $input: ApproveStaffDocumentInput) {
  approveStaffDocument(id: $id, input: $input) { ${SHOWN} } }`;
export const REJECT_DOCUMENT = `mutation ($id: ID!, $input: RejectStaffDocumentInput) {
  rejectStaffDocument(id: $id, input: $input) { ${SHOWN} } }`;
export const REMOVE_DOCUMENT = `mutation ($id: ID!) { removeStaffDocument(id: $id) }`;
export const DOCUMENT = `query ($id: ID!) { staffDocument(id: $id) { ${SHOWN} } }`;
export const DOCUMENT_PROGRESS = `query ($userId: Int!) { staffDocumentProgress(userId: $userId) {
  requiresDocumentation isComplete totalRequired approvedDocuments uploadedDocuments rejectedDocuments
  missingDocuments canReceivePayments documents { ${SHOWN} } } }`;

/** A staff document as the tests read it. */
export interface StoryDocument {
  readonly id: string;
  readonly userId: number;
  readonly documentName: string;
  readonly status: string;
}

/** A PDF of a few bytes, by its content one. */
export const aPdf = (filename = "papel.pdf"): SentFile => ({
  filename,
  type: "application/pdf",
  bytes: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
});

/** A picture of one pixel. */
export const aPicture = (filename = "foto.png"): SentFile => ({
  filename,
  type: "image/png",
  bytes: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
});

/** Hands in a document, by default the advisor's RUT; returns the answer. */
export const handIn = (
  app: TestApp,
  {
    as: who = "asesor",
    file = aPdf(),
    ...input
  }: { as?: Handle; file?: SentFile } & Record<string, unknown> = {},
) => app.as(who).gql(UPLOAD_DOCUMENT, { input: { documentName: "RUT", ...input } }, { file });

let others = 0;

/** A document of a kind of its own that waits for its review. */
export async function aStaffDocument(
  app: TestApp,
  who: Handle = "asesor",
  input: Record<string, unknown> = { documentName: "Otro", description: `Papel ${(others += 1)}` },
): Promise<StoryDocument> {
  const { data, errors } = await handIn(app, { as: who, ...input });
  if (!data) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return (data["uploadStaffDocument"] as { document: StoryDocument }).document;
}

export const approveDocument = (app: TestApp, id: string, who: Handle = "owner") =>
  app.as(who).gql(APPROVE_DOCUMENT, { id, input: {} });

export const rejectDocument = (app: TestApp, id: string, reason = "No se lee", who: Handle = "owner") =>
  app.as(who).gql(REJECT_DOCUMENT, { id, input: { reason } });

const given = new WeakMap<TestApp, Set<Handle>>();

/** Sees to it that all required documents of these people are approved, once per application. */
export async function haveDocuments(app: TestApp, ...people: readonly Handle[]): Promise<void> {
  const have = given.get(app) ?? new Set();
  given.set(app, have);
  for (const who of people) {
    if (have.has(who)) continue;
    have.add(who);
    for (const documentName of requiredDocuments) {
      const { id } = await aStaffDocument(app, who, { documentName });
      await approveDocument(app, id);
    }
  }
}
