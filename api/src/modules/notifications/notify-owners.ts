import type { MailKind } from "../../core/mail-kinds.ts";
import { queueMail } from "../../core/mail/queue-mail.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { OWNER } from "../accounts/permissions.rules.ts";
import { noticeOf, notify, type NoticeText } from "./notify.ts";

/** Notice to all owners, with the kind and subject of the mail. */
interface OwnersNotice extends NoticeText {
  readonly title: string;
  readonly mail: MailKind;
  /** Sentence with the next step for an owner who did not expect the access. */
  readonly otherwise: string;
}

/**
 * Notifies all owners, including the one who acted, of access that outlives the session in which it was
 * created. They get a notice and a separate mail that no preference suppresses. The kind of notice must have
 * `letter` set.
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
