import { isDeepStrictEqual } from "node:util";
import { make } from "../../../../core/rows.ts";
import type { AgencySigner } from "../../../content/agency/agency-data.ts";
import type { HowToPay } from "../../../content/agency-account/how-to-pay-block.rules.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Services } from "../../../../core/context.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { STALE } from "../../../../core/mutation/stale.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { LOGO } from "../../../../core/pdf/mark.piece.ts";
import { printedPicture } from "../../../../core/pdf/pictures.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import {
  endDocuments,
  issueDocument,
  verificationUrl,
} from "../../../../core/verification/issue-document.ts";
import { newVerificationCode } from "../../../../core/verification/verification-code.ts";
import {
  type BoundContent,
  boundContent,
  type ContractContent,
  contractContent,
  hashOfContent,
  saysTheSame,
} from "./contract-content.ts";
import type { Addendum } from "../../addendum/addendum.entity.ts";
import type { Contract } from "../contract.entity.ts";
import { howToPayFirst, paysTheSame, printedToken, throughToken } from "./contract-payment.ts";
import { type Certificate, contractFilename, contractPdf } from "./contract.pdf.ts";
import { keepPrintedLink } from "../../plan/payment-link.ts";
import { ContractVersion } from "./contract-version.entity.ts";

/** Content of a contract at one moment, and its PDF unless a version with the same content exists. */
export interface Printed {
  readonly content: ContractContent;
  readonly hash: string;
  readonly howToPay: HowToPay | null;
  readonly agencySigner: AgencySigner | null;
  /** Verification code of the new version, which its PDF prints. */
  readonly code: string;
  /**
   * Token of the payment link printed in the PDF; null when online payments are not available. Only its hash
   * is stored.
   */
  readonly payToken: string | null;
  /** Uploaded PDF; null when the latest version has the same content. */
  readonly stored: StoredBytes | null;
}

/** Values that the PDF of a contract needs besides its content. */
interface Extras {
  readonly howToPay: HowToPay | null;
  readonly agencySigner: AgencySigner | null;
  /** Verification code of an unsigned version; absent for a draft that only staff see. */
  readonly code?: string;
  /** Certificate of the signed version, which includes its verification code. */
  readonly certificate?: Certificate;
}

/** Printed PDF that becomes a version. */
interface Keeping extends Pick<Printed, "hash" | "howToPay" | "agencySigner" | "payToken"> {
  readonly stored: StoredBytes;
  readonly signed: boolean;
  /** Content of the contract at that version; null when it was not stored. */
  readonly content: BoundContent | null;
  /** Addendum that was printed; absent when the contract itself was printed. */
  readonly addendum?: Addendum | null;
}

/**
 * Returns the signer for the agency on a print of this content: the currently configured person. A contract
 * that was sent keeps its signer until its content changes.
 */
export async function agencySignerOfPrint(
  { services }: Pick<Scope, "services">,
  { sentAt }: Contract,
  latest: ContractVersion | null,
  content: ContractContent,
): Promise<AgencySigner | null> {
  if (latest && sentAt !== null && saysTheSame(latest, content)) return latest.agencySigner;
  return (await services.agency.current()).signer;
}

/** Returns the latest PDF of a contract; a signed one is always the latest. */
export const latestVersion = ({ em }: Scope, contract: Contract): Promise<ContractVersion | null> =>
  em.findOne(ContractVersion, { contract: contract.id, addendum: null }, { orderBy: { number: "desc" } });

/** Returns the PDF bytes of a contract, printed as of the given time. */
export async function printed(
  { services, now }: Pick<Scope, "services" | "now">,
  content: ContractContent,
  { code, certificate, ...beside }: Extras,
): Promise<Buffer> {
  const { pdf, storage, agency, config } = services;
  const url = code ? verificationUrl(config.publicUrl, code) : null;
  const known = await agency.current();
  const logo = await printedPicture(storage, known.logo, LOGO);
  const extras = { ...beside, logo, certificate: certificate ?? null, verificationUrl: url };
  return pdf.print(contractPdf(content, known, now, extras));
}

/** Uploads the PDF of a contract to storage, before the act that records it. */
export const putContract = (
  { storage }: Pick<Services, "storage">,
  number: string,
  bytes: Buffer,
): Promise<StoredBytes> =>
  storage.put(bytes, { filename: contractFilename(number), contentType: "application/pdf" });

/** Prints a content and uploads the PDF to storage, before the act that records it. */
export const print = async (scope: Scope, content: ContractContent, extras: Extras): Promise<StoredBytes> =>
  putContract(scope.services, content.number, await printed(scope, content, extras));

/** Returns whether the latest PDF of a contract is final: a signed contract is never printed again. */
export const isFinal = (contract: Contract, latest: ContractVersion): boolean =>
  latest.signed || contract.signedAt !== null;

/**
 * Prints the contract unless its latest version has the same content. A signed contract is never printed
 * again.
 */
export async function printIfChanged(scope: Scope, contract: Contract): Promise<Printed> {
  return printUnless(
    scope,
    contract,
    (latest, now) => isFinal(contract, latest) || looksTheSame(latest, now),
  );
}

/** Prints an unsigned contract even if its latest version has the same content. */
export const printAnew = (scope: Scope, contract: Contract): Promise<Printed> =>
  printUnless(scope, contract, () => false);

/** Prints the contract unless `stays` accepts its latest version. */
async function printUnless(
  scope: Scope,
  contract: Contract,
  stays: (latest: ContractVersion, now: Pick<Printed, "content" | "howToPay" | "agencySigner">) => boolean,
): Promise<Printed> {
  const content = await contractContent(scope.em, contract);
  const hash = hashOfContent(content);
  const howToPay = await howToPayFirst(scope, contract, content);
  const latest = await latestVersion(scope, contract);
  const agencySigner = await agencySignerOfPrint(scope, contract, latest, content);
  const stands = latest !== null && stays(latest, { content, howToPay, agencySigner });
  const code = newVerificationCode();
  const payToken = printedToken(howToPay);
  const ways = throughToken(payToken, howToPay);
  const stored = stands ? null : await print(scope, content, { howToPay: ways, agencySigner, code });
  return { content, hash, howToPay, agencySigner, code, payToken, stored };
}

/**
 * Returns whether a version prints the given content and ways to pay, and names the given signer for the
 * agency.
 */
export const looksTheSame = (
  version: ContractVersion,
  { content, howToPay, agencySigner }: Pick<Printed, "content" | "howToPay" | "agencySigner">,
): boolean =>
  saysTheSame(version, content) &&
  paysTheSame(version, howToPay) &&
  isDeepStrictEqual(version.agencySigner, agencySigner);

/**
 * Records printed bytes as the next version of a locked contract. Unless it belongs to an addendum, the
 * contract's links open this version from now on.
 */
export async function keepVersion(
  work: Work,
  contract: Contract,
  { stored, hash, content, howToPay, agencySigner, payToken, signed, addendum }: Keeping,
): Promise<ContractVersion> {
  const last = await work.em.findOne(
    ContractVersion,
    { contract: contract.id },
    { orderBy: { number: "desc" } },
  );
  await keepFile(work, stored, { type: "contract", id: contract.id });
  const version = make(ContractVersion, {
    contract,
    signed,
    howToPay,
    agencySigner,
    addendum: addendum ?? null,
    number: (last?.number ?? 0) + 1,
    contentHash: hash,
    content: content && boundContent(content),
    madeAt: work.now,
    fileKey: stored.key,
    filename: stored.filename,
    size: stored.size,
    sha256: stored.sha256,
  });
  work.add(version);
  if (payToken !== null) await keepPrintedLink(work, contract, payToken);
  if (addendum) return version;
  contract.pdfFileKey = stored.key;
  contract.contratoPdfGeneradoAt = work.now;
  return version;
}

/** Records a print for signature, with its verification code. */
async function keepUnsigned(work: Work, contract: Contract, printed: Printed, stored: StoredBytes) {
  const version = await keepVersion(work, contract, { ...printed, stored, signed: false });
  const { number, sha256 } = version;
  await endDocuments(work, contract.id, "reemplazado", ["contract"]);
  issueDocument(work, {
    kind: "contract",
    number: contract.contractNumber,
    recordId: contract.id,
    code: printed.code,
    sha256,
  });
  work.audit("contract.pdf-made", contract.id, { version: number, sha256 });
  return version;
}

/**
 * Returns the version of a locked contract with the printed content.
 * @throws Refusal CONFLICT when the contract changed in the meantime.
 */
export async function versionOf(work: Work, contract: Contract, printed: Printed): Promise<ContractVersion> {
  const latest = await latestVersion(work, contract);
  if (latest && isFinal(contract, latest)) return latest;
  await refuseStale(work, contract, printed);
  if (latest && looksTheSame(latest, printed)) return latest;
  return keepAnew(work, contract, printed);
}

/**
 * Records a print as the next version of a locked contract.
 * @throws Refusal CONFLICT when the contract changed in the meantime.
 */
export async function keepAnew(work: Work, contract: Contract, printed: Printed): Promise<ContractVersion> {
  await refuseStale(work, contract, printed);
  if (!printed.stored) throw conflict(STALE);
  return keepUnsigned(work, contract, printed, printed.stored);
}

async function refuseStale(work: Work, contract: Contract, { hash }: Printed): Promise<void> {
  if (hashOfContent(await contractContent(work.em, contract)) !== hash) throw conflict(STALE);
}
