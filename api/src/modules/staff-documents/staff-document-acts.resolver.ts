import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { orElse, Upload } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations, shown } from "../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../core/input/required.ts";
import { Does } from "../accounts/account/permission.ts";
import { approveStaffDocument } from "./acts/approve-staff-document.ts";
import { rejectStaffDocument } from "./acts/reject-staff-document.ts";
import { removeStaffDocument } from "./acts/remove-staff-document.ts";
import { uploadStaffDocument } from "./acts/upload-staff-document.ts";
import { NO_DOCUMENT } from "./staff-document.access.ts";
import { StaffDocument } from "./staff-document.entity.ts";
import {
  ApproveStaffDocumentInput,
  RejectStaffDocumentInput,
  UploadStaffDocumentInput,
} from "./staff-document.inputs.ts";
import { uploadAnswer } from "./staff-document.reads.ts";
import { StaffDocumentUpload } from "./staff-document.types.ts";
import { staffDocumentActs } from "./staff-document.acts.rules.ts";

/** Mutations of staff documents. */
export const StaffDocumentMutations = mutations({
  uploadStaffDocument: shown(
    StaffDocumentUpload,
    uploadAnswer,
    uploadStaffDocument,
    { input: UploadStaffDocumentInput, file: Upload },
    RequiredArgs({ file: "No se envió ningún archivo" }),
    Does(staffDocumentActs, "replace"),
  ),
  approveStaffDocument: changed(
    StaffDocument,
    approveStaffDocument,
    { id: ID, input: orElse(ApproveStaffDocumentInput, {}) },
    Does(staffDocumentActs, "approve"),
  ),
  rejectStaffDocument: changed(
    StaffDocument,
    rejectStaffDocument,
    { id: ID, input: orElse(RejectStaffDocumentInput, {}) },
    Does(staffDocumentActs, "reject"),
  ),
  removeStaffDocument: answered(
    String,
    removeStaffDocument,
    { id: ID },
    NotFound(NO_DOCUMENT),
    Does(staffDocumentActs, "remove"),
  ),
});

@Resolver(() => StaffDocumentUpload)
export class StaffDocumentUploadResolver {
  @FieldResolver(() => StaffDocument, { description: "El documento que quedó." })
  document(@Root() { id }: StaffDocumentUpload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(StaffDocument, info, { id });
  }
}
