import { make } from "../../../core/rows.ts";
import { hoursAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { SealLevel } from "../../../core/sealing/seal-level.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import type { ContractVersion } from "../contract/print/contract-version.entity.ts";
import { keepVersion } from "../contract/print/contract.print.ts";
import { latestSigned } from "../contract/print/latest-signed.ts";
import { certificateHours } from "./certificate-hours.rules.ts";
import type { Signature } from "./signature.entity.ts";
import { SignedVersion } from "./signed-version.entity.ts";

/** A new or time-stamped signed PDF. */
export interface SignedPdf {
  readonly signatureId: string;
  /** Number of the version that this PDF follows; 0 for the first signed PDF. */
  readonly after: number;
  readonly stored: StoredBytes;
  readonly level: SealLevel;
  /**
   * Token of the payment link printed in the PDF; null when no link is printed, or the link is already
   * stored.
   */
  readonly payToken: string | null;
}

/**
 * Stores a signed PDF as the next version of a signature whose contract is locked. Null when another process
 * stored that version first.
 */
export async function keepSignedVersion(
  work: Work,
  signature: Signature,
  { after, stored, level, payToken }: Omit<SignedPdf, "signatureId">,
): Promise<ContractVersion | null> {
  if (((await latestSigned(work.em, signature.id))?.number ?? 0) !== after) return null;
  const { contract, version } = signature;
  const { contentHash: hash, content, howToPay, agencySigner, addendum } = version;
  const kept = await keepVersion(work, contract, {
    stored,
    hash,
    content,
    howToPay,
    payToken,
    agencySigner,
    signed: true,
    addendum,
  });
  const next = make(SignedVersion, { signature, version: kept, number: after + 1, level, madeAt: work.now });
  work.add(next);
  return kept;
}

/**
 * Returns the time at which a newly stored signed PDF gets its time stamp; null when the PDF has one, or no
 * further attempt is due.
 */
export const stampDueAt = (work: Work, { after, level }: Pick<SignedPdf, "after" | "level">): Date | null =>
  after === 0 && level === "b_b" && work.services.sealer.stamps
    ? hoursAfter(work.now, certificateHours.stamped)
    : null;
