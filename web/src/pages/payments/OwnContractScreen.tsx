import { today as todayOf } from "@travesia/api/colombia/days";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { howToPayTexts } from "@travesia/api/how-to-pay";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useMemo } from "react";
import { useParams } from "react-router-dom";
import { Unread } from "../../base/failure/Unread.tsx";
import { leaveFirstPage } from "../../base/first-page.ts";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { besideSession, useLinkToken } from "../../base/session/link-token.ts";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";
import {
  countdownText,
  ownContractLabels,
  ownContractTones,
} from "@travesia/api/payments/client-page/own-page.rules";
import { dueText, ownTexts as texts } from "../../features/payments/client-page/client-page.texts.ts";
import {
  type OwnContractRecordFragment,
  useOwnContractQuery,
} from "../../features/payments/client-page/own-contract.generated.ts";
import { DossierSection } from "../../features/dossiers/DossierSection.tsx";
import { ContractInvoice } from "../../features/invoices/of-contract/ContractInvoice.tsx";
import { CancellationSection } from "../../features/payments/client-page/CancellationSection.tsx";
import { LinkCodeContext } from "../../features/payments/client-page/link-code.ts";
import { LinkCodeSection } from "../../features/payments/client-page/LinkCodeSection.tsx";
import { useLinkCodeOf } from "../../features/payments/client-page/useLinkCodeOf.ts";
import { OwnAddendumSection } from "../../features/payments/client-page/OwnAddendumSection.tsx";
import { OwnDialogs } from "../../features/payments/client-page/OwnDialogs.tsx";
import { OwnPayBar } from "../../features/payments/client-page/OwnPayBar.tsx";
import { useOwnContract } from "../../features/payments/client-page/useOwnContract.ts";
import { ContractAndTravellers } from "../../features/payments/client-page/ContractAndTravellers.tsx";
import { OwnPayments } from "../../features/payments/client-page/OwnPayments.tsx";
import { PaymentsInReview } from "../../features/payments/client-page/PaymentsInReview.tsx";
import { OwnServices } from "../../features/payments/client-page/OwnServices.tsx";
import { HowToPay } from "../../features/payments/how-to-pay/HowToPay.tsx";
import { onlineAddress } from "../../features/payments/how-to-pay/online-address.ts";
import { useHowToPay } from "../../features/payments/how-to-pay/useHowToPay.ts";
import { OwnMoneyBack } from "../../features/payments/own-refund/OwnMoneyBack.tsx";
import { PlanLines } from "../../features/payments/payment/PlanLines.tsx";
import { openOf, proposalFor } from "../../features/payments/registration/register.form.ts";
import { RetractoSection } from "../../features/payments/client-page/RetractoSection.tsx";
import { usePaymentReceipt } from "../../features/payments/payment/usePaymentReceipt.ts";
import { AdvisorFoot } from "../../features/quotes/approval/AdvisorFoot.tsx";
import { Passage } from "../../ui/passage/Passage.tsx";
import { Section } from "../../ui/Section.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/** Shows a client's own page of their contract, out of any mail that asks for money or by their account. */
export function OwnContractScreen() {
  const { contractId = "" } = useParams();
  const token = useLinkToken();
  const { data, error, refetch } = useOwnContractQuery({
    variables: { id: contractId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  const settled = Boolean(data ?? error);
  useEffect(() => {
    if (settled) leaveFirstPage();
  }, [settled]);
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  if (!data) return <RecordSkeleton />;
  return <CodedPage contract={data.ownContract} token={token} />;
}

/** Shows the page, with the code that a link which an advisor sent asks for. */
function CodedPage({ contract, token }: PageProps) {
  const { code, setCode, choice, busy, send } = useLinkCodeOf(contract.id, contract.smsCodeTo, token);
  const typed = useMemo(() => ({ code: code.trim() || null, spent: () => setCode("") }), [code, setCode]);
  return (
    <LinkCodeContext value={typed}>
      <OwnContractPage
        contract={contract}
        token={token}
        linkCode={
          contract.asksCode && (
            <LinkCodeSection
              email={contract.asksCode}
              code={code}
              choice={choice}
              busy={busy}
              onCode={setCode}
              onSend={() => void send()}
            />
          )
        }
      />
    </LinkCodeContext>
  );
}

/** Id of the page's section about paying. */
const PAY = "como-pagar";

interface PageProps {
  readonly contract: OwnContractRecordFragment;
  readonly token: string | null;
}

function OwnContractPage({ contract, token, linkCode }: PageProps & { readonly linkCode: ReactNode }) {
  const pdf = useContractPdf(token);
  const openReceipt = usePaymentReceipt(token);
  usePageTitle(texts.title(contract.destino));
  const { id, contractNumber, status, plan, payments, services, travellers, advisor } = contract;
  const acts = useOwnContract(id, contract.smsCodeTo, token);
  const howToPay = useHowToPay(id, token);
  const ways = howToPay.data?.howToPay;
  const proposal = proposalFor(plan, contract.porRegistrar);
  const next = plan.find((line) => openOf(line) > 0);
  const countdown = status === "cancelled" ? null : countdownText(contract.diasHastaViaje);
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto" }}>
      <Passage
        number={contractNumber}
        origin={contract.origen}
        destination={contract.destino}
        departure={contract.fechaInicioViaje}
        comeback={contract.fechaFinViaje}
        travellers={contract.numeroPasajeros}
        price={contract.precioTotal}
        status={{ label: ownContractLabels[status], tone: ownContractTones[status] }}
      />
      {countdown && (
        <Typography variant="h5" component="p" sx={{ textAlign: "center" }}>
          {countdown}
        </Typography>
      )}
      <PaymentsInReview payments={payments} />
      {linkCode}
      {contract.addendum && (
        <OwnAddendumSection contractId={id} addendum={contract.addendum} byLink={token !== null} />
      )}
      <OwnMoneyBack contractId={id} token={token} />
      <Section title={texts.plan}>
        {contract.saldoPendiente === 0 && <Alert severity="success">{texts.paidUp}</Alert>}
        <PlanLines plan={plan} over={status === "cancelled"} />
      </Section>
      {proposal.monto > 0 && (
        <Box id={PAY} sx={{ scrollMarginTop: 16 }}>
          {ways ? (
            <HowToPay ways={ways} token={token} main={false} />
          ) : (
            <Unread of={howToPay} what={howToPayTexts.title} />
          )}
        </Box>
      )}
      <Section title={texts.payments}>
        <OwnPayments
          payments={payments}
          onReceipt={(payment) => void openReceipt(payment)}
          onWithdraw={acts.askToWithdraw}
        />
      </Section>
      <ContractInvoice contractId={id} as="client" token={token} />
      {services.length > 0 && (
        <Section title={texts.services}>
          <OwnServices services={services} over={status === "cancelled"} />
        </Section>
      )}
      <Section title={texts.documents}>
        <ContractAndTravellers
          contractNumber={contractNumber}
          travellers={travellers}
          {...(contract.hasPdf && { onOpen: () => pdf.open(id) })}
        />
      </Section>
      {status !== "draft" && <DossierSection contractId={id} full={false} token={token} />}
      {contract.retracto?.terms && (
        <RetractoSection
          until={contract.retracto.until}
          terms={contract.retracto.terms}
          onRetract={() => acts.show("retract")}
        />
      )}
      {(status === "active" || hasSignature(status) || contract.cancellation) && (
        <CancellationSection
          request={contract.cancellation}
          open={status !== "cancelled" && status !== "draft"}
          onAsk={() => acts.show("cancel")}
        />
      )}
      {advisor && (
        <AdvisorFoot advisor={advisor} picture={advisor.picture} whatsapp={texts.greeting(contractNumber)} />
      )}
      {proposal.monto > 0 && (
        <OwnPayBar
          amount={proposal.monto}
          due={next ? `${next.descripcion} · ${dueText(next.fechaVencimiento, todayOf(new Date()))}` : ""}
          online={ways ? onlineAddress(ways, token) : null}
          onHowToPay={() => document.getElementById(PAY)?.scrollIntoView({ behavior: "smooth" })}
          onReport={() => acts.show("report")}
        />
      )}
      <OwnDialogs contract={contract} proposal={proposal} acts={acts} accounts={ways?.accounts ?? []} />
    </Stack>
  );
}
