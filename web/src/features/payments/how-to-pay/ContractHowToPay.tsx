import { insteadOfSession } from "../../../app/session/link-token.ts";
import { useContractHowToPayQuery } from "./how-to-pay.generated.ts";
import { HowToPay } from "./HowToPay.tsx";

interface ContractHowToPayProps {
  readonly contractId: string;
  /** Of the link that opened this page; null for a session. */
  readonly token?: string | null | undefined;
}

/**
 * How what a contract asks for next is paid. It shows nothing where there is nothing to pay, or while it
 * cannot be read: the page around it says what it is about.
 */
export function ContractHowToPay({ contractId, token = null }: ContractHowToPayProps) {
  const { data } = useContractHowToPayQuery({
    variables: { contractId },
    context: insteadOfSession(token),
    // Where money goes is asked anew each time: an account may have been closed meanwhile.
    fetchPolicy: "network-only",
  });
  return data?.howToPay ? <HowToPay ways={data.howToPay} token={token} /> : null;
}
