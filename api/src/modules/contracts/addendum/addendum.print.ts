import type { AgencySigner } from "../../content/agency/agency-data.ts";
import type { Services } from "../../../core/context.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { verificationUrl } from "../../../core/verification/issue-document.ts";
import { LOGO } from "../../../core/pdf/mark.piece.ts";
import { printedPicture } from "../../../core/pdf/pictures.ts";
import type { Certificate } from "../contract/print/contract.pdf.ts";
import { ContractVersion } from "../contract/print/contract-version.entity.ts";
import type { Addendum } from "./addendum.entity.ts";
import type { AddendumContent } from "./addendum.parts.ts";
import { addendumFilename, addendumPdf } from "./addendum.pdf.ts";

/** Values that the PDF of an addendum needs besides its content. */
interface Extras {
  readonly agencySigner: AgencySigner | null;
  /** Verification code of an unsigned addendum. */
  readonly code?: string;
  /** Certificate of a signed addendum, which includes its verification code. */
  readonly certificate?: Certificate;
}

/** Returns the PDF bytes of an addendum, printed as of the given time. */
export async function printedAddendum(
  { services: { pdf, storage, agency, config }, now }: Pick<Scope, "services" | "now">,
  content: AddendumContent,
  { agencySigner, code, certificate }: Extras,
): Promise<Buffer> {
  const url = code ? verificationUrl(config.publicUrl, code) : null;
  const known = await agency.current();
  const logo = await printedPicture(storage, known.logo, LOGO);
  const extras = { logo, agencySigner, certificate: certificate ?? null, verificationUrl: url };
  return pdf.print(addendumPdf(content, known, now, extras));
}

/** Uploads the PDF of an addendum to storage, before the act that records it. */
export const putAddendum = (
  { storage }: Pick<Services, "storage">,
  content: AddendumContent,
  bytes: Buffer,
): Promise<StoredBytes> =>
  storage.put(bytes, { filename: addendumFilename(content), contentType: "application/pdf" });

/** Returns the latest PDF of an addendum: the signed PDF, if it exists. */
export const latestAddendumVersion = (
  { em }: Pick<Scope, "em">,
  { id }: Addendum,
): Promise<ContractVersion | null> =>
  em.findOne(ContractVersion, { addendum: id }, { orderBy: { number: "desc" } });
