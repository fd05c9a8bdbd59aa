import type { MailKind } from "../../core/mail-kinds.ts";
import { queueMail } from "../../core/mail/queue-mail.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { OWNER } from "../accounts/permissions.rules.ts";
import { noticeOf, notify, type NoticeText } from "./notify.ts";

/** Notice to every owner, with the kind of its mail and what it is about there. */
interface OwnersNotice extends NoticeText {
  readonly title: string;
  readonly mail: MailKind;
  /** Sentence on what to do about it who did not expect it. */
  readonly otherwise: string;
}

/**
 * Notifies every owner, who acted among them, by a notice and by a mail of its own that no preference keeps
 * back: of what stays open when the session that made it has ended. Its kind of notice names a letter.
 */
export async function notifyOwners(work: Work, { mail, otherwise, ...notice }: OwnersNotice): Promise<void> {
  const owners = await work.em.find(User, { role: OWNER, isActive: true }, { orderBy: { id: "asc" } });
  await notify(
    work,
    owners.map(({ id }) => id),
    noticeOf(notice),
  );
  const { title, message } = notice;
  for (const { id, name, email } of owners)
    await queueMail(work, {
      key: `${mail}:${id}:${work.origin.requestId}`,
      to: email,
      subject: title,
      letter: { preview: message, title, paragraphs: [`Hola, ${name}:`, message, otherwise] },
    });
}
