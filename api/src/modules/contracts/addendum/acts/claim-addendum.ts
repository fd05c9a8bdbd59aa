import { hoursAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { certificateHours } from "../../signature/certificate-hours.rules.ts";
import { Signature } from "../../signature/signature.entity.ts";
import { Addendum } from "../addendum.entity.ts";

/**
 * Queues the job that makes the signed PDF of an addendum, when that PDF is due. It replaces a waiting job
 * for the same PDF.
 */
export async function claimAddendum(work: Work, { id }: { id: string }): Promise<void> {
  const addendum = await work.em.findOneOrFail(Addendum, { id });
  await work.lock(addendum);
  if (addendum.certificateDueAt === null || addendum.certificateDueAt > work.now) return;
  addendum.certificateDueAt = hoursAfter(work.now, certificateHours.claimed);
  const { id: signatureId } = await work.em.findOneOrFail(Signature, { version: { addendum: id } });
  await work.job("contracts.addendum-certificate", { signatureId }, `certificate:${signatureId}`);
}
