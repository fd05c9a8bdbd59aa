import { insteadOfSession } from "../../../base/session/link-token.ts";
import { useContractHowToPayQuery } from "./how-to-pay.generated.ts";

/** Returns the ways to pay the next amount of a contract, by its link or the viewer's session. */
export function useHowToPay(contractId: string, token: string | null) {
  return useContractHowToPayQuery({
    variables: { contractId },
    context: insteadOfSession(token),
    // The account is read again each time: it may have been closed meanwhile.
    fetchPolicy: "network-only",
  });
}
