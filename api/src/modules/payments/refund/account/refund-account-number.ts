import type { Services } from "../../../../core/context.ts";
import type { NumberColumn } from "../../../../core/secrets/account-numbers.ts";
import type { Refund } from "../refund.entity.ts";

/** Column that contains the encrypted account numbers of refunds. */
export const refundAccounts: NumberColumn = {
  table: "refunds",
  key: "id",
  keyType: "uuid",
  column: "account_number",
  print: "account_print",
};

/** Returns the column values in which a refund stores its account number. */
export const keptAccount = ({ accountNumbers }: Services, { id }: Refund, number: string | null) =>
  accountNumbers.keep(number, refundAccounts, id);

/** Returns the decrypted account number of a refund; null without a number. */
export const openAccount = (
  { accountNumbers }: Services,
  { id, accountNumber }: Pick<Refund, "id" | "accountNumber">,
): string | null => (accountNumber === null ? null : accountNumbers.open(accountNumber, refundAccounts, id));
