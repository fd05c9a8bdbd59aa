import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { howToPayTexts } from "@travesia/api/content/agency-account/how-to-pay-block.rules";
import { Suspense } from "react";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { Unread } from "../../base/failure/Unread.tsx";
import { besideSession } from "../../base/session/link-token.ts";
import { useOnlineCheckoutQuery } from "../payments/card/card.generated.ts";
import { OnlineCheckout } from "../payments/card/OnlineCheckout.tsx";
import {
  type OwnContractRecordFragment,
  useOwnContractQuery,
} from "../payments/client-page/own-contract.generated.ts";
import { OwnDialogs } from "../payments/client-page/OwnDialogs.tsx";
import { useOwnContract } from "../payments/client-page/useOwnContract.ts";
import { HowToPay } from "../payments/how-to-pay/HowToPay.tsx";
import { useHowToPay } from "../payments/how-to-pay/useHowToPay.ts";
import { paymentPaths } from "../payments/payment/payments.paths.ts";
import { proposalFor } from "../payments/registration/register.form.ts";
import { Section } from "../../ui/Section.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { closingTexts as texts } from "./closing.texts.ts";

interface PaymentStepProps {
  readonly contractId: string;
  /** Token of the payment's own link. */
  readonly link: string;
  /** Called after a transfer was reported, with the address of the client's trip. */
  readonly onReported: (trip: string) => void;
}

/** Shows the first installment: to be paid online, or by a transfer that the client reports. */
export function PaymentStep({ contractId, link, onReported }: PaymentStepProps) {
  const context = besideSession(link);
  const thing = { contractId, orderId: null };
  const online = useOnlineCheckoutQuery({ variables: thing, context, fetchPolicy: "network-only" });
  const own = useOwnContractQuery({ variables: { id: contractId }, context, fetchPolicy: "network-only" });
  const failed = own.error ?? online.error;
  if (failed && !(own.data && online.data)) return <LinkFailure error={failed} refetch={own.refetch} />;
  if (!own.data || !online.data) return <RecordSkeleton />;
  const { onlineBill: bill, onlineCheckout: checkout } = online.data;
  return (
    <Stack sx={{ gap: 5 }}>
      {checkout && (
        <OnlineCheckout
          thing={thing}
          token={link}
          bill={bill}
          checkout={checkout}
          onRefused={() => void online.refetch()}
        />
      )}
      <Transfer contract={own.data.ownContract} link={link} onReported={onReported} />
    </Stack>
  );
}

interface TransferProps {
  readonly contract: OwnContractRecordFragment;
  readonly link: string;
  readonly onReported: (trip: string) => void;
}

function Transfer({ contract, link, onReported }: TransferProps) {
  const acts = useOwnContract(contract.id, contract.smsCodeTo, link);
  const howToPay = useHowToPay(contract.id, link);
  const ways = howToPay.data?.howToPay;
  const proposal = proposalFor(contract.plan, contract.porRegistrar);
  const report: typeof acts.report = async (...given) => {
    const wrong = await acts.report(...given);
    if (!wrong)
      onReported(`${paymentPaths.own.to({ contractId: contract.id })}?token=${encodeURIComponent(link)}`);
    return wrong;
  };
  return (
    <Section title={texts.transfer}>
      <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
        <Typography color="textSecondary">{texts.transferLead}</Typography>
        {ways ? (
          <HowToPay ways={ways} wayToPay={null} main={false} />
        ) : (
          <Unread of={howToPay} what={howToPayTexts.title} />
        )}
        <Button variant="outlined" size="large" onClick={() => acts.show("report")}>
          {texts.reported}
        </Button>
      </Stack>
      {acts.open && (
        <Suspense fallback={null}>
          <OwnDialogs
            contract={contract}
            proposal={proposal}
            acts={{ ...acts, report }}
            accounts={ways?.accounts ?? []}
          />
        </Suspense>
      )}
    </Section>
  );
}
