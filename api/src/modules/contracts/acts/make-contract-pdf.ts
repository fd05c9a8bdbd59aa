import { conflict } from "../../../core/failure.ts";
import type { PreparedAct } from "../../../core/mutation/act.ts";
import { STALE, type Work } from "../../../core/mutation/work.ts";
import { contractContent, hashOfContent } from "../contract.content.ts";
import type { Contract } from "../contract.entity.ts";
import { findContract } from "../contract.find.ts";
import { keepVersion, latestVersion, printIfChanged, type Printed } from "../contract.print.ts";
import type { ContractVersion } from "../contract-version.entity.ts";

/** A PDF that was made or stood already. */
export interface MadePdf {
  readonly id: string;
  readonly fileKey: string;
  readonly filename: string;
  readonly madeAt: Date;
  readonly contractNumber: string;
}

/**
 * Makes a contract's PDF as it stands now; when the latest version says the same, that one is answered. Whoever may see a
 * contract may have it made: what they open is then what is kept, sent and signed.
 */
export const makeContractPdf: PreparedAct<{ id: string }, Printed, MadePdf> = {
  async prepare(reach, { id }) {
    return printIfChanged(reach, await findContract(reach, id));
  },
  async act(work, { id }, printed) {
    const contract = await findContract(work, id);
    await work.lock(contract);
    const { fileKey, filename, madeAt } = await versionOf(work, contract, printed);
    return { id: contract.id, fileKey, filename, madeAt, contractNumber: contract.contractNumber };
  },
};

/** The version of a locked contract that says what was printed. @throws Refusal CONFLICT when the contract changed meanwhile. */
export async function versionOf(work: Work, contract: Contract, { stored, hash }: Printed): Promise<ContractVersion> {
  const latest = await latestVersion(work, contract);
  if (latest?.signed) return latest;
  if (hashOfContent(await contractContent(work.em, contract)) !== hash) throw conflict(STALE);
  if (latest?.contentHash === hash) return latest;
  if (!stored) throw conflict(STALE);
  return keepVersion(work, contract, { stored, hash });
}
