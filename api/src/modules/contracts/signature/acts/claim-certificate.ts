import { hoursAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { certificateHours } from "../certificate-hours.rules.ts";
import { Signature } from "../signature.entity.ts";

/**
 * Queues the job that makes the signed PDF of a contract, when that PDF is due. It replaces a waiting job
 * for the same PDF.
 */
export async function claimCertificate(work: Work, { contractId }: { contractId: string }): Promise<void> {
  const contract = await work.em.findOneOrFail(Contract, { id: contractId });
  await work.lock(contract);
  if (contract.certificateDueAt === null || contract.certificateDueAt > work.now) return;
  contract.certificateDueAt = hoursAfter(work.now, certificateHours.claimed);
  const { id: signatureId } = await work.em.findOneOrFail(
    Signature,
    { contract: contractId, version: { addendum: null } },
    { orderBy: { signedAt: "desc" } },
  );
  await work.job("contracts.certificate", { signatureId }, `certificate:${signatureId}`);
}
