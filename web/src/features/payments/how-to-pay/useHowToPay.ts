import { insteadOfSession } from "../../../base/session/link-token.ts";
import { useContractHowToPayQuery } from "./how-to-pay.generated.ts";

/** Returns how what a contract asks for next is paid, by its link or one's session. */
export function useHowToPay(contractId: string, token: string | null) {
  return useContractHowToPayQuery({
    variables: { contractId },
    context: insteadOfSession(token),
    // Where money goes is asked again each time: an account may have been closed meanwhile.
    fetchPolicy: "network-only",
  });
}
