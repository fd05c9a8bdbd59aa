import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Unread } from "../../../base/failure/Unread.tsx";
import { besideSession } from "../../../base/session/link-token.ts";
import { Section } from "../../../ui/Section.tsx";
import { useOwnMoneyBackQuery } from "./own-refund.generated.ts";
import { ownRefundTexts as texts } from "./own-refund.texts.ts";
import { OwnClaims } from "./OwnClaims.tsx";
import { OwnMoneyBackDialogs } from "./OwnMoneyBackDialogs.tsx";
import { OwnRefunds } from "./OwnRefunds.tsx";
import { useOwnMoneyBack } from "./useOwnMoneyBack.ts";

interface OwnMoneyBackProps {
  readonly contractId: string;
  /** The token of the link that the page was opened with. */
  readonly token?: string | null;
}

/** Shows what goes back to the client of a contract, and their claims; nothing where there is neither. */
export function OwnMoneyBack({ contractId, token = null }: OwnMoneyBackProps) {
  const read = useOwnMoneyBackQuery({
    variables: { id: contractId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  const acts = useOwnMoneyBack(token);
  if (!read.data) return <Unread of={read} what={texts.title} />;
  const { refunds, chargebacks, payments } = read.data.ownContract;
  const claimable = payments.filter((payment) => payment.claimable);
  return (
    <>
      {refunds.length > 0 && (
        <Section title={texts.title}>
          <OwnRefunds refunds={refunds} onAccount={acts.askAccount} />
        </Section>
      )}
      {(chargebacks.length > 0 || claimable.length > 0) && (
        <Section title={texts.claims}>
          <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
            {chargebacks.length > 0 && <OwnClaims claims={chargebacks} payments={payments} />}
            {claimable.length > 0 && (
              <Button variant="outlined" onClick={acts.askClaim}>
                {texts.claim}
              </Button>
            )}
          </Stack>
        </Section>
      )}
      <OwnMoneyBackDialogs acts={acts} contractId={contractId} claimable={claimable} />
    </>
  );
}
