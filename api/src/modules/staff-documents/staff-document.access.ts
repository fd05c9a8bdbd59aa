import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { ofPeople } from "../accounts/people.ts";
import { may } from "../accounts/permissions.rules.ts";
import { type StaffDocumentAct, staffDocumentActs } from "./staff-document.acts.rules.ts";
import { StaffDocument } from "./staff-document.entity.ts";

export const NO_DOCUMENT = "Documento no encontrado";
export const NO_USER = "Usuario no encontrado";

/**
 * Returns the filter of the people whose documents a viewer may see: the viewer; for people who handle money
 * and the owner, everyone.
 */
export const documentedUsers = (viewer: Viewer | null): FilterQuery<User> =>
  may(viewer?.role, "readDocuments") ? { erasedAt: null, ...ofPeople } : { id: viewer?.id ?? 0 };

/**
 * Returns the filter of the documents that the viewer may see, including replaced ones and excluding removed
 * ones.
 */
export const visibleDocuments = (viewer: Viewer | null): FilterQuery<StaffDocument> => ({
  fileKey: { $ne: null },
  ...(may(viewer?.role, "readDocuments") ? {} : { user: viewer?.id ?? 0 }),
});

/** Returns the filter of the current documents that the viewer may see. */
export const currentDocuments = (viewer: Viewer | null): FilterQuery<StaffDocument> => ({
  $and: [visibleDocuments(viewer), { endedAt: null }],
});

/** Loads a person whose documents the caller may see. NOT_FOUND `Usuario no encontrado`. */
export const findDocumentedUser = (scope: Scope, id: number): Promise<User> =>
  scope.find(User, { $and: [{ id }, documentedUsers(scope.viewer)] }, NO_USER);

/**
 * Loads and locks a document on which the caller can do an act now. NOT_FOUND `Documento no encontrado`.
 * @throws Refusal as the table of acts states.
 */
export async function lockDocumentFor(work: Work, act: StaffDocumentAct, id: string): Promise<StaffDocument> {
  const where = { $and: [{ id }, visibleDocuments(work.viewer)] };
  const document = await work.forUpdate.find(StaffDocument, where, NO_DOCUMENT);
  const { status, ending, user } = document;
  staffDocumentActs.refuse(act, work, { status, ending, userId: user.id });
  return document;
}
