import { hoursAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { SealLevel } from "../../../core/sealing/seal-level.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import type { ContractVersion } from "../contract/paper/contract-version.entity.ts";
import { keepVersion } from "../contract/paper/contract.print.ts";
import { latestSigned } from "../contract/paper/latest-signed.ts";
import { certificateHours } from "./certificate-hours.rules.ts";
import type { Signature } from "./signature.entity.ts";
import { SignedVersion } from "./signed-version.entity.ts";

/** A signed PDF that was made, or stamped. */
export interface SignedPdf {
  readonly signatureId: string;
  /** The number of the version that it follows: 0 for the first, the certificate. */
  readonly after: number;
  readonly stored: StoredBytes;
  readonly level: SealLevel;
  /** Of the link to pay that it prints; null where it prints none, or one that is kept already. */
  readonly payToken: string | null;
}

/**
 * Keeps a signed PDF as the next version of a signature whose contract is locked; null when another one came
 * first.
 */
export async function keepSignedVersion(
  work: Work,
  signature: Signature,
  { after, stored, level, payToken }: Omit<SignedPdf, "signatureId">,
): Promise<ContractVersion | null> {
  if (((await latestSigned(work.em, signature.id))?.number ?? 0) !== after) return null;
  const { contract, version } = signature;
  const { contentHash: hash, content, howToPay, agencySigner, addendum } = version;
  const made = await keepVersion(work, contract, {
    ...{ stored, hash, content, howToPay, payToken, agencySigner, signed: true, addendum },
  });
  const next = new SignedVersion();
  Object.assign(next, { signature, version: made, number: after + 1, level, madeAt: work.now });
  work.add(next);
  return made;
}

/** When a signed PDF just kept is to be stamped; null where it carries a stamp, or no more is asked for. */
export const stampDueAt = (work: Work, { after, level }: Pick<SignedPdf, "after" | "level">): Date | null =>
  after === 0 && level === "b_b" && work.services.sealer.stamps
    ? hoursAfter(work.now, certificateHours.stamped)
    : null;
