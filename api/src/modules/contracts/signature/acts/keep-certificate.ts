import { hoursAfter } from "../../../../core/colombia/days.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { SealLevel } from "../../../../core/sealing/seal-level.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import {
  endDocuments,
  issueDocument,
  verificationUrl,
} from "../../../../core/verification/issue-document.ts";
import "../../contract/contract.audit.ts";
import { signedLetter, signedSubject } from "../../contract/paper/contract.mail.ts";
import { howToPayNext } from "../../contract/paper/contract-payment.ts";
import { keepVersion } from "../../contract/paper/contract.print.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { Signature } from "../signature.entity.ts";
import { SignedVersion } from "../signed-version.entity.ts";
import { latestSigned } from "../../contract/paper/latest-signed.ts";

/** Hours after which a time stamp is asked for again that was not had at once. */
const STAMP_HOURS = 5 / 60;

/** Keeps the signed PDF of a signature, once, and mails it to who signed. */
export async function keepCertificate(
  work: Work,
  { signatureId, stored, level }: { signatureId: string; stored: StoredBytes; level: SealLevel },
): Promise<void> {
  const signature = await work.em.findOneOrFail(
    Signature,
    { id: signatureId },
    { populate: ["version", "contract"] },
  );
  const { contract, version, content, verificationCode: code } = signature;
  await work.lock(contract);
  if (content === null || (await latestSigned(work.em, signatureId))) return;

  const { contentHash: hash, howToPay, agencySigner } = version;
  const made = await keepVersion(work, contract, {
    ...{ stored, hash, howToPay, agencySigner },
    signed: true,
  });
  const first = new SignedVersion();
  Object.assign(first, { signature, version: made, number: 1, level, madeAt: work.now });
  work.add(first);
  contract.certificateDueAt =
    level === "b_b" && work.services.sealer.stamps ? hoursAfter(work.now, STAMP_HOURS) : null;
  const stands = contract.status !== "cancelled";
  await endDocuments(work, contract.id, "reemplazado", ["contract"]);
  issueDocument(work, {
    ...{ kind: "signed_contract", number: contract.contractNumber, recordId: contract.id, code },
    ...{ sha256: made.sha256, priorSha256: signature.sha256, state: stands ? "vigente" : "anulado" },
  });
  work.audit("contract.certified", contract.id, { version: made.number, sha256: made.sha256 });
  if (!stands) return;
  const { publicUrl } = work.services.config;
  const { key: storageKey, filename, contentType, size } = stored;
  await queueMail(work, {
    key: `contract-signed:${contract.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: signedSubject(contract.contractNumber),
    letter: signedLetter(
      content,
      { verification: verificationUrl(publicUrl, code), page: await paymentLink(work, contract) },
      await howToPayNext(work, contract),
    ),
    attachments: [{ filename, storageKey, contentType, size }],
  });
}
