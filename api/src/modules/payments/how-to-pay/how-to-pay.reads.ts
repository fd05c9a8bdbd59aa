import type { Context } from "../../../core/context.ts";
import type { HowToPay } from "../../../core/paying/how-to-pay.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { findReadableContract } from "../../contracts/contract/contract.find.ts";
import { howToPayNext } from "../../contracts/contract/paper/contract-payment.ts";
import { takesPaymentsAt } from "../payable/paid-contract.acts.rules.ts";

/**
 * How what a contract asks for next is paid; null when it takes no payments, nothing is left to ask for, or
 * the agency has told no way. NOT_FOUND for a contract out of the asker's reach.
 */
export async function howToPayContract(context: Context, id: string): Promise<HowToPay | null> {
  const scope = Scope.of(context);
  const contract = await findReadableContract(scope, id);
  return takesPaymentsAt(contract.status) ? howToPayNext(scope, contract) : null;
}
