import { followed } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { personalDocuments } from "./personal-data.parts.ts";
import { StaffDocumentMutations, StaffDocumentUploadResolver } from "./staff-document-acts.resolver.ts";
import { StaffDocumentBulkResolver } from "./staff-document-bulk.resolver.ts";
import {
  DocumentedPersonResolver,
  DocumentsToReviewResolver,
  StaffDocumentListingResolver,
  StaffDocumentProgressResolver,
} from "./staff-document-lists.resolver.ts";
import { visibleDocuments } from "./staff-document.access.ts";
import { StaffDocument } from "./staff-document.entity.ts";
import { StaffDocumentResolver, StaffDocumentQueries } from "./staff-document.resolver.ts";
import { staffDocumentListeners } from "./staff-documents.listeners.ts";
import { staffDocumentFragments, staffDocumentRoutes } from "./staff-documents.rest.ts";
import { seedStaffDocuments } from "./staff-documents.seed.ts";
import { staffDocumentsWords } from "./staff-documents.words.ts";

/**
 * The documents that the team hands in before commissions are paid, and their review.
 *
 * Acts: approve-staff-document, reject-staff-document, remove-staff-document, upload-staff-document.
 * Emits: staff-document.approved, staff-document.rejected, staff-document.removed, staff-document.uploaded.
 * Listens to: user.erased.
 */
export const staffDocuments: Module = {
  name: "staff-documents",
  words: staffDocumentsWords,
  entities: [StaffDocument],
  resolvers: [
    StaffDocumentResolver,
    StaffDocumentQueries,
    StaffDocumentMutations,
    StaffDocumentBulkResolver,
    StaffDocumentUploadResolver,
    DocumentedPersonResolver,
    DocumentsToReviewResolver,
    StaffDocumentListingResolver,
    StaffDocumentProgressResolver,
  ],
  fragments: staffDocumentFragments,
  section: {
    title: "Documentos del equipo",
    text: "Los papeles que cada persona del equipo entrega y la agencia aprueba o rechaza.",
  },
  routes: staffDocumentRoutes,
  listeners: staffDocumentListeners,
  files: { "staff-document": fileScope(StaffDocument, visibleDocuments) },
  personalData: personalDocuments,
  seed: seedStaffDocuments,
  changes: [followed("staff_document", StaffDocument, visibleDocuments, { lines: ["staff-document"] })],
};
