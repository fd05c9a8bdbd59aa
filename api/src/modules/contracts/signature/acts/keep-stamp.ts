import type { Work } from "../../../../core/mutation/work.ts";
import type { SealLevel } from "../../../../core/sealing/seal-level.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { noteFurther } from "../../../../core/verification/issue-document.ts";
import "../../contract/contract.audit.ts";
import { keepVersion } from "../../contract/paper/contract.print.ts";
import { Signature } from "../signature.entity.ts";
import { SignedVersion } from "../signed-version.entity.ts";
import { latestSigned } from "../../contract/paper/latest-signed.ts";

/** What came of asking for a time stamp. */
interface Stamp {
  readonly signatureId: string;
  /** The number of the version that was stamped: a later one needs no stamp. */
  readonly after: number;
  readonly stored: StoredBytes;
  readonly level: SealLevel;
}

/** Keeps a signed PDF that was stamped as the next version of its signature; the one before stays. */
export async function keepStamp(work: Work, { signatureId, after, stored, level }: Stamp): Promise<void> {
  const signature = await work.em.findOneOrFail(
    Signature,
    { id: signatureId },
    { populate: ["version", "contract"] },
  );
  const { contract, version, verificationCode } = signature;
  await work.lock(contract);
  const latest = await latestSigned(work.em, signatureId);
  if (latest?.number !== after) return;
  const { contentHash: hash, howToPay, agencySigner } = version;
  const made = await keepVersion(work, contract, {
    ...{ stored, hash, howToPay, agencySigner },
    signed: true,
  });
  const next = new SignedVersion();
  Object.assign(next, { signature, version: made, number: after + 1, level, madeAt: work.now });
  work.add(next);
  contract.certificateDueAt = null;
  await noteFurther(work, verificationCode, made.sha256);
  work.audit("contract.stamped", contract.id, { version: made.number, sha256: made.sha256 });
}
