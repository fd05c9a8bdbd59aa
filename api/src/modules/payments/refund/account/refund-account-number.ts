import type { Services } from "../../../../core/context.ts";
import type { NumberColumn } from "../../../../core/secrets/account-numbers.ts";
import type { Refund } from "../refund.entity.ts";

/** Column that holds the wrapped account numbers of refunds. */
export const refundAccounts: NumberColumn = {
  table: "refunds",
  key: "id",
  keyType: "uuid",
  column: "account_number",
  print: "account_print",
};

/** Returns the columns by which a refund keeps its account number. */
export const keptAccount = ({ accountNumbers }: Services, { id }: Refund, number: string | null) =>
  accountNumbers.keep(number, refundAccounts, id);

/** Returns the account number of a refund, opened; null without a number. */
export const openAccount = (
  { accountNumbers }: Services,
  { id, accountNumber }: Pick<Refund, "id" | "accountNumber">,
): string | null => (accountNumber === null ? null : accountNumbers.open(accountNumber, refundAccounts, id));
