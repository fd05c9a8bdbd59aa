import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { loadPayable } from "../../payable/payable-kinds.ts";
import { openDecided } from "../decision/decided-refund.ts";
import { announceOpened } from "../notify-client.ts";
import type { DecideRefundInput } from "../refund.inputs.ts";
import { leftToRefund } from "../refund-sums.ts";
import { changedText, refundableContractActs } from "../decision/refundable-contract.acts.rules.ts";

/**
 * Decides the part of the payments of a cancelled contract that is refunded to its client, and the day; a
 * refund of nothing leaves its reason in the history. Returns the contract's id.
 * @throws Refusal CONFLICT when another sum is left by now than the person saw.
 */
export async function decideRefund(work: Work, { input }: { input: DecideRefundInput }): Promise<string> {
  const contract = await findContract(work, input.contractId);
  const { id } = contract;
  await work.lock(contract);
  const payable = await loadPayable(work, { kind: "contract", id });
  const porDevolver = await leftToRefund(work, payable.ref);
  const { awaitsAirline } = await work.facts(contract, "awaitsAirline");
  refundableContractActs.refuse("decideRefund", work, {
    status: contract.status,
    porDevolver,
    awaitsAirline,
  });

  const { monto, porDecidir = null, motivo, dueOn = null, account = null } = input;
  if (porDecidir !== null && porDecidir !== porDevolver) throw conflict(changedText(porDevolver));
  const refund = await openDecided(work, payable, porDevolver, { monto, motivo, dueOn, account });
  if (refund) await announceOpened(work, payable, refund);
  return id;
}
