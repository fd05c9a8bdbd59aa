import type { Cop } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { BankLine } from "../../../core/sheet/bank-file.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { accountKindNames } from "../../accounts/banking/bank.rules.ts";
import { BankingDetails } from "../../accounts/banking/banking-details.entity.ts";

/** Net payment to a seller in one act, in COP. */
export interface PaidSeller {
  readonly seller: User;
  readonly neto: Cop;
}

/** Returns the account of a seller in words; null where the bank details are not complete. */
export const accountOf = ({ banco, tipoCuenta, numeroCuenta }: User): string | null =>
  banco && tipoCuenta && numeroCuenta ? `${banco}, ${accountKindNames[tipoCuenta]} ${numeroCuenta}` : null;

/**
 * Returns the lines of a bank payment: one for each seller with a payment, with the holder of the account.
 */
export async function bankLinesOf(
  { em }: Scope,
  lines: readonly PaidSeller[],
  reference: string,
): Promise<BankLine[]> {
  const paid = lines.filter(({ neto }) => neto > 0);
  const details = await em.find(BankingDetails, { user: { $in: paid.map(({ seller }) => seller.id) } });
  return paid.map(({ seller, neto }) => {
    const own = details.find(({ user }) => user.id === seller.id);
    return {
      document: own?.documentoTitular || seller.documentoIdentidad || "",
      holder: own?.nombreTitular || `${seller.name} ${seller.lastname}`,
      bank: seller.banco ?? "",
      kind: seller.tipoCuenta ? accountKindNames[seller.tipoCuenta] : "",
      number: seller.numeroCuenta ?? "",
      amount: neto,
      reference: `${reference}-${seller.id}`,
    };
  });
}
