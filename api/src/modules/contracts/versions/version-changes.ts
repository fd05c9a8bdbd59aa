import type { Context } from "../../../core/context.ts";
import { conflict, notFound } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import type { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { findContract } from "../contract/contract.find.ts";
import { type BoundContent, contractContent, saysTheSame } from "../contract/print/contract-content.ts";
import { ContractVersion } from "../contract/print/contract-version.entity.ts";
import { Signature } from "../signature/signature.entity.ts";
import { changedVersions } from "./changed-versions.rules.ts";

/** Versions of a contract to compare. */
interface Compared {
  readonly contractId: string;
  readonly from: number;
  /** Number of the later version; null for the present contract. */
  readonly to: number | null;
}

/**
 * Returns the differences between two versions of a contract, or between a version and the present contract.
 * @throws Refusal NOT_FOUND for an unknown version, CONFLICT for a version from before contents were stored.
 */
export async function versionChanges(
  context: Context,
  { contractId, from, to }: Compared,
): Promise<ChangedTerm[]> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, contractId);
  const now = await contractContent(scope.em, contract);
  const before = await saidBy(scope, contract, now, from);
  return changedVersions(before, to === null ? now : await saidBy(scope, contract, now, to));
}

/** Returns the original PDF of a version. @throws Refusal NOT_FOUND for an unknown version. */
export async function versionPdf(
  context: Context,
  { contractId, number }: { contractId: string; number: number },
): Promise<OpenableFile> {
  const scope = Scope.of(context);
  const contract = await findContract(scope, contractId);
  const { fileKey: key, filename } = await versionOf(scope, contract, number);
  const file = { key, filename, contentType: "application/pdf" };
  return { filename, url: context.services.storage.addressOf(file) };
}

/**
 * Returns the content of a version. When it was not stored with the version, the equal content of the
 * present contract or of the signature is used.
 */
async function saidBy(
  scope: Scope,
  contract: Contract,
  now: Awaited<ReturnType<typeof contractContent>>,
  number: number,
): Promise<BoundContent> {
  const version = await versionOf(scope, contract, number);
  if (version.content) return version.content;
  // An older addendum's record has its own text, but not that of the whole contract.
  if (!version.addendum) {
    if (saysTheSame(version, now)) return now;
    const signed = await scope.em.findOne(
      Signature,
      { contract: contract.id, version: { addendum: null } },
      { populate: ["version"] },
    );
    if (signed?.content && signed.version.contentHash === version.contentHash) return signed.content;
  }
  throw conflict(
    `De la versión ${number} no se guardó el texto para compararla. Abre su PDF para ver lo que dice.`,
  );
}

async function versionOf({ em }: Scope, contract: Contract, number: number): Promise<ContractVersion> {
  const version = await em.findOne(ContractVersion, { contract: contract.id, number });
  if (!version) throw notFound("Versión no encontrada");
  return version;
}
