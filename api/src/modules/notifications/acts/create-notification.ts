import type { Work } from "../../../core/mutation/work.ts";
import type { CreateNotificationInput } from "../notification.inputs.ts";
import { sendNotice } from "../send-notice.ts";

/** Tells one person of one's reach, oneself unless another is named. NOT_FOUND `Usuario no encontrado`. */
export async function createNotification(
  work: Work,
  { userId, ...notice }: CreateNotificationInput,
): Promise<string> {
  const [id] = await sendNotice(work, [userId ?? work.viewer?.id ?? 0], notice);
  return id ?? "";
}
