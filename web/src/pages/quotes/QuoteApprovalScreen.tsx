import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  BAD_LINK,
  clientNotices,
  clientQuoteLabels,
  isOpen,
  mayRequote,
  NEWER_VERSION,
  quoteTones,
} from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { today } from "@travesia/api/colombia/days";
import { firstName } from "@travesia/api/colombia/names";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { Suspense, useEffect, useState } from "react";
import { asksIn } from "@travesia/api/quotes/quote/question/question.rules";
import { leaveFirstPage, pickedOnFirstPage } from "../../base/first-page.ts";
import { besideSession, useLinkPage } from "../../base/session/link-token.ts";
import { DeadLink } from "../../base/failure/DeadLink.tsx";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { Passage } from "../../ui/passage/Passage.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { lazyPart, useWhenQuiet } from "../../ui/lazy-part.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { AdvisorCard } from "../../features/quotes/approval/AdvisorCard.tsx";
import { AdvisorNote } from "../../features/quotes/approval/AdvisorNote.tsx";
import { ClientQuestions } from "../../features/quotes/approval/ClientQuestions.tsx";
import { DecisionBar } from "../../features/quotes/approval/DecisionBar.tsx";
import { offeredOptions } from "../../features/quotes/approval/offer-options.ts";
import { OfferDetails } from "../../features/quotes/approval/OfferDetails.tsx";
import { OfferOptions } from "../../features/quotes/approval/OfferOptions.tsx";
import { ProposalCover } from "../../features/quotes/approval/ProposalCover.tsx";
import { ProposalMark } from "../../features/quotes/approval/ProposalMark.tsx";
import { ProposalPdf } from "../../features/quotes/approval/ProposalPdf.tsx";
import { QuoteOfferCard } from "../../features/quotes/approval/QuoteOfferCard.tsx";
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

type SentQuote = NonNullable<QuoteApprovalQuery["quote"]>;

/** Shows where a client decides on an offer, out of the mail and without signing in. */
export function QuoteApprovalScreen() {
  const { params, query, token } = useLinkPage(quotePaths.approval.pattern);
  const { quoteId = "" } = params;
  const { data, error, refetch } = useQuoteApprovalQuery({
    variables: { id: quoteId },
    context: besideSession(token),
  });
  const settled = Boolean(data ?? error);
  useEffect(() => {
    if (settled) leaveFirstPage();
  }, [settled]);
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  if (!data) return <RecordSkeleton />;
  if (!data.quote?.sentOffer) return <DeadLink>{BAD_LINK}</DeadLink>;
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
  /** The version that the mail was about. */
  readonly mailed: number | null;
}

function Offer({ quote, sent, token, mailed }: OfferProps) {
  const options = offeredOptions(sent.offer.options);
  const [asked, setAsked] = useState(pickedOnFirstPage);
  const picked =
    options.find(({ id }) => id === (quote.chosenOptionId ?? asked)) ??
    options.find(({ recommended }) => recommended) ??
    null;
  const unfolded = useUnfolded(quote.id, token);
  const price = picked?.precioTotal ?? sent.precioTotal;
  const decision = useQuoteDecision(quote.id, token, sent.number, picked?.id ?? null);
  usePageTitle(`Tu viaje a ${quote.destino}`);
  const trip = sent.offer.options?.find(({ id }) => id === picked?.id) ?? sent.offer;
  const notice = clientNotices[quote.status];
  const open = isOpen(quote.status);
  const asks = mayRequote(quote.status);
  useWhenQuiet(loadDialogs, asks);
  return (
    <Stack sx={{ gap: 5, maxWidth: options.length > 0 ? 1080 : 760, mx: "auto" }}>
      <ProposalMark />
      <ProposalCover destination={quote.destino} trip={sent.offer.options?.[0] ?? sent.offer} />
      <Passage
        number={quote.quoteNumber}
        origin={quote.origen}
        destination={quote.destino}
        departure={quote.fechaIda}
        comeback={quote.fechaRegreso}
        travellers={quote.numeroPersonas}
        price={price}
        status={{ label: clientQuoteLabels[quote.status], tone: quoteTones[quote.status] }}
      />
      {mailed !== null && mailed < sent.number && open && <Alert severity="info">{NEWER_VERSION}</Alert>}
      {notice && <Alert severity={notice.severity}>{notice.text}</Alert>}
      {decision.passengerLink && (
        <Button
          variant="contained"
          color="secondary"
          size="large"
          href={new URL(decision.passengerLink).pathname + new URL(decision.passengerLink).search}
        >
          Completar los datos de los pasajeros
        </Button>
      )}
      {quote.vendedor ? (
        <AdvisorCard
          advisor={quote.vendedor}
          picture={quote.advisorPicture}
          whatsapp={`Hola, te escribo por la cotización ${quote.quoteNumber}.`}
          note={sent.note}
        />
      ) : (
        sent.note && (
          <Card sx={{ p: 5 }}>
            <AdvisorNote>{sent.note}</AdvisorNote>
          </Card>
        )
      )}
      {open && (
        <Typography>
          {firstName(sent.offer.client ?? quote.nombreCliente)}, esta es la propuesta que preparamos para ti.{" "}
          <strong>Es válida hasta el {spokenDay(today(new Date(sent.expiresAt)))}.</strong>
        </Typography>
      )}
      {options.length > 0 ? (
        <OfferOptions
          options={options}
          picked={open || quote.chosenOptionId ? (picked?.id ?? null) : null}
          onPick={open ? setAsked : undefined}
          observations={sent.offer.observaciones}
        />
      ) : (
        <QuoteOfferCard sent={sent} />
      )}
      <Card component="section" aria-label="El viaje y cómo se paga" sx={{ p: { xs: 4, md: 6 } }}>
        <OfferDetails
          option={picked?.name ?? null}
          trip={trip}
          departure={quote.fechaIda}
          onUnfold={picked ? () => unfolded(picked.id) : undefined}
        />
        <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
          Cómo se paga
        </Typography>
        {(quote.waysToPay ?? []).map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
      </Card>
      <ProposalPdf quoteId={quote.id} token={token} />
      <ClientQuestions quoteId={quote.id} token={token} open={asksIn.includes(quote.status)} />
      {asks && (
        <DecisionBar price={price} option={picked?.name ?? null} open={open} onDecide={decision.show} />
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
    </Stack>
  );
}
