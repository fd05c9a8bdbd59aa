import type { Work } from "../../../core/mutation/work.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import type { Payment } from "./payment.entity.ts";

/**
 * Locks the contract that a payment is for, then the payment, in the order of every act that moves money;
 * answers the contract.
 */
export async function lockWithContract(work: Work, payment: Payment): Promise<Contract> {
  const contract = await work.em.findOneOrFail(Contract, { id: payment.contract?.id ?? "" });
  await work.lock(contract, payment);
  return contract;
}
