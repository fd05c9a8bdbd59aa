import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { askForAccount } from "../notify-client.ts";
import { lockVisibleRefund } from "../refund.access.ts";
import { refuseRefundAct } from "../refund-state.ts";

/**
 * E-mails the client a request for the account of the refund, at most once a day. Returns the refund's id.
 */
export async function askRefundAccount(work: Work, { id }: { id: string }): Promise<string> {
  const { refund, payable } = await lockVisibleRefund(work, id);
  await refuseRefundAct(work, refund, "askAccount");
  if (!(await askForAccount(work, payable, refund)))
    throw conflict("El cliente no tiene correo: llámalo y escribe tú la cuenta.");
  work.audit("refund.account-asked", id, {});
  return id;
}
