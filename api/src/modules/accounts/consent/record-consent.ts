import { createHash } from "node:crypto";
import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Consent } from "./consent.entity.ts";
import { isStaff } from "../staff.rules.ts";
import {
  type ConsentPurpose,
  type ConsentText,
  consentTexts,
  type ProviderPurpose,
} from "./consent.rules.ts";

/**
 * Records a consent to the processing of a record's personal data, with version and hash of the displayed
 * text, time and origin. A channel that did not request consent is recorded once, and only while no consent
 * is recorded.
 */
export async function recordConsent(
  work: Work,
  purpose: Exclude<ConsentPurpose, ProviderPurpose>,
  recordId: string,
  given: boolean,
): Promise<void> {
  if (!given && (await work.em.count(Consent, { purpose, recordId })) > 0) return;
  const { version, text, byStaff }: ConsentText = consentTexts[purpose];
  const declared = isStaff(work.viewer) ? (byStaff ?? text) : text;
  const consent = consentOf(work, purpose, recordId, given);
  if (given) {
    consent.textVersion = version;
    consent.textSha256 = createHash("sha256").update(declared).digest("hex");
  }
  work.add(consent);
}

/** Text stored when a channel did not capture the acceptance of the card provider's documents. */
const NOT_CAPTURED = "aceptación no capturada en este canal";

/**
 * Records that the payer accepted a document of the card provider, with its URL and hash; pass null when this
 * channel captured no acceptance.
 */
export function recordAcceptance(
  work: Work,
  purpose: ProviderPurpose,
  recordId: string,
  accepted: { readonly permalink: string; readonly sha256: string } | null,
): void {
  const consent = consentOf(work, purpose, recordId, accepted !== null);
  consent.textVersion = accepted?.permalink ?? NOT_CAPTURED;
  consent.textSha256 = accepted?.sha256 ?? null;
  work.add(consent);
}

function consentOf(work: Work, purpose: ConsentPurpose, recordId: string, given: boolean): Consent {
  const { channel, ip, userAgent } = work.origin;
  const consent = make(Consent, {
    purpose,
    recordId,
    given,
    channel,
    ip,
    userAgent,
    at: work.now,
    viewerId: work.viewer?.id ?? null,
    linkId: work.link?.id ?? null,
  });
  return consent;
}
