import { blankText } from "../../../../core/mail/blank-texts.ts";
import { classOf } from "../../../../core/mail-kinds.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockWaitingMail } from "../lock-waiting-mail.ts";

/**
 * Discards a waiting message: it is never sent, and its text is deleted.
 * @throws Refusal CONFLICT when the message is no longer waiting.
 */
export async function dropWaitingMail(work: Work, { id }: { readonly id: string }): Promise<void> {
  const mail = await lockWaitingMail(work, id);
  mail.droppedAt = work.now;
  await blankText(work, id);
  work.audit("waiting-mail.dropped", id, { what: classOf(mail.key).waits ?? "" });
}
