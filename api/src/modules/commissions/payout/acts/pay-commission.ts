import type { FileUpload } from "graphql-upload-minimal";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { storeUpload } from "../../../../core/storage/store-upload.ts";
import { spendApprovals } from "../../../approvals/second-person.ts";
import type { CommissionNoteInput } from "../../commission/commission.inputs.ts";
import { bookPayout } from "../book-payout.ts";
import { lockLines, problemsOf } from "../payable-lines.ts";

interface Payout {
  readonly id: string;
  readonly input: CommissionNoteInput;
  /** Receipt of the payment; null when there is none. */
  readonly file: Promise<FileUpload> | null;
}

/**
 * Pays an approved commission to a seller whose documents are approved, within their monthly limit. The
 * seller's row is locked first, so that two simultaneous payments cannot exceed the limit together.
 */
export const payCommission: PreparedAct<Payout, StoredBytes | null, string> = {
  name: "payCommission",
  prepare: async (scope, { file }) => file && storeUpload(scope, file),

  act: async (work, { id, input }, receipt) => {
    const lines = await lockLines(work, [id]);
    const [problem] = await problemsOf(work, lines, "pay");
    if (problem) throw problem;
    await spendApprovals(work, [{ kind: "commission", id }]);
    await bookPayout(work, lines, { observaciones: input.observaciones?.trim() || null, receipt });
    return id;
  },
};
