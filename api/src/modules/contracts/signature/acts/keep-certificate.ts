import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import {
  endDocuments,
  issueDocument,
  verificationUrl,
} from "../../../../core/verification/issue-document.ts";
import { signedLetter, signedSubject } from "../../contract/print/contract.mail.ts";
import { howToPayNext, throughLinkOf } from "../../contract/print/contract-payment.ts";
import { paymentLink } from "../../plan/payment-link.ts";
import { keepSignedVersion, type SignedPdf, stampDueAt } from "../keep-signed-version.ts";
import { Signature } from "../signature.entity.ts";

/** Stores the signed PDF of a signature once, and mails it to the signer. */
export async function keepCertificate(
  work: Work,
  { signatureId, stored, level, payToken }: Omit<SignedPdf, "after">,
): Promise<void> {
  const signature = await work.em.findOneOrFail(
    Signature,
    { id: signatureId },
    { populate: ["version", "contract"] },
  );
  const { contract, content, verificationCode: code } = signature;
  await work.lock(contract);
  if (content === null) return;
  const first = { after: 0, stored, level, payToken };
  const version = await keepSignedVersion(work, signature, first);
  if (!version) return;
  contract.certificateDueAt = stampDueAt(work, first);
  const stands = contract.status !== "cancelled";
  await endDocuments(work, contract.id, "reemplazado", ["contract"]);
  issueDocument(work, {
    kind: "signed_contract",
    number: contract.contractNumber,
    recordId: contract.id,
    code,
    sha256: version.sha256,
    priorSha256: signature.sha256,
    state: stands ? "vigente" : "anulado",
  });
  work.audit("contract.certified", contract.id, { version: version.number, sha256: version.sha256 });
  if (!stands) return;
  const { publicUrl } = work.services.config;
  const page = await paymentLink(work, contract);
  const { key: storageKey, filename, contentType, size } = stored;
  await queueMail(work, {
    key: `contract-signed:${contract.id}`,
    to: contract.emailSentTo ?? contract.cliente.email,
    subject: signedSubject(contract.contractNumber),
    letter: signedLetter(
      content,
      { verification: verificationUrl(publicUrl, code), page },
      throughLinkOf(page, await howToPayNext(work, contract)),
    ),
    attachments: [{ filename, storageKey, contentType, size }],
  });
}
