import { NotFound } from "../../../core/failure-texts.ts";
import { orElse } from "../../../core/graphql/arguments.ts";
import { mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { approveCommission } from "./acts/approve-commission.ts";
import { NO_COMMISSION } from "./commission.acts.rules.ts";
import { CommissionNoteInput } from "./commission.inputs.ts";

/**
 * Mutations of several commissions. Each commission has its own transaction; only payments succeed or fail as
 * a whole.
 */
export const CommissionBulkResolver = mutations({
  approveEachCommission: ofEach(
    approveCommission,
    { input: orElse(CommissionNoteInput, {}) },
    May("manageCommissions"),
    NotFound(NO_COMMISSION),
  ),
});
