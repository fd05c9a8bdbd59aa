import type { Context } from "../../../core/context.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { findReadableContract } from "../../contracts/contract/contract.find.ts";
import { howToPayNext } from "../../contracts/contract/print/contract-payment.ts";
import { takesPaymentsAt } from "../payable/paid-contract.acts.rules.ts";

/**
 * Returns the payment instructions for the next amount due of a contract. Null when the contract accepts no
 * payments, nothing is left to pay, or the agency has no account to show. NOT_FOUND for a contract that the
 * viewer may not see.
 */
export async function howToPayContract(context: Context, id: string): Promise<HowToPay | null> {
  const scope = Scope.of(context);
  const contract = await findReadableContract(scope, id);
  return takesPaymentsAt(contract.status) ? howToPayNext(scope, contract) : null;
}
