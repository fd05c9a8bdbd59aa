import { Arg, Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { May } from "../accounts/account/permission.ts";
import { approveStaffDocument } from "./acts/approve-staff-document.ts";
import { rejectStaffDocument } from "./acts/reject-staff-document.ts";
import { NO_DOCUMENT } from "./staff-document.access.ts";
import { ApproveStaffDocumentInput, RejectStaffDocumentInput } from "./staff-document.inputs.ts";

/** Decisions on several of the team's documents, each separately. */
@Resolver()
export class StaffDocumentBulkResolver {
  @NotFound(NO_DOCUMENT)
  @May("reviewDocuments")
  @Mutation(() => [BulkOutcome])
  approveEachStaffDocument(
    @Ctx() context: Context,
    @Args(() => BulkArgs) chosen: BulkArgs,
    @Arg("input", () => ApproveStaffDocumentInput, { defaultValue: {} }) input: ApproveStaffDocumentInput,
  ) {
    const args = (id: string) => ({ id, input });
    return inBulk(context, chosen, {
      operation: "approveEachStaffDocument",
      act: approveStaffDocument,
      args,
    });
  }

  /** Rejects each for one reason, which each person reads. */
  @NotFound(NO_DOCUMENT)
  @May("reviewDocuments")
  @Mutation(() => [BulkOutcome])
  rejectEachStaffDocument(
    @Ctx() context: Context,
    @Args(() => BulkArgs) chosen: BulkArgs,
    @Arg("input", () => RejectStaffDocumentInput) input: RejectStaffDocumentInput,
  ) {
    const args = (id: string) => ({ id, input });
    return inBulk(context, chosen, { operation: "rejectEachStaffDocument", act: rejectStaffDocument, args });
  }
}
