import { addDays, monthBounds } from "../../../../core/colombia/days.ts";
import { make } from "../../../../core/rows.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findAccount } from "../../bank-account.ts";
import { BankBalance } from "../bank-balance.entity.ts";
import { BankBook } from "../bank-book.entity.ts";
import type { TypeBankBalancesInput, TypedBalanceInput } from "../statement.inputs.ts";

/**
 * Stores the opening and closing balance of an account's month as a person read them on the statement. A
 * balance that is null is removed, so that the one of the files counts again.
 */
export async function typeBalances(work: Work, { input }: { input: TypeBankBalancesInput }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const { accountId, mes, inicial, final } = input;
  await work.lockName(`bank account ${accountId}`);
  const account = await findAccount(work, accountId);
  const book =
    (await work.em.findOne(BankBook, { account })) ?? work.add(make(BankBook, { account, columns: null }));
  const { from, to } = monthBounds(mes);
  const createdBy = work.em.getReference(User, work.viewer.id);
  for (const [day, said] of [
    [addDays(from, -1), inicial ?? null],
    [to, final ?? null],
  ] as const) {
    const there = await work.em.findOne(BankBalance, { account, day, import: null });
    const next = said && { amount: said.amount, centavos: signed(said) };
    if (there?.amount === next?.amount && there?.centavos === next?.centavos) continue;
    if (there) work.em.remove(there);
    await work.save();
    if (next) work.add(make(BankBalance, { account, day, ...next, createdAt: work.now, createdBy }));
    work.audit("bank.balance-typed", book.id, {
      accountId,
      day,
      ...(next ?? { amount: null, centavos: null }),
    });
  }
  await work.save();
  return book.id;
}

/** Returns the cents of a typed balance with the sign of its pesos. */
const signed = ({ amount, centavos }: TypedBalanceInput): number => {
  const cents = centavos ?? 0;
  return amount === 0 || cents === 0 ? cents : Math.sign(amount) * Math.abs(cents);
};
