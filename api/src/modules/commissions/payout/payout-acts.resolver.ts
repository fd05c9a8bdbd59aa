import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { BankFile } from "../../../core/sheet/bank-file.type.ts";
import { readUpload } from "../../../core/storage/upload.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { commissionActs, NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { Commission } from "../commission/commission.entity.ts";
import { CommissionNoteInput } from "../commission/commission.inputs.ts";
import { approveCommissions } from "./acts/approve-commissions.ts";
import { exportPayout } from "./acts/export-payout.ts";
import { payCommission } from "./acts/pay-commission.ts";
import { payCommissions } from "./acts/pay-commissions.ts";
import { CommissionPayout } from "./commission-payout.entity.ts";
import { CommissionIdsInput, ExportPayoutInput, PayCommissionsInput } from "./payout.inputs.ts";

/** Mutations of several commissions at once, and of their payment. */
@Resolver()
export class PayoutActsResolver {
  /**
   * Pays an approved commission under the seller's monthly limit; the receipt is a JPG, PNG or PDF of up to
   * 10 MB.
   */
  @May("payCommissions")
  @ByTable(commissionActs, "pay")
  @Mutation(() => Commission)
  async payCommission(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => CommissionNoteInput, { defaultValue: {} }) input: CommissionNoteInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload>,
  ) {
    return read.one(Commission, info, { id: await run(payCommission, { id, input, file: file ?? null }) });
  }

  /** Approves several commissions: all of them, or none. */
  @May("manageCommissions")
  @NotFound(NO_COMMISSION)
  @Mutation(() => [Commission])
  async approveCommissions(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => CommissionIdsInput) { ids }: CommissionIdsInput,
  ) {
    const approved = await run(approveCommissions, { ids });
    return read.list(Commission, info, { where: { id: { $in: [...approved] } }, orderBy: { id: "asc" } });
  }

  /**
   * Pays several approved commissions under the limits of their sellers: all of them, or none. One receipt,
   * JPG, PNG or PDF of up to 10 MB, proves them all.
   */
  @May("payCommissions")
  @NotFound(NO_COMMISSION)
  @Mutation(() => CommissionPayout)
  async payCommissions(
    @Ctx() { read, run, services }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => PayCommissionsInput) input: PayCommissionsInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) file?: Promise<FileUpload> | null,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string | null,
  ) {
    const { bytes, ...named } = file ? await readUpload(file) : { bytes: null };
    const receipt = bytes && (await services.storage.put(bytes, named as never));
    const once = { key, operation: "payCommissions" };
    return read.one(CommissionPayout, info, { id: await run(payCommissions, { input, receipt }, once) });
  }

  /** Returns the file with which a bank makes the payments of one act, or of a choice of commissions. */
  @May("payCommissions")
  @NeverByToken()
  @NotFound(NO_COMMISSION)
  @Mutation(() => BankFile)
  exportPayout(@Ctx() { run }: Context, @Arg("input", () => ExportPayoutInput) input: ExportPayoutInput) {
    return run(exportPayout, input);
  }
}
