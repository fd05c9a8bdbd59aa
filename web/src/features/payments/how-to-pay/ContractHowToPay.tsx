import { Unread } from "../../../base/failure/Unread.tsx";
import { howToPayTexts as texts } from "@travesia/api/content/agency-account/how-to-pay-block.rules";
import { useNextPage } from "../../contracts/link-page/useNextPage.tsx";
import { HowToPay } from "./HowToPay.tsx";
import { useHowToPay } from "./useHowToPay.ts";

interface ContractHowToPayProps {
  readonly contractId: string;
  /** Token of the link that opened this page; null for a session. */
  readonly token?: string | null | undefined;
}

/**
 * Shows the ways to pay the next amount of a contract; hidden when no amount is due. A failed query is
 * displayed, because a client without the instructions does not pay.
 */
export function ContractHowToPay({ contractId, token = null }: ContractHowToPayProps) {
  const read = useHowToPay(contractId, token);
  const next = useNextPage(contractId, token, false);
  const ways = read.data?.howToPay;
  if (!ways) return <Unread of={read} what={texts.title} />;
  return (
    <>
      <HowToPay ways={ways} wayToPay={next.toPay(ways.online ?? "")} />
      {ways.online && next.offerToPay}
    </>
  );
}
