import { useReceivingAccountsQuery } from "../payment/payments.generated.ts";

const none = [] as const;

/** Returns the accounts of the agency, as whoever registers payments knows them: none until they came. */
export function useReceivingAccounts() {
  const read = useReceivingAccountsQuery();
  return { accounts: read.data?.receivingAccounts ?? none, accountsRead: read };
}
