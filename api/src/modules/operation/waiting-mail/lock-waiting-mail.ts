import { conflict } from "../../../core/failure.ts";
import { MailMessage } from "../../../core/mail/mail.entity.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { NO_WAITING_MAIL, NOT_WAITING } from "./waiting-mail.rules.ts";

/** Returns whether a message waits for the owner. */
export const isWaiting = ({ waitingAt, releasedAt, droppedAt }: MailMessage): boolean =>
  waitingAt !== null && releasedAt === null && droppedAt === null;

/**
 * Finds and locks a message that waits. Of two people who send or drop it at once, the second is refused.
 * @throws Refusal NOT_FOUND, or CONFLICT for one that does not wait (any more).
 */
export async function lockWaitingMail(work: Work, id: string): Promise<MailMessage> {
  const mail = await work.forUpdate.find(MailMessage, { id, waitingAt: { $ne: null } }, NO_WAITING_MAIL);
  if (!isWaiting(mail)) throw conflict(NOT_WAITING);
  return mail;
}
