import { NotFound } from "../../core/failure-texts.ts";
import { orElse } from "../../core/graphql/arguments.ts";
import { mutations, ofEach } from "../../core/graphql/mutations.ts";
import { May } from "../accounts/account/permission.ts";
import { approveStaffDocument } from "./acts/approve-staff-document.ts";
import { rejectStaffDocument } from "./acts/reject-staff-document.ts";
import { NO_DOCUMENT } from "./staff-document.access.ts";
import { ApproveStaffDocumentInput, RejectStaffDocumentInput } from "./staff-document.inputs.ts";

const rules = [May("reviewDocuments"), NotFound(NO_DOCUMENT)];

/** Bulk mutations of staff documents; each document is processed separately. */
export const StaffDocumentBulkResolver = mutations({
  approveEachStaffDocument: ofEach(
    approveStaffDocument,
    { input: orElse(ApproveStaffDocumentInput, {}) },
    ...rules,
  ),
  rejectEachStaffDocument: ofEach(rejectStaffDocument, { input: RejectStaffDocumentInput }, ...rules),
});
