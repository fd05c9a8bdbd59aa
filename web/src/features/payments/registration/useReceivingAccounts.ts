import { useReceivingAccountsQuery } from "../payment/payments.generated.ts";

const none = [] as const;

/**
 * Returns the accounts of the agency, as the people who register payments see them: none until they are
 * loaded.
 */
export function useReceivingAccounts() {
  const read = useReceivingAccountsQuery();
  return { accounts: read.data?.receivingAccounts ?? none, accountsRead: read };
}
