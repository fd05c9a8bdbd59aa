import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import type { Answered } from "../../../payments/payment/suspicion/ask-reason.ts";
import { acceptProposal } from "../../matching/acts/accept-proposal.ts";
import { BankProposal } from "../../matching/proposal.entity.ts";
import { acceptOutflow } from "./accept-outflow.ts";

interface Args extends Answered {
  readonly id: string;
  readonly among?: boolean;
  /** Proof of a payment that accepting registers. */
  readonly receipt?: StoredBytes | null;
}

/** Accepts a proposal, of a receipt or of an outflow. */
export async function acceptMatch(
  work: Work,
  { id, receipt = null, among = false, ...answered }: Args,
): Promise<string> {
  const proposal = await work.em.findOne(BankProposal, { id });
  return proposal?.concept
    ? acceptOutflow(work, { id, receipt, among })
    : acceptProposal(work, { id, among, ...answered });
}
