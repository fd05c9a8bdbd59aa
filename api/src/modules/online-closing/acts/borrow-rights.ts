import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { closingInProgress, type ClosingVisitor } from "../closing.access.ts";
import { refuseWithoutRights } from "../lent-rights.ts";

/** Rights for the acts of a closing's client, and the contract that is still to be sent. */
export interface BorrowedRights {
  readonly viewer: Viewer;
  /** Id of the draft contract of the accepted order; null when there is none, or it was sent. */
  readonly unsent: string | null;
}

/**
 * Returns the employee with whose rights a client continues. The closing is left to the seller when that
 * person may no longer create contracts.
 */
export async function borrowRights(work: Work, visitor: ClosingVisitor): Promise<BorrowedRights> {
  const found = await closingInProgress(work, visitor);
  const viewer = await refuseWithoutRights(work, found);
  const { contract } = found.closing;
  const made = contract && (await work.em.findOneOrFail(Contract, { id: contract.id }));
  return { viewer, unsent: made?.status === "draft" ? made.id : null };
}
