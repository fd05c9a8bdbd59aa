import type { Context } from "../../../core/context.ts";
import { forbidden } from "../../../core/failure.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { Scope } from "../../../core/mutation/scope.ts";

/**
 * Returns whether the viewer may see the purchases of a contract. The contract's client and holders of its
 * link may query them once it is signed, and get an empty list. NOT_FOUND when the viewer may not see the
 * contract, FORBIDDEN before it is signed.
 */
export async function seesPurchases(context: Context, contractId: string): Promise<boolean> {
  const { signedAt } = await findContract(Scope.of(context), contractId);
  if (may(context.viewer?.role, "readPurchases")) return true;
  if (!signedAt) throw forbidden();
  return false;
}
