import type { HowToPay } from "../../../../core/paying/how-to-pay.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { STALE } from "../../../../core/mutation/stale.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import "../contract.audit.ts";
import { type ContractContent, contractContent, hashOfContent, saysTheSame } from "./contract-content.ts";
import type { Contract } from "../contract.entity.ts";
import { howToPayFirst, paysTheSame } from "./contract-payment.ts";
import { type Certificate, contractFilename, contractPdf } from "./contract.pdf.ts";
import { ContractVersion } from "./contract-version.entity.ts";

/** What a contract says at a moment, and the PDF of it where none says the same yet. */
export interface Printed {
  readonly content: ContractContent;
  readonly hash: string;
  readonly howToPay: HowToPay | null;
  /** Null where the latest version already says this. */
  readonly stored: StoredBytes | null;
}

/** The latest PDF of a contract; a signed one stands above all. */
export const latestVersion = ({ em }: Scope, contract: Contract): Promise<ContractVersion | null> =>
  em.findOne(ContractVersion, { contract: contract.id }, { orderBy: { number: "desc" } });

/** Prints a content and puts the bytes into the storage, for an act to keep. */
export async function print(
  scope: Scope,
  content: ContractContent,
  howToPay: HowToPay | null,
  certificate: Certificate | null = null,
): Promise<StoredBytes> {
  const { pdf, storage, agency } = scope.services;
  const document = contractPdf(content, await agency.current(), scope.now, { howToPay, certificate });
  const bytes = await pdf.print(document);
  return storage.put(bytes, { filename: contractFilename(content.number), contentType: "application/pdf" });
}

/**
 * Prints a contract as it stands, unless its latest version says the same; a signed contract is never printed
 * anew.
 */
export async function printIfChanged(scope: Scope, contract: Contract): Promise<Printed> {
  const content = await contractContent(scope.em, contract);
  const hash = hashOfContent(content);
  const howToPay = await howToPayFirst(scope, contract, content);
  const latest = await latestVersion(scope, contract);
  const stands = latest !== null && (latest.signed || looksTheSame(latest, { content, howToPay }));
  return { content, hash, howToPay, stored: stands ? null : await print(scope, content, howToPay) };
}

/** Whether a version prints this content and tells to pay in this way. */
export const looksTheSame = (
  version: ContractVersion,
  { content, howToPay }: Pick<Printed, "content" | "howToPay">,
): boolean => saysTheSame(version, content) && paysTheSame(version, howToPay);

/**
 * Keeps printed bytes as the contract's next version, which its addresses open from now on. The contract is
 * locked.
 */
export async function keepVersion(
  work: Work,
  contract: Contract,
  parts: Pick<Printed, "hash" | "howToPay"> & { stored: StoredBytes; signed?: boolean },
): Promise<ContractVersion> {
  const { stored, hash, howToPay, signed = false } = parts;
  const latest = await latestVersion(work, contract);
  await keepFile(work, stored, { type: "contract", id: contract.id });
  const version = new ContractVersion();
  Object.assign(version, {
    contract,
    number: (latest?.number ?? 0) + 1,
    signed,
    contentHash: hash,
    howToPay,
    madeAt: work.now,
  });
  version.fileKey = stored.key;
  version.filename = stored.filename;
  version.size = stored.size;
  version.sha256 = stored.sha256;
  work.add(version);
  contract.pdfFileKey = stored.key;
  contract.contratoPdfGeneradoAt = work.now;
  work.audit("contract.pdf-made", contract.id, { version: version.number, sha256: version.sha256 });
  return version;
}

/**
 * The version of a locked contract that says what was printed. @throws Refusal CONFLICT when the contract
 * changed meanwhile.
 */
export async function versionOf(work: Work, contract: Contract, printed: Printed): Promise<ContractVersion> {
  const { stored, hash, howToPay } = printed;
  const latest = await latestVersion(work, contract);
  if (latest?.signed) return latest;
  if (hashOfContent(await contractContent(work.em, contract)) !== hash) throw conflict(STALE);
  if (latest && looksTheSame(latest, printed)) return latest;
  if (!stored) throw conflict(STALE);
  return keepVersion(work, contract, { stored, hash, howToPay });
}
