import type { Work } from "../../../../core/mutation/work.ts";
import { noteFurther } from "../../../../core/verification/issue-document.ts";
import { keepSignedVersion, type SignedPdf } from "../keep-signed-version.ts";
import { Signature } from "../signature.entity.ts";

/** Stores a time-stamped PDF as the next version of its signature; the former version is kept. */
export async function keepStamp(work: Work, { signatureId, ...stamped }: SignedPdf): Promise<void> {
  const signature = await work.em.findOneOrFail(
    Signature,
    { id: signatureId },
    { populate: ["version", "contract"] },
  );
  const { contract, verificationCode } = signature;
  await work.lock(contract);
  // A later one needs no stamp.
  const version = await keepSignedVersion(work, signature, stamped);
  if (!version) return;
  contract.certificateDueAt = null;
  await noteFurther(work, verificationCode, version.sha256);
  work.audit("contract.stamped", contract.id, { version: version.number, sha256: version.sha256 });
}
