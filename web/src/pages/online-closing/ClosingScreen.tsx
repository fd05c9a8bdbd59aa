import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ClosingStep } from "@travesia/api/online-closing/closing-step.rules";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { AgencyContact } from "../../base/AgencyContact.tsx";
import { DeadLink } from "../../base/failure/DeadLink.tsx";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { useLinkToken } from "../../base/session/link-token.ts";
import { openedData } from "../../features/contracts/link-page/opened-data.ts";
import { ChoiceStep } from "../../features/online-closing/ChoiceStep.tsx";
import { ClosingSteps } from "../../features/online-closing/ClosingSteps.tsx";
import { closingTexts as texts } from "../../features/online-closing/closing.texts.ts";
import { CodeStep } from "../../features/online-closing/CodeStep.tsx";
import type { ClosingOrderOfFragment } from "../../features/online-closing/online-closing.generated.ts";
import { PaymentStep } from "../../features/online-closing/PaymentStep.tsx";
import { SignatureStep } from "../../features/online-closing/SignatureStep.tsx";
import { StepLink } from "../../features/online-closing/StepLink.tsx";
import { SummaryStep } from "../../features/online-closing/SummaryStep.tsx";
import { TravellersStep } from "../../features/online-closing/TravellersStep.tsx";
import { type ClosingActs, useClosing } from "../../features/online-closing/useClosing.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { useComesNext } from "../../ui/useComesNext.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/** Shows the page on which a client closes a trip alone, step by step, opened by the link of the closing. */
export function ClosingScreen() {
  const { quoteId = "" } = useParams();
  const token = useLinkToken();
  const acts = useClosing(quoteId, token);
  const { error, refetch } = acts.read;
  const data = openedData(acts.read, token);
  const closing = data?.closing;
  usePageTitle(closing ? texts.title(closing.destination) : texts.startTitle);
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  if (!data) return <RecordSkeleton page />;
  if (!closing) return <DeadLink greeting={texts.greeting}>{texts.greeting}</DeadLink>;
  const { step, ended, codeTo, order, status } = closing;
  return (
    <Stack sx={{ gap: 5, maxWidth: 920, mx: "auto", width: 1 }}>
      <Typography variant="h2" component="h1">
        {texts.title(closing.destination)}
      </Typography>
      {ended !== null && status !== "cerrado" ? (
        <Alert severity="info">{ended}</Alert>
      ) : codeTo !== null ? (
        <CodeStep email={codeTo} acts={acts} />
      ) : (
        order && <Sitting quoteId={quoteId} token={token} step={step} order={order} acts={acts} />
      )}
      {/* The forms of the travellers and of the payment have their own contact. */}
      {!["viajeros", "pago"].includes(step) && <AgencyContact greeting={texts.greeting} />}
    </Stack>
  );
}

interface SittingProps {
  readonly quoteId: string;
  readonly token: string | null;
  readonly step: ClosingStep;
  readonly order: ClosingOrderOfFragment;
  readonly acts: ClosingActs;
}

function Sitting({ quoteId, token, step, order, acts }: SittingProps) {
  /** Earlier step that the client corrects; null for the next step. */
  const [corrected, setCorrected] = useState<"elegir" | "viajeros" | null>(null);
  const shown = corrected !== null && step === "resumen" ? corrected : step;
  /** Address of the client's trip; null until a transfer is reported here. */
  const [trip, setTrip] = useState<string | null>(null);
  const content = useComesNext(shown !== "elegir");
  const onward = () => {
    setCorrected(null);
    void acts.read.refetch();
  };
  const { contractId } = order;
  const linked = { quoteId, token, browser: acts.browser };
  return (
    <>
      <ClosingSteps
        step={shown}
        today={shown === "elegir" ? null : (order.summary.payments[0]?.amount ?? null)}
      />
      <Stack key={shown} ref={content} tabIndex={-1} sx={{ outline: "none" }}>
        {shown === "elegir" && <ChoiceStep order={order} acts={acts} onChosen={onward} />}
        {shown === "viajeros" && (
          <StepLink of={{ ...linked, step: "viajeros" }}>
            {(link) => <TravellersStep quoteId={quoteId} link={link} onSaved={onward} />}
          </StepLink>
        )}
        {shown === "resumen" && <SummaryStep order={order} acts={acts} onCorrect={setCorrected} />}
        {shown === "firma" && contractId !== null && (
          <StepLink of={{ ...linked, step: "firma" }}>
            {(link) => <SignatureStep contractId={contractId} link={link} onSigned={onward} />}
          </StepLink>
        )}
        {shown === "pago" && contractId !== null && (
          <StepLink of={{ ...linked, step: "pago" }}>
            {(link) => (
              <PaymentStep
                contractId={contractId}
                link={link}
                onReported={(address) => {
                  setTrip(address);
                  onward();
                }}
              />
            )}
          </StepLink>
        )}
        {shown === "listo" && (
          <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
            <Alert severity="success" sx={{ width: 1 }}>
              <Typography sx={{ fontWeight: 650 }}>{texts.done}</Typography>
              {texts.doneLead}
            </Alert>
            {trip !== null && (
              <Button variant="contained" size="large" href={trip}>
                {texts.toTrip}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </>
  );
}
