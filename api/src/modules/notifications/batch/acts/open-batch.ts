import { make } from "../../../../core/rows.ts";
import { badInput, forbidden, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import type { NoticeText } from "../../notification.inputs.ts";
import { writtenNotice } from "../../send-notice.ts";
import { audienceSql } from "../audience.sql.ts";
import type { NoticeAudience } from "../batch.inputs.ts";
import { NOBODY_CHOSEN } from "../batch.rules.ts";
import { NoticeBatch } from "../notice-batch.entity.ts";

interface Args {
  readonly audience: NoticeAudience;
  readonly notice: NoticeText;
}

/**
 * Saves a notice for several people in the caller's scope; a job then notifies them. Returns the batch's id.
 * NOT_FOUND `Usuario no encontrado` when one of the selected people is out of scope; then nobody is
 * notified. BAD_USER_INPUT when nobody was selected.
 */
export async function openBatch(work: Work, { audience, notice }: Args): Promise<string> {
  if (!work.viewer) throw forbidden();
  const written = writtenNotice(notice);
  const named = new Set(audience.userIds ?? []);
  const reached = await work.rows<{ id: number }>(
    audienceSql(work.viewer, { userIds: [...named] }, "system"),
  );
  if (reached.length < named.size) throw notFound("Usuario no encontrado");
  const people = await work.rows<{ id: number }>(audienceSql(work.viewer, audience, written.category));
  if (people.length === 0) throw badInput("userIds", NOBODY_CHOSEN);

  const batch = make(NoticeBatch, {
    ...written,
    sender: work.em.getReference(User, work.viewer.id),
    userIds: people.map(({ id }) => id),
    total: people.length,
    createdAt: work.now,
  });
  work.add(batch);
  await work.save();
  await work.job("notices.tell", { batchId: batch.id }, `notices:${batch.id}`);
  return batch.id;
}
