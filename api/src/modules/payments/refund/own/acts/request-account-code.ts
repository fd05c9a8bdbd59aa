import { codeLimits, issueCode } from "../../../../../core/auth/one-time-codes.ts";
import { queueMail } from "../../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../../core/mutation/work.ts";
import { findOwnRefund, lockRefund } from "../../refund.access.ts";
import { accountCodeLetter } from "../../refund.mail.ts";
import { refuseRefundAct } from "../../refund-state.ts";

/** Sends the code that a client needs to enter the account of a refund, to the client's stored e-mail. */
export async function requestAccountCode(work: Work, { id }: { id: string }): Promise<string> {
  const refund = await findOwnRefund(work, id);
  const payable = await lockRefund(work, refund);
  await refuseRefundAct(work, refund, "giveAccount");
  const code = await issueCode(work, "refund-account", refund.id);

  work.audit("refund.account-code-sent", refund.id, {});
  const content = await payable.content(work.em);
  await queueMail(work, {
    key: `refund-account-code:${code.id}`,
    to: content.client.email,
    ...accountCodeLetter(content, refund, code.digits, codeLimits.minutes),
  });
  return refund.id;
}
