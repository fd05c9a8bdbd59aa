import type { JobContext } from "../../../core/jobs/jobs.ts";
import { verificationUrl } from "../../../core/verification/issue-document.ts";
import { documentText } from "../contract/print/contract-content.ts";
import { printedToken, throughToken } from "../contract/print/contract-payment.ts";
import type { Certificate } from "../contract/print/contract.pdf.ts";
import { printed, putContract } from "../contract/print/contract.print.ts";
import { latestSigned } from "../contract/print/latest-signed.ts";
import { keepCertificate } from "./acts/keep-certificate.ts";
import { keepStamp } from "./acts/keep-stamp.ts";
import { Signature } from "./signature.entity.ts";
import type { SignedVersion } from "./signed-version.entity.ts";

/**
 * Makes, stores and mails the signed PDF of a signature. If the PDF exists but lacks its time stamp, only
 * the time stamp is added. A finished PDF is not made again.
 */
export async function certify(context: JobContext, signatureId: string): Promise<void> {
  const em = context.services.orm.em.fork();
  const signature = await em.findOneOrFail(
    Signature,
    { id: signatureId },
    { populate: ["version", "contract"] },
  );
  const latest = await latestSigned(em, signatureId);
  if (!latest) await makeCertificate(context, signature);
  else if (awaitsStamp(signature, latest)) await stampCertificate(context, signature, latest);
}

async function makeCertificate({ services, run }: JobContext, signature: Signature): Promise<void> {
  const { id: signatureId, content, version } = signature;
  if (content === null) return;
  const payToken = printedToken(version.howToPay);
  // As of the signature: the same pages whenever they are printed.
  const pages = await printed({ services, now: signature.signedAt }, content, {
    howToPay: throughToken(payToken, version.howToPay),
    agencySigner: version.agencySigner,
    certificate: certificateOf(signature, services.config.publicUrl),
  });
  const { bytes, level } = await services.sealer.seal(pages, reasonOf(content.number));
  const stored = await putContract(services, content.number, bytes);
  await run(keepCertificate, { signatureId, stored, level, payToken });
}

/** Requests a missing time stamp; if the request fails, the time stamp stays due. */
async function stampCertificate(
  { services, run }: JobContext,
  { id: signatureId, contract: { contractNumber } }: Signature,
  latest: SignedVersion,
): Promise<void> {
  const bytes = await services.storage.bytes(latest.version.fileKey);
  try {
    const stamped = await services.sealer.stamp(bytes);
    const stored = await putContract(services, contractNumber, stamped.bytes);
    await run(keepStamp, { signatureId, after: latest.number, stored, level: stamped.level, payToken: null });
  } catch (error) {
    services.log.warn({ err: error, signatureId }, "a signed contract was not stamped");
  }
}

/** Returns whether the seal of a signature's latest PDF still needs a time stamp. */
const awaitsStamp = ({ contract }: Signature, { level }: SignedVersion): boolean =>
  level === "b_b" && contract.certificateDueAt !== null;

/** Returns the reason for the seal, which PDF readers display. */
const reasonOf = (number: string): string => `Firma electrónica del contrato ${number}`;

/** Returns the content of a signature's certificate page. */
export function certificateOf(signature: Signature, publicUrl: string): Certificate {
  const { version, signerDocumentType, signerDocument, chainPosition, chainHash } = signature;
  return {
    drawing: signature.drawing,
    signerName: signature.signerName,
    signerDocument: documentText(signerDocumentType, signerDocument),
    signerEmail: signature.signerEmail,
    signedAt: signature.signedAt,
    acceptedTerms: signature.acceptedTerms,
    sha256: signature.sha256,
    shownVersion: version.number,
    code: signature.withCode ? { channel: signature.channel, sentTo: signature.codeSentTo } : null,
    byLink: signature.linkId !== null,
    carriedBy: signature.carriedBy,
    emailChanges: signature.emailChanges ?? [],
    ip: signature.ip,
    userAgent: signature.userAgent,
    verificationCode: signature.verificationCode,
    verificationUrl: verificationUrl(publicUrl, signature.verificationCode),
    head: chainPosition === null || chainHash === null ? null : { position: chainPosition, hash: chainHash },
  };
}
