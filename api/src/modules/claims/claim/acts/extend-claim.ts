import { assign } from "../../../../core/rows.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockClaimFor } from "../claim.access.ts";
import { extendedLetter } from "../claim.mail.ts";
import { extendedUntil } from "../claim.rules.ts";
import type { ClaimReasonInput } from "../claim.inputs.ts";

/**
 * Extends the deadline of a request about data, once and before its end, and mails the reason to the person.
 */
export async function extendClaim(
  work: Work,
  { id, input: { motivo } }: { id: string; input: ClaimReasonInput },
): Promise<string> {
  const claim = await lockClaimFor(work, "extend", id);
  const [reason, from, to] = [motivo.trim(), claim.dueOn, extendedUntil(claim.kind, claim.dueOn)];
  assign(claim, { dueOn: to, extendedAt: work.now, extensionReason: reason, noticedAt: null });
  work.audit("claim.extended", id, { from, to, reason });
  await queueMail(work, { key: `claim-extended:${id}`, to: claim.email, ...extendedLetter(claim, reason) });
  return id;
}
