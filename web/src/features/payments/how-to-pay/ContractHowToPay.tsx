import { HowToPay } from "./HowToPay.tsx";
import { useHowToPay } from "./useHowToPay.ts";

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
  const ways = useHowToPay(contractId, token);
  return ways ? <HowToPay ways={ways} token={token} /> : null;
}
