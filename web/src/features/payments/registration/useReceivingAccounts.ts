import { useReceivingAccountsQuery } from "../payment/payments.generated.ts";

const none = [] as const;

/** Returns the accounts of the agency, for people who register payments; empty until they are loaded. */
export function useReceivingAccounts() {
  const read = useReceivingAccountsQuery();
  return { accounts: read.data?.receivingAccounts ?? none, accountsRead: read };
}
