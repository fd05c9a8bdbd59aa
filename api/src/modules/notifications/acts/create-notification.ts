import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { CreateNotificationInput } from "../notification.inputs.ts";
import { sendNotice } from "../send-notice.ts";

/**
 * Notifies one person in the caller's scope, by default the caller. NOT_FOUND `Usuario no encontrado`.
 * @throws Refusal CONFLICT for an offer to a person who withdrew consent to offers.
 */
export async function createNotification(
  work: Work,
  { input: { userId, ...notice } }: { input: CreateNotificationInput },
): Promise<string> {
  const id = await sendNotice(work, userId ?? work.viewer?.id ?? 0, notice);
  if (!id) throw conflict("Esta persona revocó su autorización: no recibe ofertas.");
  return id;
}
