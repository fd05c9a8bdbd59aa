import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import {
  endDocuments,
  issueDocument,
  noteFurther,
  verificationUrl,
} from "../../../../core/verification/issue-document.ts";
import { keepSignedVersion, type SignedPdf, stampDueAt } from "../../signature/keep-signed-version.ts";
import { Signature } from "../../signature/signature.entity.ts";
import { Addendum } from "../addendum.entity.ts";
import { signedAddendumLetter, signedAddendumSubject } from "../addendum.mail.ts";

/**
 * Stores the signed PDF of an addendum as a new version, and mails the first version. The PDF with a time
 * stamp is the next version.
 */
export async function keepAddendumCertificate(work: Work, { signatureId, ...pdf }: SignedPdf): Promise<void> {
  const signature = await work.em.findOneOrFail(
    Signature,
    { id: signatureId },
    { populate: ["version", "contract"] },
  );
  const { contract, version, verificationCode: code } = signature;
  const addendum = await work.em.findOneOrFail(Addendum, { id: version.addendum?.id ?? "" });
  await work.lock(contract, addendum);
  const signed = await keepSignedVersion(work, signature, pdf);
  if (!signed) return;
  addendum.certificateDueAt = stampDueAt(work, pdf);
  const { number } = addendum;
  const { sha256 } = signed;
  work.audit("contract.addendum-certified", contract.id, { number, version: signed.number, sha256 });
  if (pdf.after > 0) return noteFurther(work, code, sha256);
  await endDocuments(work, addendum.id, "reemplazado", ["addendum"]);
  issueDocument(work, {
    kind: "signed_addendum",
    number: `${contract.contractNumber} · Otrosí ${number}`,
    recordId: addendum.id,
    code,
    sha256,
    priorSha256: signature.sha256,
  });
  const { key: storageKey, filename, contentType, size } = pdf.stored;
  await queueMail(work, {
    key: `addendum-signed:${addendum.id}`,
    to: addendum.emailSentTo ?? contract.cliente.email,
    subject: signedAddendumSubject(contract.contractNumber),
    letter: signedAddendumLetter(addendum.content, verificationUrl(work.services.config.publicUrl, code)),
    attachments: [{ filename, storageKey, contentType, size }],
  });
}
