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
 * Decides how much of the payments of a cancelled contract is refunded to the client, and by which day. A
 * decision to refund nothing is recorded in the history with its reason. Returns the contract's id.
 * @throws Refusal CONFLICT when the refundable amount differs from the one displayed to the person.
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
