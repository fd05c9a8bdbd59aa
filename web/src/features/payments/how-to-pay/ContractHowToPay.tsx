import { Unread } from "../../../app/failure/Unread.tsx";
import { howToPayTexts as texts } from "@travesia/api/how-to-pay";
import { HowToPay } from "./HowToPay.tsx";
import { useHowToPay } from "./useHowToPay.ts";

interface ContractHowToPayProps {
  readonly contractId: string;
  /** Of the link that opened this page; null for a session. */
  readonly token?: string | null | undefined;
}

/**
 * How what a contract asks for next is paid; nothing where nothing is. Where it cannot be read it says so: a
 * client who is not told where to pay does not pay.
 */
export function ContractHowToPay({ contractId, token = null }: ContractHowToPayProps) {
  const read = useHowToPay(contractId, token);
  const ways = read.data?.howToPay;
  return ways ? <HowToPay ways={ways} token={token} /> : <Unread of={read} what={texts.title} />;
}
