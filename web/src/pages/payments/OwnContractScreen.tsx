import { type Day, today as todayOf } from "@travesia/api/colombia/days";
import { hasSignature } from "@travesia/api/contracts/contract/contract.lifecycle";
import { sumsContent } from "@travesia/api/contracts/plan/plan-content.rules";
import { MoneyCard } from "@travesia/pages/money/MoneyCard.tsx";
import { Plan } from "@travesia/pages/money/Plan.tsx";
import { MoneyStyle } from "@travesia/pages/style/MoneyStyle.tsx";
import { howToPayTexts } from "@travesia/api/content/agency-account/how-to-pay-block.rules";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { useParams } from "react-router-dom";
import { Unread } from "../../base/failure/Unread.tsx";
import { leaveFirstPage } from "../../base/first-page.ts";
import { useSettings } from "../../base/settings.ts";
import { besideSession, useLinkToken } from "../../base/session/link-token.ts";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";
import { ownPlanContent, ownTripContent } from "@travesia/api/payments/client-page/own-content.rules";
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
import { OwnPayBar } from "../../features/payments/client-page/OwnPayBar.tsx";
import {
  type OwnContractActions,
  useOwnContract,
} from "../../features/payments/client-page/useOwnContract.ts";
import { OwnNext } from "../../features/payments/client-page/OwnNext.tsx";
import { isOver, unnamedTravellers } from "../../features/payments/client-page/trip-news.ts";
import { OwnDocuments } from "../../features/payments/client-page/OwnDocuments.tsx";
import { OwnRights } from "../../features/payments/client-page/OwnRights.tsx";
import { OwnTravellers } from "../../features/payments/client-page/OwnTravellers.tsx";
import { LinkEnd } from "../../features/contracts/link-page/LinkEnd.tsx";
import { openedData } from "../../features/contracts/link-page/opened-data.ts";
import { useNextPage } from "../../features/contracts/link-page/useNextPage.tsx";
import { KeepTrip } from "../../features/contracts/trip/KeepTrip.tsx";
import { useForgottenTrip } from "../../features/contracts/trip/useForgottenTrip.ts";
import { TripCalendar } from "../../features/contracts/trip/TripCalendar.tsx";
import { TripPage } from "../../features/contracts/trip/TripPage.tsx";
import { TripSharing } from "../../features/contracts/trip/TripSharing.tsx";
import { OwnPayments } from "../../features/payments/client-page/OwnPayments.tsx";
import { PaymentsInReview } from "../../features/payments/client-page/PaymentsInReview.tsx";
import { OwnServices } from "../../features/payments/client-page/OwnServices.tsx";
import { HowToPay } from "../../features/payments/how-to-pay/HowToPay.tsx";
import { useHowToPay } from "../../features/payments/how-to-pay/useHowToPay.ts";
import { useOwnMoneyBackQuery } from "../../features/payments/own-refund/own-refund.generated.ts";
import { OwnMoneyBack } from "../../features/payments/own-refund/OwnMoneyBack.tsx";
import { openOf, proposalFor } from "../../features/payments/registration/register.form.ts";
import { RetractoSection } from "../../features/payments/client-page/RetractoSection.tsx";
import { usePaymentReceipt } from "../../features/payments/payment/usePaymentReceipt.ts";
import { Section } from "../../ui/Section.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { lazyPart, useWhenQuiet } from "../../ui/lazy-part.ts";
import { useComesNext } from "../../ui/useComesNext.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";

const loadDialogs = async () =>
  (await import("../../features/payments/client-page/OwnDialogs.tsx")).OwnDialogs;
const OwnDialogs = lazyPart(loadDialogs);

/** Shows a client's own contract, opened by a link in a payment e-mail or by the client's account. */
export function OwnContractScreen() {
  const { contractId = "" } = useParams();
  const token = useLinkToken();
  const read = useOwnContractQuery({
    variables: { id: contractId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  const { error, refetch } = read;
  const data = openedData(read, token);
  useForgottenTrip(contractId, error);
  const settled = Boolean(data ?? error);
  useEffect(() => {
    if (settled) leaveFirstPage();
  }, [settled]);
  if (error && !data)
    return (
      <LinkEnd of={{ contractId }} page="trip" token={token} error={error} refetch={refetch} notFound="" />
    );
  if (!data) return <RecordSkeleton page />;
  return <CodedPage contract={data.ownContract} token={token} />;
}

/** Shows the contract page together with the code that a link sent by an advisor requires. */
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
  useWhenQuiet(loadDialogs);
  usePageTitle(texts.title(contract.destino));
  const { id, status } = contract;
  const { agency } = useSettings();
  const today = todayOf(new Date());
  const over = isOver(contract, today);
  const nextPage = useNextPage(id, token);
  const acts = useOwnContract(id, contract.smsCodeTo, token);
  const inReview = useComesNext(acts.done === "report" && acts.open === null);
  const next = useComesNext(acts.done === "retract" && acts.open === null);
  const form = openForm(contract);
  const unnamed = unnamedTravellers(contract);
  const complete = form === null ? null : nextPage.toPassengers(form);
  return (
    <TripPage
      {...ownTripContent(contract, agency, today)}
      people={
        <>
          {contract.services.length > 0 && (
            <Section title={texts.services}>
              <OwnServices services={contract.services} over={status === "cancelled"} />
            </Section>
          )}
          {contract.travellers.length + unnamed > 0 && (
            <Section title={texts.travellers}>
              <OwnTravellers travellers={contract.travellers} unnamed={unnamed} complete={complete} />
            </Section>
          )}
        </>
      }
      money={
        <MoneyAndRights contract={contract} token={token} today={today} nextPage={nextPage} acts={acts} />
      }
    >
      <Box ref={next} tabIndex={-1} sx={{ outline: "none", "&:empty": { display: "none" } }}>
        <OwnNext contract={contract} today={today} token={token} complete={complete} />
      </Box>
      {status === "cancelled" && <OwnMoneyBack contractId={id} token={token} part="given" />}
      <KeepTrip tripId={id} token={token} vouchers={contract.vouchers} open={!over && hasSignature(status)} />
      {!over && (
        <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
          <TripCalendar of={{ contractId: id }} token={token} />
          {hasSignature(status) && (
            <TripSharing
              of={{ contractId: id }}
              destination={contract.destino}
              travellers={contract.travellers}
              token={token}
            />
          )}
        </Stack>
      )}
      <Stack ref={inReview} tabIndex={-1} sx={{ gap: 3, outline: "none", "&:empty": { display: "none" } }}>
        <PaymentsInReview payments={contract.payments} />
      </Stack>
      {linkCode}
    </TripPage>
  );
}

/** Returns the quote whose travellers can be completed; null once the trip has begun or is cancelled. */
const openForm = ({ quoteId, status, diasHastaViaje }: OwnContractRecordFragment): string | null =>
  status === "cancelled" || diasHastaViaje <= 0 ? null : quoteId;

interface MoneyAndRightsProps extends PageProps {
  readonly today: Day;
  readonly nextPage: ReturnType<typeof useNextPage>;
  readonly acts: OwnContractActions;
}

/**
 * Shows the amounts of the trip as one card, the documents and the client's legal rights, with the payment
 * bar.
 */
function MoneyAndRights({ contract, token, today, nextPage, acts }: MoneyAndRightsProps) {
  const pdf = useContractPdf(token);
  const openReceipt = usePaymentReceipt(token);
  const { id, contractNumber, status, plan, payments, retracto } = contract;
  const howToPay = useHowToPay(id, token);
  const ways = howToPay.data?.howToPay;
  const wayToPay = ways?.online ? nextPage.toPay(ways.online) : null;
  const proposal = proposalFor(plan, contract.porRegistrar);
  const next = plan.find((line) => openOf(line) > 0);
  // eslint-disable-next-line no-restricted-syntax -- OwnMoneyBack reads the same, and shows a failure
  const { data: money } = useOwnMoneyBackQuery({ variables: { id }, context: besideSession(token) });
  const rights = {
    retracto: retracto?.terms ? retracto.until : null,
    reversal: money?.ownContract.payments.some(({ claimable }) => claimable) ?? false,
    // An earlier answer does not count for a trip that was cancelled since.
    cancellation:
      status !== "cancelled" &&
      (status === "active" || hasSignature(status) || contract.cancellation !== null),
    dossier: status !== "draft",
  };
  return (
    <>
      <MoneyStyle />
      <MoneyCard figures={sumsContent(contract, status === "cancelled")}>
        {status !== "cancelled" && <OwnMoneyBack contractId={id} token={token} part="given" />}
        <Plan {...ownPlanContent(contract)} />
        {proposal.monto > 0 && (
          <Box id={PAY} sx={{ scrollMarginTop: 16 }}>
            {ways ? (
              <HowToPay ways={ways} wayToPay={wayToPay} main={false} />
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
      </MoneyCard>
      {contract.hasPdf && (
        <Section title={texts.documents}>
          <OwnDocuments contractNumber={contractNumber} onOpen={() => pdf.open(id)} />
        </Section>
      )}
      <ContractInvoice contractId={id} as="client" token={token} />
      <OwnRights offers={rights}>
        {retracto?.terms && (
          <RetractoSection
            until={retracto.until}
            terms={retracto.terms}
            waiting={contract.porVerificar}
            onRetract={() => acts.show("retract")}
          />
        )}
        <OwnMoneyBack contractId={id} token={token} part="right" />
        {rights.cancellation && (
          <CancellationSection
            request={contract.cancellation}
            open={status !== "draft"}
            onAsk={() => acts.show("cancel")}
          />
        )}
        {rights.dossier && <DossierSection contractId={id} full={false} token={token} />}
      </OwnRights>
      {proposal.monto > 0 && (
        <OwnPayBar
          amount={proposal.monto}
          due={next ? `${next.descripcion} · ${dueText(next.fechaVencimiento, today)}` : ""}
          wayToPay={wayToPay}
          onHowToPay={() => document.getElementById(PAY)?.scrollIntoView({ behavior: "smooth" })}
          onReport={() => acts.show("report")}
        />
      )}
      {acts.open && (
        <Suspense fallback={null}>
          <OwnDialogs contract={contract} proposal={proposal} acts={acts} accounts={ways?.accounts ?? []} />
        </Suspense>
      )}
    </>
  );
}
