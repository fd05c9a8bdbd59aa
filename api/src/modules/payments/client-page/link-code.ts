import { spendCode } from "../../../core/auth/one-time-codes.ts";
import { maskedEmail } from "../../../core/colombia/emails.ts";
import { conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";

/** Returns whether the request uses a link that was shown to staff, without the client's own account. */
const isByCarriedLink = (
  { link, viewer }: Pick<Scope, "link" | "viewer">,
  contract: Pick<Contract, "account">,
): boolean => link?.seenByStaff === true && (viewer === null || viewer.id !== contract.account?.id);

/**
 * Requires the code sent to the client when a request uses a link that was shown to staff. Links e-mailed to
 * the client and the client's account need no code.
 * @throws Refusal CONFLICT without a code, else as {@link spendCode} states.
 */
export async function refuseWithoutLinkCode(
  work: Work,
  contract: Contract,
  code: string | null | undefined,
): Promise<void> {
  if (!isByCarriedLink(work, contract)) return;
  const email = maskedEmail(contract.emailSentTo ?? contract.cliente.email);
  if (!code?.trim()) throw conflict(`Para continuar se necesita el código que enviamos a ${email}.`, "code");
  // The record of the code is locked before the code.
  await work.lock(contract);
  await spendCode(work, "payment-link", contract.id, code);
}
