import type { Services } from "../../core/context.ts";
import type { NumberColumn } from "../../core/secrets/account-numbers.ts";
import type { Provider } from "./provider.entity.ts";

/** Column that contains the encrypted account numbers of providers. */
export const providerAccounts: NumberColumn = {
  table: "providers",
  key: "id",
  keyType: "uuid",
  column: "account_number",
  print: "account_print",
};

/** Returns the column values in which a provider stores its account number. */
export const keptAccount = (
  { accountNumbers }: Services,
  { id }: Pick<Provider, "id">,
  number: string | null,
) => accountNumbers.keep(number, providerAccounts, id);

/** Returns the decrypted account number of a provider; null when the provider has none. */
export const openAccount = (
  { accountNumbers }: Services,
  { id, accountNumber }: Pick<Provider, "id" | "accountNumber">,
): string | null =>
  accountNumber === null ? null : accountNumbers.open(accountNumber, providerAccounts, id);
