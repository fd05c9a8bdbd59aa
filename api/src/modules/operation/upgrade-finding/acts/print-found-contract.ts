import { conflict } from "../../../../core/failure.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { printContractAnew } from "../../../contracts/contract/acts/print-contract-anew.ts";
import type { Printed } from "../../../contracts/contract/print/contract.print.ts";
import { UpgradeFinding } from "../upgrade-finding.entity.ts";
import { NO_UPGRADE_FINDING, NOT_OF_LETTERS } from "../upgrade-finding.rules.ts";
import { reviewUpgradeFinding } from "./review-upgrade-finding.ts";

/**
 * Returns the id of the contract that a finding is about.
 * @throws Refusal CONFLICT when it is not about a contract.
 */
async function contractOf(scope: Scope, id: string): Promise<string> {
  const { kind, subjectId } = await scope.find(UpgradeFinding, { id }, NO_UPGRADE_FINDING);
  if (kind !== "boxed_letters") throw conflict(NOT_OF_LETTERS);
  return subjectId;
}

/**
 * Prints a contract again whose document showed some letters as boxes, sends it again if it was sent, and
 * marks the finding as reviewed.
 */
export const printFoundContract: PreparedAct<{ id: string }, Printed, void> = {
  name: "printFoundContract",
  async prepare(scope, { id }) {
    return printContractAnew.prepare(scope, { id: await contractOf(scope, id) });
  },
  async act(work, { id }, printed) {
    await printContractAnew.act(work, { id: await contractOf(work, id) }, printed);
    await reviewUpgradeFinding(work, { id });
  },
};
