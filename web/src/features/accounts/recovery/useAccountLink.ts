import type { AccountLink } from "../../../graphql/schema.generated.ts";
import { useAccountLinkPurposeQuery } from "../accounts.generated.ts";

/**
 * Reads the purpose of a mailed link before its form is shown; `over` when the link has ended or is missing.
 */
export function useAccountLink(token: string | null, purposes: readonly AccountLink[]) {
  // eslint-disable-next-line no-restricted-syntax -- the form then shows the server's answer to it
  const { data, loading } = useAccountLinkPurposeQuery({
    variables: { token: token ?? "" },
    skip: token === null,
    fetchPolicy: "network-only",
  });
  const purpose = data?.accountLink ?? null;
  const over = token === null || (data !== undefined && !(purpose !== null && purposes.includes(purpose)));
  return { purpose, loading, over };
}
