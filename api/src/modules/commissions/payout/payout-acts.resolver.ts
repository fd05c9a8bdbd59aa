import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { BankFile } from "../../../core/sheet/bank-file.type.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { optional, orElse, repetitionKey, stored, Upload } from "../../../core/graphql/arguments.ts";
import { answered, changed, listed, mutations } from "../../../core/graphql/mutations.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { commissionActs, NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { Commission } from "../commission/commission.entity.ts";
import { CommissionNoteInput } from "../commission/commission.inputs.ts";
import { approveCommissions } from "./acts/approve-commissions.ts";
import { exportPayout } from "./acts/export-payout.ts";
import { payCommission } from "./acts/pay-commission.ts";
import { payCommissions } from "./acts/pay-commissions.ts";
import { CommissionPayout } from "./commission-payout.entity.ts";
import { CommissionIdsInput, ExportPayoutInput, PayCommissionsInput } from "./payout.inputs.ts";

/** Mutations that approve or pay several commissions at once. */
export const PayoutMutations = mutations({
  payCommission: changed(
    Commission,
    payCommission,
    { id: ID, input: orElse(CommissionNoteInput, {}), file: optional(Upload) },
    Does(commissionActs, "pay"),
  ),
  approveCommissions: listed(
    Commission,
    { id: "asc" },
    approveCommissions,
    { input: CommissionIdsInput },
    May("manageCommissions"),
    NotFound(NO_COMMISSION),
  ),
  payCommissions: changed(
    CommissionPayout,
    payCommissions,
    { input: PayCommissionsInput, receipt: optional(stored(storeUpload)), idempotencyKey: repetitionKey },
    May("payCommissions"),
    NotFound(NO_COMMISSION),
  ),
  exportPayout: answered(
    BankFile,
    exportPayout,
    { input: ExportPayoutInput },
    May("payCommissions"),
    NeverByToken(),
    NotFound(NO_COMMISSION),
  ),
});
