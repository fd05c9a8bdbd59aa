import { assign } from "../../../../core/rows.ts";
import { normalName } from "../../../../core/colombia/names.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { keptAccount, openAccount } from "./refund-account-number.ts";
import type { Refund } from "../refund.entity.ts";
import type { RefundAccountInput } from "../../../contracts/refund-account/refund-account.inputs.ts";
import { accountNumber, refuseAccount } from "../../../contracts/refund-account/refund-account.rules.ts";

/**
 * Sets the account of a locked refund. `by` is the staff member who entered it, null when the client did.
 * @throws Refusal BAD_USER_INPUT for an invalid account or document number, or a missing bank.
 */
export async function setAccount(
  work: Work,
  refund: Refund,
  input: RefundAccountInput,
  by: number | null,
): Promise<void> {
  refuseAccount(input);
  const bank = input.bank?.trim() ?? "";
  if (bank === "" && input.kind !== "llave") throw badInput("bank", "El banco es obligatorio");
  const accountBy = by === null ? null : work.em.getReference(User, by);
  const number = accountNumber(input);
  const isSame = openAccount(work.services, refund) === number;
  const kept = isSame ? {} : await keptAccount(work.services, refund, number);
  work.edit(refund, null, undefined, { accountAt: work.now, accountBy });
  assign(refund, {
    accountBank: bank,
    accountKind: input.kind,
    ...kept,
    accountHolder: normalName(input.holder),
    accountDocumentType: input.documentType,
    accountDocument: input.document.trim(),
  });
  const { accountBank, accountKind } = refund;
  work.audit("refund.account-set", refund.id, {
    banco: accountBank ?? "",
    tipo: accountKind ?? "",
    numeroCuenta: number,
  });
}
