import type { Work } from "../../../../core/mutation/work.ts";
import type { RefundAccount } from "../account/refund-account.type.ts";
import { openAccount } from "../account/refund-account-number.ts";
import { lockVisibleRefund } from "../refund.access.ts";
import { refuseRefundAct } from "../refund-state.ts";

/** Returns the full account of a refund to the person who pays it; the history records who viewed it. */
export async function showRefundAccount(work: Work, { id }: { id: string }): Promise<RefundAccount> {
  const { refund } = await lockVisibleRefund(work, id);
  await refuseRefundAct(work, refund, "showAccount");
  const { accountBank, accountKind, accountHolder, accountDocumentType } = refund;
  const number = openAccount(work.services, refund) ?? "";
  work.audit("refund.account-shown", id, { banco: accountBank ?? "", numeroCuenta: number });
  return {
    bank: accountBank ?? "",
    kind: accountKind!,
    number,
    holder: accountHolder ?? "",
    documentType: accountDocumentType!,
    document: refund.accountDocument ?? "",
  };
}
