import type { JobContext } from "../../../core/jobs/jobs.ts";
import { latestSigned } from "../contract/print/latest-signed.ts";
import { certificateOf } from "../signature/certify.ts";
import { Signature } from "../signature/signature.entity.ts";
import { keepAddendumCertificate } from "./acts/keep-addendum-certificate.ts";
import { Addendum } from "./addendum.entity.ts";
import { addendumTitle } from "./addendum.pdf.ts";
import { printedAddendum, putAddendum } from "./addendum.print.ts";

/**
 * Makes, stores and mails the signed PDF of an addendum. If the PDF exists but lacks its time stamp, only
 * the time stamp is added. A finished PDF is not made again.
 */
export async function certifyAddendum({ services, run }: JobContext, signatureId: string): Promise<void> {
  const em = services.orm.em.fork();
  const signature = await em.findOneOrFail(Signature, { id: signatureId }, { populate: ["version"] });
  const { version } = signature;
  const addendum = await em.findOneOrFail(Addendum, { id: version.addendum?.id ?? "" });
  const { content, certificateDueAt } = addendum;
  const latest = await latestSigned(em, signatureId);
  const keep = async ({ bytes, level }: Awaited<ReturnType<typeof services.sealer.seal>>) => {
    const stored = await putAddendum(services, content, bytes);
    await run(keepAddendumCertificate, {
      signatureId,
      after: latest?.number ?? 0,
      stored,
      level,
      payToken: null,
    });
  };
  if (!latest) {
    const certificate = certificateOf(signature, services.config.publicUrl);
    const { agencySigner } = version;
    const pages = await printedAddendum({ services, now: signature.signedAt }, content, {
      agencySigner,
      certificate,
    });
    return keep(await services.sealer.seal(pages, `Firma electrónica: ${addendumTitle(content)}`));
  }
  if (latest.level !== "b_b" || certificateDueAt === null) return;
  try {
    await keep(await services.sealer.stamp(await services.storage.bytes(latest.version.fileKey)));
  } catch (error) {
    services.log.warn({ err: error, signatureId }, "a signed addendum was not stamped");
  }
}
