import { hoursAfter } from "../../../../core/colombia/days.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { SealLevel } from "../../../../core/sealing/seal-level.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import {
  endDocuments,
  issueDocument,
  noteFurther,
  verificationUrl,
} from "../../../../core/verification/issue-document.ts";
import { keepVersion } from "../../contract/paper/contract.print.ts";
import { latestSigned } from "../../contract/paper/latest-signed.ts";
import { Signature } from "../../signature/signature.entity.ts";
import { SignedVersion } from "../../signature/signed-version.entity.ts";
import "../addendum.audit.ts";
import { Addendum } from "../addendum.entity.ts";
import { signedAddendumLetter, signedAddendumSubject } from "../addendum.mail.ts";

/** Hours after which a time stamp is asked for again that was not had at once. */
const STAMP_HOURS = 5 / 60;

/** A signed PDF that was made, or stamped, after the version of this number. */
interface Made {
  readonly signatureId: string;
  readonly after: number;
  readonly stored: StoredBytes;
  readonly level: SealLevel;
}

/** Keeps the signed PDF of an addendum once, and mails the first; a stamped one is its next version. */
export async function keepAddendumCertificate(
  work: Work,
  { signatureId, after, stored, level }: Made,
): Promise<void> {
  const signature = await work.em.findOneOrFail(
    Signature,
    { id: signatureId },
    { populate: ["version", "contract"] },
  );
  const { contract, version, verificationCode: code } = signature;
  const addendum = await work.em.findOneOrFail(Addendum, { id: version.addendum?.id ?? "" });
  await work.lock(contract, addendum);
  if (((await latestSigned(work.em, signatureId))?.number ?? 0) !== after) return;
  const { contentHash: hash, agencySigner } = version;
  const made = await keepVersion(work, contract, {
    ...{ stored, hash, howToPay: null, agencySigner, signed: true, addendum },
  });
  const next = new SignedVersion();
  Object.assign(next, { signature, version: made, number: after + 1, level, madeAt: work.now });
  work.add(next);
  const isFirst = after === 0;
  const awaitsStamp = isFirst && level === "b_b" && work.services.sealer.stamps;
  addendum.certificateDueAt = awaitsStamp ? hoursAfter(work.now, STAMP_HOURS) : null;
  const { number } = addendum;
  const { sha256 } = made;
  work.audit("contract.addendum-certified", contract.id, { number, version: made.number, sha256 });
  if (!isFirst) return noteFurther(work, code, sha256);
  await endDocuments(work, addendum.id, "reemplazado", ["addendum"]);
  issueDocument(work, {
    ...{
      kind: "signed_addendum",
      number: `${contract.contractNumber} · Otrosí ${number}`,
      recordId: addendum.id,
    },
    ...{ code, sha256, priorSha256: signature.sha256 },
  });
  const { key: storageKey, filename, contentType, size } = stored;
  await queueMail(work, {
    key: `addendum-signed:${addendum.id}`,
    to: addendum.emailSentTo ?? contract.cliente.email,
    subject: signedAddendumSubject(contract.contractNumber),
    letter: signedAddendumLetter(addendum.content, verificationUrl(work.services.config.publicUrl, code)),
    attachments: [{ filename, storageKey, contentType, size }],
  });
}
