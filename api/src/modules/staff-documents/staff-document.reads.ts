import { make } from "../../core/rows.ts";
import type { Context } from "../../core/context.ts";
import { Scope } from "../../core/mutation/scope.ts";
import { sql } from "../../core/read/sql.ts";
import type { Disposition } from "../../core/storage/file-address.ts";
import type { Uploaded } from "./acts/upload-staff-document.ts";
import { currentDocuments, findDocumentedUser } from "./staff-document.access.ts";
import { StaffDocument } from "./staff-document.entity.ts";
import { listingFilter } from "./staff-document.filter.ts";
import { documentsProgress, type requiredDocuments } from "./staff-document.rules.ts";
import {
  type StaffDocumentListing,
  type StaffDocumentPagination,
  StaffDocumentProgress,
  type StaffDocumentStats,
  StaffDocumentUpload,
} from "./staff-document.types.ts";

/** Sort order of the reviews: oldest first. */
export const oldest = { createdAt: "asc", id: "asc" } as const;
export const newest = { createdAt: "desc", id: "desc" } as const;

/** Returns the document progress of a person whom the viewer may see. NOT_FOUND `Usuario no encontrado`. */
export async function progressOf(context: Context, userId: number): Promise<StaffDocumentProgress> {
  const scope = Scope.of(context);
  const { id, role } = await findDocumentedUser(scope, userId);
  const documents = await scope.em.find(
    StaffDocument,
    { user: id, endedAt: null },
    { fields: ["documentName", "status"] },
  );
  return make(StaffDocumentProgress, { userId: id, ...documentsProgress(role, documents) });
}

/** Returns a person's approved document of one required kind; null when none is approved. */
export const approvedDocument = (
  { em }: Pick<Scope, "em">,
  userId: number,
  documentName: (typeof requiredDocuments)[number],
): Promise<StaffDocument | null> =>
  em.findOne(StaffDocument, { user: userId, documentName, status: "approved", endedAt: null });

/** Returns the number of current documents by status, and the number of people who uploaded them. */
export const staffDocumentStats = ({ read, viewer }: Context): Promise<StaffDocumentStats> =>
  read.row(
    sql`select count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'approved') as approved,
      count(*) filter (where status = 'rejected') as rejected,
      count(*) as total, count(distinct user_id) as "totalUsers"
     from staff_documents d where ${read.where(StaffDocument, currentDocuments(viewer), "d")}`,
  );

/** Properties of a document that {@link fileUrl} requires. */
export const fileColumns = ["fileKey", "filename", "contentType"] as const;

/** Returns an address of a document's file, valid for 60 minutes; null when the file was deleted. */
export function fileUrl(
  { services }: Context,
  { fileKey: key, filename, contentType }: Pick<StaffDocument, (typeof fileColumns)[number]>,
  disposition: Disposition,
): string | null {
  if (!key || !filename || !contentType) return null;
  return services.storage.addressOf({ key, filename, contentType }, { disposition });
}

/** Returns the pagination data of a page of staff documents. */
export async function listingPagination(
  { read, viewer }: Context,
  { page, limit, filter }: StaffDocumentListing,
): Promise<StaffDocumentPagination> {
  const where = { $and: [currentDocuments(viewer), listingFilter(filter)] };
  const { total } = await read.row<{ total: number }>(
    sql`select count(*) as total from staff_documents d where ${read.where(StaffDocument, where, "d")}`,
  );
  return { page, pages: Math.ceil(total / limit), limit, total };
}

/** Returns the response to an upload. */
export const uploadAnswer = ({ services }: Context, { id, created, stored }: Uploaded): StaffDocumentUpload =>
  make(StaffDocumentUpload, {
    id,
    created,
    message: created ? "Documento subido exitosamente" : "Documento actualizado exitosamente",
    file: {
      url: services.storage.addressOf(stored),
      type: stored.contentType,
      size: stored.size,
      originalname: stored.filename,
    },
  });
