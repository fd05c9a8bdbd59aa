import type { Services } from "../../core/context.ts";
import type { NumberColumn } from "../../core/secrets/account-numbers.ts";
import type { Provider } from "./provider.entity.ts";

/** Column that holds the wrapped account numbers of providers. */
export const providerAccounts: NumberColumn = {
  table: "providers",
  key: "id",
  keyType: "uuid",
  column: "account_number",
  print: "account_print",
};

/** Returns the columns by which a provider keeps its account number. */
export const keptAccount = (
  { accountNumbers }: Services,
  { id }: Pick<Provider, "id">,
  number: string | null,
) => accountNumbers.keep(number, providerAccounts, id);

/** Returns the account number of a provider, opened; null when it has none. */
export const openAccount = (
  { accountNumbers }: Services,
  { id, accountNumber }: Pick<Provider, "id" | "accountNumber">,
): string | null =>
  accountNumber === null ? null : accountNumbers.open(accountNumber, providerAccounts, id);
