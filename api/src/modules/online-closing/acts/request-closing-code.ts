import { codeLimits, issueCode } from "../../../core/auth/one-time-codes.ts";
import { maskedEmail } from "../../../core/colombia/emails.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { lockForClient, refuseEnded } from "../closing.access.ts";
import { queueClosingCode } from "../closing.mail.ts";

/** Mails the code with which a client continues in another browser. Returns the masked address. */
export async function requestClosingCode(work: Work, { quoteId }: { quoteId: string }): Promise<string> {
  const { quote, closing } = await lockForClient(work, quoteId);
  refuseEnded(closing);
  const sentTo = maskedEmail(quote.emailCliente);
  const { id, digits } = await issueCode(work, "closing", quote.id, { channel: "mail", sentTo });
  await queueClosingCode(work, quote, { id, digits, minutes: codeLimits.minutes });
  work.audit("quote.closing-code-sent", quote.id, {});
  return sentTo;
}
