import { del, get, gql, patch, post } from "../../gateway/route.ts";

const ok = { answer: { success: true } };
const saying = (message: string) => ({ answer: { success: true, message } });

export const staffDocumentFragments = [
  gql`
    fragment DocumentUserWire on StaffDocument {
      id userId documentName description fileUrl fileType isRequired status verified_by: verifiedById
      verifiedAt reviewedAt reviewComments rejectionReason
      createdAt createdAt: createdAt updatedAt updatedAt: updatedAt version
      Owner: user { id name lastname email role }
    }
  `,
];

/** REST routes of shapes 3.12: uploads of staff documents, and their review. */
export const staffDocumentRoutes = [
  post(
    "/document-users/upload-file",
    gql`mutation ($input: UploadStaffDocumentInput!, $file: Upload!) {
      body: uploadStaffDocument(input: $input, file: $file) {
        created message document { ...DocumentUserWire } file { url type size originalname } } }`,
    { ...ok, upload: { document: "file" }, status: "created" },
  ),
  get("/document-users/user/:id", gql`query ($id: Int!) {
    data: documentedPerson(userId: $id) { user { ...PersonWire } documents { ...DocumentUserWire } } }`, ok),
  get(
    "/document-users/status/:id",
    gql`query ($id: Int!) { data: staffDocumentProgress(userId: $id) {
      requiresDocumentation: requiresDocumentation isComplete: isComplete totalRequired: totalRequired
      approvedDocuments: approvedDocuments uploadedDocuments: uploadedDocuments
      rejectedDocuments: rejectedDocuments missingDocuments: missingDocuments required canReceivePayments
      documents { ...DocumentUserWire } } }`,
    ok,
  ),
  get("/document-users/pending", gql`query { data: documentsToReview {
    documents { ...DocumentUserWire } totalPending: totalPending } }`, ok),
  get("/document-users/stats", gql`query { data: staffDocumentStats {
    pending approved rejected total totalDocuments: total totalUsers: totalUsers } }`, ok),
  get(
    "/document-users/all",
    gql`query ($page: Int, $limit: Int, $filter: StaffDocumentFilter) {
      data: staffDocumentListing(page: $page, limit: $limit, filter: $filter) {
        documents { ...DocumentUserWire } pagination { page pages limit total } } }`,
    ok,
  ),
  patch(
    "/document-users/:id/approve",
    gql`mutation ($id: ID!, $input: ApproveStaffDocumentInput!) {
      document: approveStaffDocument(id: $id, input: $input) { ...DocumentUserWire } }`,
    saying("Documento aprobado exitosamente"),
  ),
  patch(
    "/document-users/:id/reject",
    gql`mutation ($id: ID!, $input: RejectStaffDocumentInput!) {
      document: rejectStaffDocument(id: $id, input: $input) { ...DocumentUserWire } }`,
    saying("Documento rechazado exitosamente"),
  ),
  del("/document-users/:id", gql`mutation ($id: ID!) { message: removeStaffDocument(id: $id) }`, ok),
];
