import type { Context } from "../../../core/context.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { BankLine } from "../../../core/sheet/bank-file.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { accountKindNames } from "../../accounts/banking/bank.rules.ts";
import { shownAccount } from "../../accounts/banking/shown-account.ts";
import { openAccount } from "../../accounts/account/user-account.ts";
import { BankingDetails } from "../../accounts/banking/banking-details.entity.ts";

/** Net amount paid to a seller in one act, in COP. */
export interface PaidSeller {
  readonly seller: User;
  readonly neto: Cop;
}

/**
 * Returns a seller's account as text, for the people who pay the seller; null when the bank details are
 * incomplete.
 */
export async function accountOf(context: Context, seller: User): Promise<string | null> {
  const { banco, tipoCuenta } = seller;
  const number = banco && tipoCuenta ? await shownAccount(context, seller) : null;
  return tipoCuenta && number ? `${banco}, ${accountKindNames[tipoCuenta]} ${number}` : null;
}

/**
 * Returns the lines of a bank payment file, with the account's holder: one for each seller who gets money.
 */
export async function bankLinesOf(
  { em, services }: Scope,
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
      number: openAccount(services, seller) ?? "",
      amount: neto,
      reference: `${reference}-${seller.id}`,
    };
  });
}
