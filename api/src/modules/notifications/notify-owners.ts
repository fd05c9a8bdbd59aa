import type { MailKind } from "../../core/mail-kinds.ts";
import { queueMail } from "../../core/mail/queue-mail.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { OWNER } from "../accounts/permissions.rules.ts";
import { noticeOf, notify, type NoticeText } from "./notify.ts";

/** Notice to every owner, with the kind and the subject of its mail. */
interface OwnersNotice extends NoticeText {
  readonly title: string;
  readonly mail: MailKind;
  /** Sentence on the next step for an owner who did not expect it. */
  readonly otherwise: string;
}

/**
 * Notifies every owner, including the one who acted, by a notice and by a separate mail that no preference
 * suppresses, of access that outlives the session that made it. Its kind of notice names a letter.
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
