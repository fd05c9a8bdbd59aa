import { conflict } from "../../../core/failure.ts";
import { MailMessage } from "../../../core/mail/mail.entity.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { NO_WAITING_MAIL, NOT_WAITING } from "./waiting-mail.rules.ts";

/** Returns whether a message waits for the owner's decision. */
export const isWaiting = ({ waitingAt, releasedAt, droppedAt }: MailMessage): boolean =>
  waitingAt !== null && releasedAt === null && droppedAt === null;

/**
 * Loads and locks a waiting message. If two people send or discard it at the same time, the second is
 * refused.
 * @throws Refusal NOT_FOUND, or CONFLICT when the message is not waiting (any more).
 */
export async function lockWaitingMail(work: Work, id: string): Promise<MailMessage> {
  const mail = await work.forUpdate.find(MailMessage, { id, waitingAt: { $ne: null } }, NO_WAITING_MAIL);
  if (!isWaiting(mail)) throw conflict(NOT_WAITING);
  return mail;
}
