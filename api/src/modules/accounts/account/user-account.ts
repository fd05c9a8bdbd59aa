import type { Services } from "../../../core/context.ts";
import type { NumberColumn } from "../../../core/secrets/account-numbers.ts";
import type { User } from "./user.entity.ts";

/** Column that holds the encrypted account numbers of people. */
export const userAccounts: NumberColumn = {
  table: "users",
  key: "id",
  keyType: "int",
  column: "numero_cuenta",
  print: "account_print",
};

type Account = Pick<User, "numeroCuenta" | "accountEnding" | "accountPrint">;

/** Returns the columns in which a person's account number is stored, encrypted. */
async function keptAccount(
  { accountNumbers }: Services,
  id: number,
  number: string | null,
): Promise<Account> {
  const { accountNumber: numeroCuenta, ...others } = await accountNumbers.keep(number, userAccounts, id);
  return { numeroCuenta, ...others };
}

/** Returns changes of a person in their stored form: the plain account number is encrypted. */
export async function keptChanges<Changes extends { readonly numeroCuenta?: string | null }>(
  services: Services,
  { id }: Pick<User, "id">,
  changes: Changes,
): Promise<Omit<Changes, "numeroCuenta"> & Partial<Account>> {
  const { numeroCuenta, ...others } = changes;
  return numeroCuenta === undefined
    ? others
    : { ...others, ...(await keptAccount(services, id, numeroCuenta)) };
}

/** Returns the decrypted account number of a person; null when they have none. */
export const openAccount = (
  { accountNumbers }: Services,
  { id, numeroCuenta }: Pick<User, "id" | "numeroCuenta">,
): string | null => (numeroCuenta === null ? null : accountNumbers.open(numeroCuenta, userAccounts, id));

/** Returns a person's data with the decrypted account number, to compare them with the submitted data. */
export const withOpenAccount = (services: Services, user: User): User => ({
  ...user,
  numeroCuenta: openAccount(services, user),
});
