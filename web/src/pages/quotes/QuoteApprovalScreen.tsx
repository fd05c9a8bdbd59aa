import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import {
  BAD_LINK,
  isOpen,
  mayRequote,
  proposalNotice,
} from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { Notice } from "@travesia/pages/notice/Notice.tsx";
import { Suspense, useEffect, useState } from "react";
import { extrasSent, totalWith } from "@travesia/api/quotes/quote/proposal/proposal-content.rules";
import { asksIn } from "@travesia/api/quotes/quote/question/question.rules";
import { extrasOnFirstPage, leaveFirstPage, pickedOnFirstPage } from "../../base/first-page.ts";
import { AgencyBand } from "../../base/layout/AgencyBand.tsx";
import { useSettings } from "../../base/settings.ts";
import { besideSession, useLinkPage } from "../../base/session/link-token.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { lazyPart, useWhenQuiet } from "../../ui/lazy-part.ts";
import { useComesNext } from "../../ui/useComesNext.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LinkEnd } from "../../features/contracts/link-page/LinkEnd.tsx";
import { MailContractPage } from "../../features/contracts/link-page/MailContractPage.tsx";
import { MailNextPage } from "../../features/contracts/link-page/MailNextPage.tsx";
import { openedData } from "../../features/contracts/link-page/opened-data.ts";
import { ClientQuestions } from "../../features/quotes/approval/ClientQuestions.tsx";
import { DecisionBar } from "../../features/quotes/approval/DecisionBar.tsx";
import { offeredOptions } from "../../features/quotes/approval/offer-options.ts";
import { ProposalPage } from "../../features/quotes/approval/ProposalPage.tsx";
import { ProposalPdf } from "../../features/quotes/approval/ProposalPdf.tsx";
import {
  type QuoteApprovalQuery,
  useQuoteApprovalQuery,
} from "../../features/quotes/quote/quotes.generated.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { useUnfolded } from "../../features/quotes/approval/useUnfolded.ts";
import { useQuoteDecision } from "../../features/quotes/approval/useQuoteDecision.ts";

const loadDialogs = async () =>
  (await import("../../features/quotes/approval/DecisionDialogs.tsx")).DecisionDialogs;
const DecisionDialogs = lazyPart(loadDialogs);
const StartClosing = lazyPart(
  async () => (await import("../../features/online-closing/StartClosing.tsx")).StartClosing,
);

/** Statuses of a quote that its client approved. */
const approved: readonly string[] = ["pending_passengers", "approved", "converted"];

type SentQuote = NonNullable<QuoteApprovalQuery["quote"]>;

/** Shows the page on which a client decides on an offer, opened by an e-mail link without signing in. */
export function QuoteApprovalScreen() {
  const { params, query, token } = useLinkPage(quotePaths.approval.pattern);
  const { quoteId = "" } = params;
  const { agency } = useSettings();
  const read = useQuoteApprovalQuery({
    variables: { id: quoteId },
    context: besideSession(token),
  });
  const { error, refetch } = read;
  const data = openedData(read, token);
  const settled = Boolean(data ?? error);
  useEffect(() => {
    if (settled) leaveFirstPage();
  }, [settled]);
  if (data ? !data.quote?.sentOffer : error)
    return (
      <>
        {agency && <AgencyBand {...agency} />}
        <LinkEnd
          of={{ quoteId }}
          page="proposal"
          token={token}
          error={data ? undefined : error}
          refetch={refetch}
          notFound={BAD_LINK}
        />
      </>
    );
  if (!data?.quote?.sentOffer) return <RecordSkeleton page />;
  return (
    <Offer
      quote={data.quote}
      sent={data.quote.sentOffer}
      token={token}
      mailed={Number(query.get("version")) || null}
    />
  );
}

interface OfferProps {
  readonly quote: SentQuote;
  readonly sent: NonNullable<SentQuote["sentOffer"]>;
  readonly token: string | null;
  /** Version that the e-mail was about. */
  readonly mailed: number | null;
}

function Offer({ quote, sent, token, mailed }: OfferProps) {
  const options = offeredOptions(sent.offer.options);
  const [asked, setAsked] = useState(pickedOnFirstPage);
  const picked =
    options.find(({ id }) => id === (quote.chosenOptionId ?? asked)) ??
    options.find(({ recommended }) => recommended) ??
    null;
  const [closes, setCloses] = useState(false);
  const unfolded = useUnfolded(quote.id, token);
  const open = isOpen(quote.status);
  const [marked, setMarked] = useState(() => extrasSent(extrasOnFirstPage(), picked?.id ?? null));
  const trip = picked ?? { ...sent.offer, precioTotal: sent.precioTotal };
  // Extras that were marked of another option do not count.
  const added = (open ? marked : (quote.chosenExtras ?? [])).filter((key) =>
    trip.extras?.some((extra) => extra.key === key),
  );
  const price = totalWith(trip, added);
  const decision = useQuoteDecision(quote.id, token, sent.number, picked?.id ?? null, added);
  usePageTitle(`Tu viaje a ${quote.destino}`);
  const answer = useComesNext(decision.decided && decision.open === null);
  const notice = proposalNotice(quote, sent.number, mailed);
  const asks = mayRequote(quote.status);
  useWhenQuiet(loadDialogs, asks);
  return (
    <>
      <ProposalPage
        quote={quote}
        sent={sent}
        picked={picked}
        onPick={setAsked}
        added={added}
        onAdd={(key, isAdded) =>
          setMarked((before) => [...before.filter((other) => other !== key), ...(isAdded ? [key] : [])])
        }
        onUnfold={picked ? () => unfolded(picked.id) : undefined}
        notices={
          <Stack ref={answer} tabIndex={-1} sx={{ gap: 3, outline: "none", "&:empty": { display: "none" } }}>
            {notice && <Notice kind={notice.kind}>{notice.text}</Notice>}
            {decision.passengerLink ? (
              <Button
                variant="contained"
                color="secondary"
                size="large"
                href={new URL(decision.passengerLink).pathname + new URL(decision.passengerLink).search}
              >
                Completar los datos de los pasajeros
              </Button>
            ) : quote.contractIsCancelled ? (
              token !== null && (
                <div>
                  <MailContractPage quoteId={quote.id} page="trip" token={token} />
                </div>
              )
            ) : (
              token !== null &&
              approved.includes(quote.status) && (
                <MailNextPage quoteId={quote.id} isConverted={quote.status === "converted"} token={token} />
              )
            )}
          </Stack>
        }
        decision={
          asks && (
            <DecisionBar
              price={price}
              option={picked?.name ?? null}
              open={open}
              onDecide={decision.show}
              onCloseOnline={quote.closesOnline ? () => setCloses(true) : undefined}
            />
          )
        }
      >
        <ProposalPdf quoteId={quote.id} token={token} />
        <ClientQuestions quoteId={quote.id} token={token} open={asksIn.includes(quote.status)} />
      </ProposalPage>
      {closes && (
        <Suspense fallback={null}>
          <StartClosing
            quoteId={quote.id}
            token={token}
            sentVersion={sent.number}
            option={picked?.id ?? null}
            extras={added}
            onClose={() => setCloses(false)}
          />
        </Suspense>
      )}
      {decision.open && (
        <Suspense fallback={null}>
          <DecisionDialogs
            destination={quote.destino}
            price={price}
            option={picked?.name ?? null}
            decision={decision}
          />
        </Suspense>
      )}
    </>
  );
}
