import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { payableRelations, type PayableRef } from "../../payable/payable.ts";
import { Refund } from "../refund.entity.ts";
import { ERASED } from "./erase-accounts.ts";
import { keptAccount, openAccount } from "./refund-account-number.ts";

/**
 * Copies to a new refund the latest account entered for another refund of the same record, with its time and
 * author; does nothing when there is no such account.
 */
export async function bringAccount(work: Work, refund: Refund, ref: PayableRef): Promise<void> {
  const before = await work.em.findOne(
    Refund,
    {
      [payableRelations[ref.kind]]: ref.id,
      id: { $ne: refund.id },
      accountAt: { $ne: null },
      accountHolder: { $ne: ERASED },
    },
    { orderBy: { accountAt: "desc", id: "desc" } },
  );
  if (!before) return;
  const { accountBank, accountKind, accountHolder, accountDocumentType, accountDocument } = before;
  const { accountAt, accountBy } = before;
  const number = await keptAccount(work.services, refund, openAccount(work.services, before));
  const whose = { accountHolder, accountDocumentType, accountDocument };
  assign(refund, { accountBank, accountKind, ...number, ...whose, accountAt, accountBy });
}
