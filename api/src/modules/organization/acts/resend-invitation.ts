import type { Work } from "../../../core/mutation/work.ts";
import { sendInvitation } from "../../accounts/invitation/send-invitation.ts";
import { lockFor } from "../user.access.ts";

/** Mails an invited person a new link to choose a password; the former link expires. */
export async function resendInvitation(work: Work, { userId }: { userId: number }): Promise<number> {
  const user = await lockFor(work, "resendInvitation", userId);
  await sendInvitation(work, user);
  return user.id;
}
