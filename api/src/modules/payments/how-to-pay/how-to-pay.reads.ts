import type { Context } from "../../../core/context.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { findReadableContract } from "../../contracts/contract/contract.find.ts";
import { howToPayNext } from "../../contracts/contract/print/contract-payment.ts";
import { takesPaymentsAt } from "../payable/paid-contract.acts.rules.ts";

/**
 * Returns the payment instructions for the next amount of a contract; null when it takes no payments, no
 * amount is left, or the agency has no account for it. NOT_FOUND for a contract out of the viewer's scope.
 */
export async function howToPayContract(context: Context, id: string): Promise<HowToPay | null> {
  const scope = Scope.of(context);
  const contract = await findReadableContract(scope, id);
  return takesPaymentsAt(contract.status) ? howToPayNext(scope, contract) : null;
}
