import Button from "@mui/material/Button";
import { Suspense } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { besideSession } from "../../../base/session/link-token.ts";
import { lazyPart, useWhenQuiet } from "../../../ui/lazy-part.ts";
import { Section } from "../../../ui/Section.tsx";
import { useOwnMoneyBackQuery } from "./own-refund.generated.ts";
import { ownRefundTexts as texts } from "./own-refund.texts.ts";
import { OwnClaims } from "./OwnClaims.tsx";
import { OwnRefunds } from "./OwnRefunds.tsx";
import { useOwnMoneyBack } from "./useOwnMoneyBack.ts";

const loadDialogs = async () => (await import("./OwnMoneyBackDialogs.tsx")).OwnMoneyBackDialogs;
const OwnMoneyBackDialogs = lazyPart(loadDialogs);

interface OwnMoneyBackProps {
  readonly contractId: string;
  /** Token of the link that opened the page. */
  readonly token?: string | null;
  /** Part to show: the existing refunds and claims, or the right to claim; absent for both. */
  readonly part?: "given" | "right";
}

/**
 * Shows the client's refunds and claims for a contract, or lets the client make a claim; hidden when neither
 * applies.
 */
export function OwnMoneyBack({ contractId, token = null, part }: OwnMoneyBackProps) {
  const read = useOwnMoneyBackQuery({
    variables: { id: contractId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  const acts = useOwnMoneyBack(token);
  useWhenQuiet(loadDialogs);
  if (!read.data) return <Unread of={read} what={texts.title} />;
  const { refunds, chargebacks, payments } = read.data.ownContract;
  const claimable = payments.filter((payment) => payment.claimable);
  return (
    <>
      {part !== "right" && refunds.length > 0 && (
        <Section title={texts.title}>
          <OwnRefunds refunds={refunds} onAccount={acts.askAccount} />
        </Section>
      )}
      {part !== "right" && chargebacks.length > 0 && (
        <Section title={texts.claims}>
          <OwnClaims claims={chargebacks} payments={payments} />
        </Section>
      )}
      {part !== "given" && claimable.length > 0 && (
        <Section title={texts.right}>
          <Button variant="outlined" onClick={acts.askClaim}>
            {texts.claim}
          </Button>
        </Section>
      )}
      {acts.open && (
        <Suspense fallback={null}>
          <OwnMoneyBackDialogs acts={acts} contractId={contractId} claimable={claimable} />
        </Suspense>
      )}
    </>
  );
}
